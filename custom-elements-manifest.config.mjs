/** The manifest shows the public face alone, at the addresses that are published. */
const published = {
  name: 'published',
  packageLinkPhase({ customElementsManifest }) {
    const address = (path) => path?.replace(/^src\//, 'dist/').replace(/\.ts$/, '.js');
    for (const module of customElementsManifest.modules) {
      module.path = address(module.path);
      for (const declaration of module.declarations ?? [])
        if (declaration.members)
          declaration.members = declaration.members.filter(
            ({ name, privacy }) => !name.startsWith('#') && privacy !== 'private' && privacy !== 'protected',
          );
      for (const { declaration } of module.exports ?? []) if (declaration?.module) declaration.module = address(declaration.module);
    }
  },
};

export default {
  globs: ['src/board/**/*.ts', 'src/*.ts'],
  outdir: '.',
  litelement: true,
  dependencies: false,
  packagejson: false,
  plugins: [published],
};
