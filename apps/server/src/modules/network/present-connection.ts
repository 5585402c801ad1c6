import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import type { ConnectionRow } from './connections.queries.ts';

type Connection = OperationOutput<'updateNetworkConnection'>;

export const presentConnection = (row: ConnectionRow): Connection => ({
  id: row.id,
  partnerId: row.partner_organisation_id,
  name: row.name,
  relations: row.relations,
  baseUrl: row.base_url,
  authBaseUrl: row.auth_base_url,
  clientId: row.client_id,
  answerKnown: row.answer_known,
  rejectUnknown: row.reject_unknown,
  issued: {
    clientId: row.id,
    secretIssuedAt: row.secret_issued_at.toISOString(),
    formerSecretUntil: row.former_secret_until?.toISOString() ?? null,
  },
  lastTest: row.tested_at
    ? { testedAt: row.tested_at.toISOString(), failedStep: row.failed_step, error: row.test_error }
    : null,
  version: row.version,
  createdBy: row.created_by,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});
