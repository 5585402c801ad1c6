import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerCompany } from '../../../testing/joining.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { untilBlocked } from '../../../testing/until-blocked.ts';
import { fileOf, importTemplates, templatesOf } from './testing/sold-product-file.ts';

let server: TestServer;
let token: string;
let owner: pg.Client;
beforeAll(async () => {
  server = await startTestServer({ demo: false });
  token = (await registerCompany(server, 'mara@mill.example', 'Mill')).token;
  const settings = server.testDatabase.settings;
  owner = new pg.Client({ connectionString: settings?.kind === 'postgres' ? settings.owner : undefined });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await server.stop();
});

it('finds a reference that somebody else took while it was writing', async () => {
  await owner.query('begin');
  await owner.query(
    `insert into template (organisation_id, name, internal_reference, created_by, updated_by)
     select organisation_id, 'Quicker', 'Q-2', id, id from organisation_user where email = 'mara@mill.example'`,
  );
  const importing = importTemplates(
    server,
    token,
    fileOf(['Q-1', 'Q-2'].map((internalReference) => ({ name: 'Slow', internalReference }))),
  );
  await untilBlocked(owner);
  await owner.query('commit');
  const result = await importing;
  expect(result).toMatchObject({ created: 0, written: false, errors: [] });
  expect(result.warnings).toMatchObject([{ row: 3, code: 'DUPLICATED_REFERENCE_IN_SYSTEM', value: 'Q-2' }]);
  expect(await templatesOf(server, 'Q-%')).toMatchObject([{ name: 'Quicker' }]);
});

it('makes a template anew that somebody deleted while it waited to update it', async () => {
  await importTemplates(server, token, fileOf([{ name: 'Old', internalReference: 'Q-3' }]));
  await owner.query('begin');
  await owner.query(`delete from template where internal_reference = 'Q-3'`);
  const importing = importTemplates(server, token, fileOf([{ name: 'New', internalReference: 'Q-3', value: '2' }]), {
    allowWarnings: 'true',
    onDuplicate: 'update',
  });
  await untilBlocked(owner);
  await owner.query('commit');
  expect(await importing).toMatchObject({ created: 1, updated: 0, warnings: [] });
  expect(await templatesOf(server, 'Q-3')).toMatchObject([{ name: 'New', version: 1, emission_value: '2' }]);
});
