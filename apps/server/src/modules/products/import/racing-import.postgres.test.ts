import { expect, it } from 'vitest';
import { serverOfFile } from '../../../testing/api-test.ts';
import { tokenOf } from '../../../testing/members.ts';
import { afterWaiting, ownerOfFile, untilBlocked } from '../../../testing/until-blocked.ts';
import { importFile, linesOf, shortHeader } from './testing/import-file.ts';

const server = await serverOfFile();
const lena = await tokenOf(server, 'lena.brandt@nordic-kitchen.example');
const owner = await ownerOfFile(server);

it('finds a reference that somebody else took while it was writing', async () => {
  const result = await afterWaiting(
    owner,
    `insert into product (organisation_id, name, internal_reference, created_by)
     select organisation_id, 'Quicker', 'Q-2', id from organisation_user where email = 'lena.brandt@nordic-kitchen.example'`,
    () => importFile(server, lena, `${shortHeader}\nSlow,Q-1,\nSlow,Q-2,\n`),
  );
  expect(result).toMatchObject({ created: 0, written: false, errors: [] });
  expect(result.warnings).toMatchObject([{ row: 3, code: 'DUPLICATED_REFERENCE_IN_SYSTEM', value: 'Q-2' }]);
  expect(await linesOf(server, 'Q-%')).toEqual([]);
});

it('is written where the other one gives up', async () => {
  await owner.query('begin');
  await owner.query(
    `insert into product (organisation_id, name, internal_reference, created_by)
     select organisation_id, 'Given up', 'Q-3', id from organisation_user where email = 'lena.brandt@nordic-kitchen.example'`,
  );
  const importId = crypto.randomUUID();
  const importing = importFile(server, lena, `${shortHeader}\nPatient,Q-3,\n`, { importId });
  await untilBlocked(owner);
  // All of the file is read, and nothing of it written yet.
  expect((await server.call('getImportProgress', { token: lena, params: { importId } })).body).toMatchObject({
    phase: 'SAVING',
    percent: 50,
  });
  await owner.query('rollback');
  expect(await importing).toMatchObject({ created: 1, warnings: [] });
});
