import { readFile } from 'node:fs/promises';
import type { LogoType } from '@pcf/contract/operations/file-types';
import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import type { Caller, Database, Queries, Tx } from '../../database/database.ts';
import { recordActivity } from '../../database/record-activity.ts';
import { readPictureHeader } from '../../files/picture-header.ts';
import type { StoredAnswer } from '../../http/idempotency.ts';
import type { AuthenticatedCall, Download, Upload } from '../../http/operation-handler.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { presentOrganisation, selectOrganisation } from './organisation.queries.ts';

const selectLogo = (db: Queries) => db.selectFrom('organisation_logo').select(['type', 'content']);

const upsertLogo = (tx: Tx, logo: { organisation_id: string; type: LogoType; content: Buffer }) =>
  tx
    .insertInto('organisation_logo')
    .values(logo)
    .onConflict((conflict) =>
      conflict
        .column('organisation_id')
        .doUpdateSet({ type: logo.type, content: logo.content, updated_at: new Date() }),
    )
    .execute();

const deleteLogo = (tx: Tx, organisationId: string) =>
  tx.deleteFrom('organisation_logo').where('organisation_id', '=', organisationId).executeTakeFirstOrThrow();

const leastPixels = 16;

const maxPixels = 4096;

const isShowable = (pixels: number) => pixels >= leastPixels && pixels <= maxPixels;

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

/** A picture by its content, whatever its name and its sender claim, and one that a page can show. */
async function checkedLogo(path: string): Promise<{ type: LogoType; content: Buffer }> {
  const content = await readFile(path);
  const header = readPictureHeader(content);
  if (!header || !isShowable(header.width) || !isShowable(header.height)) throw new ProblemError('INVALID_FILE');
  return { type: header.type, content };
}
