import type { CallName } from '@pcf/contract/operations/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginRegistration } from '../../apps/server/src/testing/joining.ts';
import { type Answer, startTestServer, type TestServer } from '../../apps/server/src/testing/test-server.ts';
import { keepCount } from '../counts.ts';
import { operationNames, operationOf } from '../shared/document.ts';
import { hintsFor } from '../shared/field-hints.ts';
import { type IdPlace, idPlaces, nameOfPlace } from '../shared/id-places.ts';
import { sampleRequest, sendOperation } from '../shared/operation-request.ts';
import { withoutLimits } from '../shared/settings.ts';
import { idsOf, rowsOf, tableColumns, tablesOf } from '../shared/stored-rows.ts';
import { textOf, told } from '../shared/told.ts';
import { furnishWorld, type World } from '../shared/world.ts';
import { foreignIds, neverUsed, type StoredIds } from './foreign-ids.ts';
import { forgetTraces, isOwnTrace, rowChanges } from './row-changes.ts';
import { wrongFields } from './wrong-fields.ts';

let server: TestServer;
let own: World;
let foreign: World;
let stored: StoredIds;
let storedRows: () => ReturnType<typeof rowsOf>;
let before: Awaited<ReturnType<typeof rowsOf>>;
let registrationToken: string;
let tried = 0;

beforeAll(async () => {
  server = await startTestServer({ demo: false, settings: withoutLimits });
  own = await furnishWorld(server, 'homestead');
  foreign = await furnishWorld(server, 'elsewhere');
  const columns = await tableColumns(server);
  stored = { own: await idsOf(server, columns, own), foreign: await idsOf(server, columns, foreign) };
  registrationToken = await beginRegistration(server, 'newcomer@homestead-new.example');
  storedRows = () => rowsOf(server, tablesOf(columns), foreign);
  before = await storedRows();
});
afterAll(async () => {
  await keepCount({ theme: 'isolation', what: 'requests with an id of another organisation', count: tried });
  await server.stop();
});

/** To somebody who is not signed in, an address of a mail is no id: signing in and joining begin with any address. */
const placesOf = (name: CallName) =>
  idPlaces(name).filter(({ kind }) => kind !== 'email' || operationOf(name).access !== 'public');

const hintsOf = (name: CallName) => ({ ...hintsFor(name, own), registrationToken });

async function ask(name: CallName, place: IdPlace, value: string): Promise<Answer> {
  const request = sampleRequest(name, hintsOf(name), { place, value });
  return sendOperation(server, name, request, { token: own.admin.token });
}

const leaks = (text: string) =>
  [foreign.canary, ...stored.foreign.filter(({ id }) => id.length > 10).map(({ id }) => id)].filter((mark) =>
    text.includes(mark),
  );

/** An id that is in every organisation's tallies tells nothing of any. */
const isForeign = (id: string) => !/^[0-]*$/.test(id);

async function tryPlace(name: CallName, place: IdPlace): Promise<string[]> {
  const where = nameOfPlace(place);
  const [unused, other] = [neverUsed(place.kind), neverUsed(place.kind)];
  const unknown = await ask(name, place, unused);
  expect(wrongFields(unknown, place), `The request of ${name} was wrong beside ${where}`).toEqual([]);
  const expected = told(unknown, unused);
  expect(told(await ask(name, place, other), other), where).toBe(expected);
  const ids = foreignIds(stored, place, hintsOf(name));
  expect(ids.length, where).toBeGreaterThan(0);
  for (const id of ids) {
    // Limits count callers and addresses, not what an address belongs to.
    if (place.kind === 'email' || operationOf(name).access === 'public')
      await server.database.executeSql('owner')('delete from rate_limit');
    const answer = await ask(name, place, id);
    expect(told(answer, id), `${where} ${id}`).toBe(expected);
    expect(isForeign(id) ? leaks(textOf(answer, id)) : [], where).toEqual([]);
  }
  tried += ids.length;
  return ids;
}

describe("another organisation's id", () => {
  it.each(operationNames.filter((name) => placesOf(name).length > 0))(
    'is to %s as one that never was',
    async (name) => {
      const given: string[] = [];
      for (const place of placesOf(name)) given.push(...(await tryPlace(name, place)));
      const changes = rowChanges(before, await storedRows());
      expect(changes.filter((change) => !isOwnTrace(change, given, own, foreign))).toEqual([]);
      await forgetTraces(server, own, changes, given);
      if (changes.length > 0) before = await storedRows();
    },
  );
});
