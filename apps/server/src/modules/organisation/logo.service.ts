import type { LogoType } from '@pcf/contract/operations/file-types';
import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import type { Caller, Database, Tx } from '../../database/database.ts';
import { recordActivity } from '../../database/record-activity.ts';
import type { StoredAnswer } from '../../http/idempotency.ts';
import type { AuthenticatedCall, Download, Upload } from '../../http/operation-handler.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { checkedLogo } from './checked-logo.ts';
import { deleteLogo, selectLogo, upsertLogo } from './logo.queries.ts';
import { selectOrganisation } from './organisation.queries.ts';
import { presentOrganisation } from './present-organisation.ts';

const fileNames: Record<LogoType, string> = {
  'image/png': 'logo.png',
  'image/jpeg': 'logo.jpg',
  'image/webp': 'logo.webp',
};

export async function uploadOrganisationLogo(upload: Upload<'uploadOrganisationLogo'>): Promise<StoredAnswer> {
  const { path } = await upload.receive();
  const logo = await checkedLogo(path);
  return upload.conclude(async (tx, caller) => {
    await upsertLogo(tx, { organisation_id: caller.organisationId, ...logo });
    await recordActivity(tx, caller, 'LOGO_CHANGED', { logo: 'SET' });
    return presentOrganisation(await selectOrganisation(tx).executeTakeFirstOrThrow());
  });
}

export async function deleteOrganisationLogo(
  tx: Tx,
  _input: CheckedInput<'deleteOrganisationLogo'>,
  caller: Caller,
): Promise<undefined> {
  const { numDeletedRows } = await deleteLogo(tx, caller.organisationId);
  if (numDeletedRows === 0n) throw new ProblemError('NOT_FOUND');
  await recordActivity(tx, caller, 'LOGO_CHANGED', { logo: 'REMOVED' });
  return undefined;
}

export const createLogoDownload =
  (database: Database) =>
  async ({ credential }: AuthenticatedCall): Promise<Download> => {
    const { results } = await database.read(credential, (db) => ({ found: selectLogo(db) }));
    const [found] = results.found;
    if (!found) throw new ProblemError('NOT_FOUND');
    return { type: found.type, fileName: fileNames[found.type], content: Buffer.from(found.content) };
  };
