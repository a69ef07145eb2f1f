/** The manifest shows the public face alone, at the addresses that are published. */
const published = {
  name: 'published',
  packageLinkPhase({ customElementsManifest }) {
    const address = (path) => path?.replace(/^\/?src\//, 'dist/').replace(/\.ts$/, '.js');
    for (const module of customElementsManifest.modules) {
      module.path = address(module.path);
      for (const declaration of module.declarations ?? []) {
        if (declaration.members)
          declaration.members = declaration.members.filter(
            ({ name, privacy }) => !name.startsWith('#') && privacy !== 'private' && privacy !== 'protected',
          );
        // those that are documented, not what their sender looks like
        if (declaration.events) declaration.events = declaration.events.filter(({ name }) => name.startsWith('tabla-'));
        for (const event of declaration.events ?? []) event.type ??= { text: `BoardEvents['${event.name}']` };
        for (const part of [declaration.superclass, ...[declaration.members, declaration.attributes, declaration.events].flat()])
          for (const origin of [part, part?.inheritedFrom]) if (origin?.module) origin.module = address(origin.module);
      }
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
