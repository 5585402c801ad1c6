import { randomUUID } from 'node:crypto';
import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { cancelableStatuses } from '@pcf/domain/exchange/changeable-statuses';
import { withoutTrailing } from '@pcf/domain/text/without-trailing';
import type { Caller, Tx } from '../../database/database.ts';
import { recordActivity } from '../../database/record-activity.ts';
import { type ReadHandler, reads } from '../../http/operation-handler.ts';
import { checkPage } from '../../http/paging.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { askPartners } from '../../network/ask-partners.ts';
import type { NetworkAccess } from '../../network/partner-settings.ts';
import { createNetworkSecret, hashSecret } from '../../tokens/secrets.ts';
import {
  type ConnectionRow,
  changePartner,
  closeConnection,
  countConnections,
  holdConnection,
  holdWaitingLines,
  openConnection,
  renewSecret,
  selectConnection,
  selectPage,
  selectPartners,
  updateConnection,
} from './connections.queries.ts';

const withoutTrailingSlash = (address: string) => withoutTrailing(address, '/');

const presentConnection = (row: ConnectionRow): Connection => ({
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

export const listNetworkPartners = reads<'listNetworkPartners', { partners: ReturnType<typeof selectPartners> }>(
  (db) => ({ partners: selectPartners(db) }),
  ({ partners }) => ({
    data: partners.map(({ partner_organisation_id: partnerId, name, relations }) => ({ partnerId, name, relations })),
  }),
);

type Given = CheckedInput<'createNetworkConnection'>['body'] | CheckedInput<'updateNetworkConnection'>['body'];

export interface ConnectionService {
  readonly listNetworkConnections: ReadHandler<'listNetworkConnections'>;
  createNetworkConnection(
    tx: Tx,
    input: CheckedInput<'createNetworkConnection'>,
    caller: Caller,
  ): Promise<OperationOutput<'createNetworkConnection'>>;
  updateNetworkConnection(
    tx: Tx,
    input: CheckedInput<'updateNetworkConnection'>,
    caller: Caller,
  ): Promise<OperationOutput<'updateNetworkConnection'>>;
}

export function createConnectionService({ secrets, allowHttp, publicUrl }: NetworkAccess): ConnectionService {
  const settingsOf = (given: Given) => ({
    ...checkedAddresses(given, allowHttp),
    client_id: given.clientId,
    answer_known: given.answerKnown,
    reject_unknown: given.rejectUnknown,
  });

  function seal(secret: string, connectionId: string): string {
    if (!secrets) throw new ProblemError('NETWORK_NOT_SET_UP');
    return secrets.seal(secret, connectionId);
  }

  return {
    listNetworkConnections: reads<
      'listNetworkConnections',
      { page: ReturnType<typeof selectPage>; count: ReturnType<typeof countConnections> }
    >(
      (db, { query }) => ({ page: selectPage(db, checkPage(query)), count: countConnections(db) }),
      ({ page, count: [total] }) => ({
        data: page.map(presentConnection),
        metadata: { count: total?.count ?? 0 },
        setup: { canConnect: secrets !== undefined, baseUrl: publicUrl ?? null },
      }),
    ),

    async createNetworkConnection(tx, { body }, caller) {
      const id = randomUUID();
      const secret = createNetworkSecret();
      const outcome = await openConnection(tx, {
        id,
        partnerId: body.partnerId ?? null,
        name: body.name,
        relations: body.relations,
        ...settingsOf(body),
        client_secret: seal(body.clientSecret, id),
        secretHash: hashSecret(secret),
      });
      if (outcome === 'NOT_POSSIBLE') throw impossiblePartner();
      if (outcome !== 'OPENED') throw new ProblemError(outcome);
      if (body.partnerId) await askAnew(tx, caller, body.partnerId);
      await recordActivity(tx, caller, 'NETWORK_CONNECTION_CREATED', { name: body.name });
      return { ...presentConnection(await read(tx, id)), secret };
    },

    async updateNetworkConnection(tx, { params: { connectionId }, body }, caller) {
      const settings = settingsOf(body);
      const sealed = body.clientSecret ? seal(body.clientSecret, connectionId) : undefined;
      const held = await holdConnection(tx, connectionId);
      if (!held) throw new ProblemError('NOT_FOUND');
      if (held.version !== body.version) throw new ProblemError('STALE_VERSION', { extra: { version: held.version } });
      if (!sealed && hasOtherAddresses(held, settings)) throw secretRequired();
      refuseParting(await changePartner(tx, connectionId, body, cancelableStatuses));
      await updateConnection(tx, connectionId, { ...settings, ...(sealed ? { client_secret: sealed } : {}) });
      await recordActivity(tx, caller, 'NETWORK_CONNECTION_CHANGED', { name: body.name });
      return presentConnection(await read(tx, connectionId));
    },
  };
}

/** What somebody was asked for by mail who turns out to live on another platform is asked for there. */
async function askAnew(tx: Tx, caller: Caller, supplierId: string): Promise<void> {
  const lines = await holdWaitingLines(tx, supplierId);
  await askPartners(tx, caller.organisationId, { lineIds: lines.map(({ id }) => id), comment: null });
}

export async function deleteNetworkConnection(
  tx: Tx,
  { params }: CheckedInput<'deleteNetworkConnection'>,
  caller: Caller,
): Promise<undefined> {
  const closed = await closeConnection(tx, params.connectionId, cancelableStatuses);
  refuseParting(closed);
  await recordActivity(tx, caller, 'NETWORK_CONNECTION_DELETED', { name: closed.name ?? '' });
  return undefined;
}

export async function renewNetworkSecret(
  tx: Tx,
  { params, body }: CheckedInput<'renewNetworkSecret'>,
  caller: Caller,
): Promise<OperationOutput<'renewNetworkSecret'>> {
  const secret = createNetworkSecret();
  const { endFormer } = body;
  const renewed = await renewSecret(tx, params.connectionId, { secretHash: hashSecret(secret), endFormer });
  if (!renewed) throw new ProblemError('NOT_FOUND');
  await recordActivity(tx, caller, 'NETWORK_CREDENTIALS_RENEWED', { name: renewed.name });
  return {
    clientId: params.connectionId,
    secret,
    secretIssuedAt: renewed.secret_issued_at.toISOString(),
    formerSecretUntil: renewed.former_secret_until?.toISOString() ?? null,
  };
}

async function read(tx: Tx, id: string): Promise<ConnectionRow> {
  const row = await selectConnection(tx, id);
  if (!row) throw new Error('A connection that was written is not there.');
  return row;
}

function refuseParting({
  outcome,
  open_lines,
}: {
  readonly outcome: string;
  readonly open_lines: number | null;
}): void {
  switch (outcome) {
    case 'SUPPLIER_HAS_OPEN_REQUESTS':
      throw new ProblemError(outcome, { extra: { count: open_lines } });
    case 'FORBIDDEN':
    case 'NOT_FOUND':
      throw new ProblemError(outcome);
  }
}

const impossiblePartner = () =>
  new ProblemError('VALIDATION_FAILED', {
    errors: [
      { path: '/body/partnerId', code: 'INVALID_VALUE', message: 'This partner has a way to be reached already' },
    ],
  });

interface Addresses {
  readonly base_url: string;
  readonly auth_base_url: string | null;
}

/** A secret that is kept must not be had by giving the connection another address. */
const hasOtherAddresses = (held: Addresses, given: Addresses) =>
  held.base_url !== given.base_url || (held.auth_base_url ?? held.base_url) !== (given.auth_base_url ?? given.base_url);

const secretRequired = () =>
  new ProblemError('VALIDATION_FAILED', {
    errors: [
      { path: '/body/clientSecret', code: 'REQUIRED', message: 'The secret is given again where the address changes' },
    ],
  });

type Connection = OperationOutput<'updateNetworkConnection'>;

type GivenAddresses = Pick<CheckedInput<'createNetworkConnection'>['body'], 'baseUrl' | 'authBaseUrl'>;

/** Figures and secrets go there, so that nobody on the way may read them. */
function checkedAddresses({ baseUrl, authBaseUrl }: GivenAddresses, allowHttp: boolean) {
  const unencrypted = Object.entries({ baseUrl, authBaseUrl }).filter(
    ([, address]) => address && !allowHttp && !address.toLowerCase().startsWith('https:'),
  );
  if (unencrypted.length > 0) {
    throw new ProblemError('VALIDATION_FAILED', {
      errors: unencrypted.map(([field]) => ({
        path: `/body/${field}`,
        code: 'INVALID_FORMAT',
        message: 'The address begins with https://',
      })),
    });
  }
  return {
    base_url: withoutTrailingSlash(baseUrl),
    auth_base_url: authBaseUrl ? withoutTrailingSlash(authBaseUrl) : null,
  };
}
