import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Caller, Database } from '../database/database.ts';
import { recordBulk } from '../database/record-activity.ts';
import type { DocumentStore } from '../files/document-store.ts';
import { insertDocument } from '../modules/documents/documents.queries.ts';
import { newStorageKey } from '../modules/documents/upload-document.service.ts';
import { atDemoMoment } from './at-demo-moment.ts';
import { demoPdf } from './demo-pdf.ts';
import { type DemoStatement, demoStatements, statementName } from './demo-statements.ts';

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
