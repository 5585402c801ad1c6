import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Caller, Database } from '../database/database.ts';
import { recordBulk } from '../database/record-activity.ts';
import type { DocumentStore } from '../files/document-store.ts';
import { insertDocument } from '../modules/documents/documents.queries.ts';
import { newStorageKey } from '../modules/documents/upload-document.ts';
import { atDemoMoment } from './at-demo-moment.ts';
import { type DemoStatement, demoStatements, statementName } from './demo-statements.ts';

/** As the encoding of the font has it; whatever it lacks is left out. */
const written = (line: string) => line.replaceAll(/[\\()]/g, '\\$&').replaceAll(/[^\u0020-\u007e\u00a0-\u00ff]/g, '');

/** The documents that verified answers carry, in the libraries of those who answered. */
export async function loadDemoStatements(
  database: Database,
  documents: DocumentStore,
  callers: ReadonlyMap<string, Caller>,
): Promise<void> {
  for (const statement of demoStatements) {
    const caller = callers.get(statement.supplier);
    if (!caller) continue;
    await atDemoMoment(database, statement.daysAgo, caller, async (tx) => {
      const name = statementName(statement.reference);
      // An interrupted load begins anew.
      if (await tx.selectFrom('document').select('id').where('name', '=', name).executeTakeFirst()) return;
      const content = demoPdf(linesOf(statement));
      const storageKey = newStorageKey();
      await documents.put(storageKey, Readable.from([content]), content.length);
      await insertDocument(tx, {
        organisation_id: caller.organisationId,
        name,
        size_bytes: content.length,
        sha256: createHash('sha256').update(content).digest('hex'),
        storage_key: storageKey,
        created_by: caller.userId,
      });
      await recordBulk(tx, caller, 'DOCUMENTS_ADDED', 1, { name });
    });
  }
}

const linesOf = ({ company, product, footprint, assurance }: DemoStatement): readonly string[] => [
  'Verification statement',
  `Company: ${company}`,
  `Product: ${product}`,
  `Carbon footprint, cradle to gate, 2025: ${footprint}`,
  '',
  `Nordlys Assurance has examined this figure by ISO 14064-3 with ${assurance} assurance.`,
  'It was calculated by ISO 14067. We found no material misstatement.',
  '',
  'This document belongs to the demo of PCF Exchange.',
  'The companies that it names, the verifier among them, are invented.',
];

/** A page of A4 with lines of text, the first of them its title: the least that every reader opens. */
function demoPdf([title = '', ...lines]: readonly string[]): Buffer {
  const text = [
    'BT /F2 18 Tf 56 770 Td 16 TL',
    `(${written(title)}) Tj T* T*`,
    '/F1 11 Tf',
    ...lines.map((line) => `(${written(line)}) Tj T*`),
    'ET',
  ].join('\n');
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title (${written(title)}) >>`,
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  // One byte for each letter, so that the places counted above are those of the file.
  return Buffer.from(file, 'latin1');
}
