import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inCatalogue } from './catalogue-folder.ts';
import { generatedFiles } from './generated-files.ts';

for (const [path, text] of generatedFiles()) {
  mkdirSync(dirname(inCatalogue(path)), { recursive: true });
  writeFileSync(inCatalogue(path), text);
  process.stdout.write(`packages/catalogue/${path} written\n`);
}
