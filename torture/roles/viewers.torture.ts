import type { CallName } from '@pcf/contract/operations/calls';
import { needsEditor } from '@pcf/contract/permissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, registeredUser } from '../../apps/server/src/testing/companies.ts';
import { type Answer, startTestServer, type TestServer } from '../../apps/server/src/testing/test-server.ts';
import { keepCount } from '../counts.ts';
import { operationNames, operationOf } from '../shared/document.ts';
import { hintsFor } from '../shared/field-hints.ts';
import { sampleRequest, sendOperation } from '../shared/operation-request.ts';
import { withoutLimits } from '../shared/settings.ts';
import { rowsOf, tableColumns, tablesOf } from '../shared/stored-rows.ts';
import { furnishWorld, type World } from '../shared/world.ts';

let server: TestServer;
let world: World;
let viewer: Person;
let tried = 0;

beforeAll(async () => {
  server = await startTestServer({ demo: false, settings: withoutLimits });
  world = await furnishWorld(server, 'glasshouse');
  viewer = await registeredUser(server, world.admin.organisationId, {
    email: 'vera@glasshouse.example',
    accessLevel: 'VIEWER',
  });
});
afterAll(async () => {
  await keepCount({ theme: 'roles', what: 'requests of a viewer that are right in every respect', count: tried });
  await server.stop();
});

function ask(name: CallName, { token }: Person): Promise<Answer> {
  tried += 1;
  return sendOperation(server, name, sampleRequest(name, hintsFor(name, world)), { token });
}

const behindSignIn = operationNames.flatMap((name) => {
  const { access, method } = operationOf(name);
  return access === 'public' ? [] : [{ name, method, isForEditors: needsEditor(access) }];
});

const read = behindSignIn.filter(({ method, isForEditors }) => method === 'GET' && !isForEditors);
const refused = behindSignIn.filter(({ isForEditors }) => isForEditors);

describe('a viewer of a company that has something of everything', () => {
  it.each(read.map(({ name }) => name))('is answered by %s as an editor is', async (name) => {
    const [editors, viewers] = [await ask(name, world.editor), await ask(name, viewer)];
    expect(viewers.status, JSON.stringify(viewers.body)).toBe(editors.status);
    expect(viewers.body.code).toBe(editors.body.code);
  });

  it('is refused whatever changes something, and nothing changes', async () => {
    const tables = tablesOf(await tableColumns(server));
    const rows = () => rowsOf(server, tables, world);
    const before = await rows();
    const answers = [];
    for (const { name } of refused) answers.push([name, (await ask(name, viewer)).status]);
    expect(answers).toEqual(refused.map(({ name }) => [name, 403]));
    expect(await rows()).toEqual(before);
  });
});
