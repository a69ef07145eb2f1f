/** Compares what each entry exports with its report in etc/; with --update writes the reports anew. Needs a build. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { writeCounts } from './counts.mjs';
import { root } from './setup.mjs';

const update = process.argv.includes('--update');
const pkg = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
// several entries may share their types, as the CDN files do
const entries = new Map();
for (const [entry, { types }] of Object.entries(pkg.exports))
  if (types && ![...entries.values()].includes(types)) entries.set(entry, types);

mkdirSync(join(root, 'etc/tmp'), { recursive: true });
const counts = { passed: 0, failed: 0 };
for (const [entry, types] of entries) {
  const report = `${entry === '.' ? 'index' : basename(entry)}.api.md`;
  if (!existsSync(join(root, types))) {
    console.log(`--   ${entry}: ${types} is not there`);
    continue;
  }
  const config = ExtractorConfig.prepare({
    configObject: {
      projectFolder: root,
      mainEntryPointFilePath: join(root, types),
      newlineKind: 'lf',
      compiler: { tsconfigFilePath: join(root, 'tsconfig.build.json') },
      apiReport: { enabled: true, reportFileName: report, reportFolder: join(root, 'etc'), reportTempFolder: join(root, 'etc/tmp') },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: { default: { logLevel: 'error' } },
        extractorMessageReporting: {
          default: { logLevel: 'warning', addToApiReportFile: true },
          'ae-missing-release-tag': { logLevel: 'none' },
        },
        tsdocMessageReporting: { default: { logLevel: 'none' } },
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(root, 'package.json'),
  });
  const said = [];
  let result = { succeeded: false, apiReportChanged: false };
  try {
    result = Extractor.invoke(config, {
      localBuild: update,
      messageCallback(message) {
        if (message.logLevel === 'error' || message.logLevel === 'warning') said.push(message.text);
        message.handled = true;
      },
    });
  } catch (error) {
    said.push(String(error)); // it throws where a type leads to a file that is not there
  }
  const good = result.succeeded && (update || !result.apiReportChanged);
  counts[good ? 'passed' : 'failed']++;
  console.log(`${good ? 'ok  ' : 'FAIL'} ${entry}: etc/${report}${update && result.apiReportChanged ? ' rewritten' : ''}`);
  if (!good) console.log(said.join('\n'));
}
if (counts.failed) console.log('What outside programs see has changed: if that is meant, run npm run api:update and commit etc/.');
writeCounts('API reports', counts);
process.exitCode = counts.failed ? 1 : 0;
