import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { openApiFile, openApiText } from './openapi-file.ts';

mkdirSync(dirname(openApiFile), { recursive: true });
writeFileSync(openApiFile, openApiText());
process.stdout.write('docs/openapi.json written\n');
