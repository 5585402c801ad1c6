import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import type { DocumentRow } from './documents.queries.ts';

export const presentDocument = (row: DocumentRow): OperationOutput<'uploadDocument'> => ({
  id: row.id,
  name: row.name,
  createdAt: row.created_at.toISOString(),
  isUsed: row.is_used,
  sizeBytes: row.size_bytes,
});
