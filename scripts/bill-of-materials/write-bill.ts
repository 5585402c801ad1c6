import { writeFileSync } from 'node:fs';
import { billFile, billOfMaterials } from './bill-of-materials.ts';

writeFileSync(billFile, billOfMaterials());
process.stdout.write('docs/bill-of-materials.cdx.json written\n');
