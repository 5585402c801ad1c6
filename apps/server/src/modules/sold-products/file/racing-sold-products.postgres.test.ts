import { expect, it } from 'vitest';
import { serverOfFile } from '../../../testing/api-test.ts';
import { registerCompany } from '../../../testing/joining.ts';
import { afterWaiting, ownerOfFile } from '../../../testing/until-blocked.ts';
import { fileOf, importTemplates, templatesOf } from './testing/sold-product-file.ts';

const server = await serverOfFile({ demo: false });
const { token } = await registerCompany(server, 'mara@mill.example', 'Mill');
const owner = await ownerOfFile(server);

it('finds a reference that somebody else took while it was writing', async () => {
  const result = await afterWaiting(
    owner,
    `insert into template (organisation_id, name, internal_reference, created_by, updated_by)
     select organisation_id, 'Quicker', 'Q-2', id, id from organisation_user where email = 'mara@mill.example'`,
    () =>
      importTemplates(
        server,
        token,
        fileOf(['Q-1', 'Q-2'].map((internalReference) => ({ name: 'Slow', internalReference }))),
      ),
  );
  expect(result).toMatchObject({ created: 0, written: false, errors: [] });
  expect(result.warnings).toMatchObject([{ row: 3, code: 'DUPLICATED_REFERENCE_IN_SYSTEM', value: 'Q-2' }]);
  expect(await templatesOf(server, 'Q-%')).toMatchObject([{ name: 'Quicker' }]);
});

it('makes a template anew that somebody deleted while it waited to update it', async () => {
  await importTemplates(server, token, fileOf([{ name: 'Old', internalReference: 'Q-3' }]));
  const result = await afterWaiting(owner, `delete from template where internal_reference = 'Q-3'`, () =>
    importTemplates(server, token, fileOf([{ name: 'New', internalReference: 'Q-3', value: '2' }]), {
      allowWarnings: 'true',
      onDuplicate: 'update',
    }),
  );
  expect(result).toMatchObject({ created: 1, updated: 0, warnings: [] });
  expect(await templatesOf(server, 'Q-3')).toMatchObject([{ name: 'New', version: 1, emission_value: '2' }]);
});
