import type { CallName } from '@pcf/contract/operations/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginRegistration } from '../../apps/server/src/testing/joining.ts';
import type { Answer } from '../../apps/server/src/testing/test-server.ts';
import { keepCount } from '../counts.ts';
import { operationNames, operationOf } from '../shared/document.ts';
import { hintsFor } from '../shared/field-hints.ts';
import { type IdPlace, idPlaces, nameOfPlace } from '../shared/id-places.ts';
import { sampleRequest, sendOperation } from '../shared/operation-request.ts';
import { textOf, told } from '../shared/told.ts';
import { foreignIds, neverUsed, ownIdAt } from './foreign-ids.ts';
import { openTwoWorlds, type TwoWorlds } from './two-worlds.ts';
import { wrongFields } from './wrong-fields.ts';

let worlds: TwoWorlds;
let registrationToken: string;
let tried = 0;

beforeAll(async () => {
  worlds = await openTwoWorlds();
  registrationToken = await beginRegistration(worlds.server, 'newcomer@homestead-new.example');
});
afterAll(async () => {
  await keepCount({ theme: 'isolation', what: 'requests with an id of another organisation', count: tried });
  await worlds.server.stop();
});

/** To somebody who is not signed in, an address of a mail is no id: signing in and joining begin with any address. */
const placesOf = (name: CallName) =>
  idPlaces(name).filter(({ kind }) => kind !== 'email' || operationOf(name).access !== 'public');

const hintsOf = (name: CallName) => ({ ...hintsFor(name, worlds.own), registrationToken });

async function ask(name: CallName, place: IdPlace, value: string): Promise<Answer> {
  const request = sampleRequest(name, hintsOf(name), { place, value });
  const send = () => sendOperation(worlds.server, name, request, { token: worlds.own.admin.token });
  const answer = await send();
  if (answer.status !== 429) return answer;
  await forgetLimits();
  return send();
}

const forgetLimits = () => worlds.server.database.executeSql('owner')('delete from rate_limit');

/** An id that is in every organisation's tallies tells nothing of any. */
const isForeign = (id: string) => !/^[0-]*$/.test(id);

async function tryPlace(name: CallName, place: IdPlace): Promise<string[]> {
  const where = nameOfPlace(place);
  const [unused, other] = [neverUsed(place.kind), neverUsed(place.kind)];
  const unknown = await ask(name, place, unused);
  expect(wrongFields(unknown, place), `The request of ${name} was wrong beside ${where}`).toEqual([]);
  const expected = told(unknown, unused);
  expect(told(await ask(name, place, other), other), where).toBe(expected);
  const ids = foreignIds(worlds.stored, place, hintsOf(name));
  expect(ids.length, where).toBeGreaterThan(0);
  for (const id of ids) {
    // Limits count callers and addresses, not what an address belongs to.
    if (place.kind === 'email' || operationOf(name).access === 'public') await forgetLimits();
    const answer = await ask(name, place, id);
    expect(told(answer, id), `${where} ${id}`).toBe(expected);
    expect(isForeign(id) ? worlds.leaksIn(textOf(answer, id)) : [], where).toEqual([]);
  }
  tried += ids.length;
  return ids;
}

/** Organisations are named to whoever runs the installation; to everybody else each of them is refused before it is looked at. */
const ofInstallation = (name: CallName) => operationOf(name).access === 'manageInstallation';

const named = operationNames.filter((name) => placesOf(name).length > 0);
const withIds = named.filter((name) => !ofInstallation(name));

describe("another organisation's id", () => {
  it.each(withIds)('is to %s as one that never was', async (name) => {
    const given: string[] = [];
    for (const place of placesOf(name)) given.push(...(await tryPlace(name, place)));
    await worlds.forget(await worlds.expectUnchanged(given), given);
  });
});

describe('any id', () => {
  it.each(named.filter(ofInstallation))('is refused by %s alike', async (name) => {
    const given: string[] = [];
    for (const place of placesOf(name)) {
      const ids = [...foreignIds(worlds.stored, place, hintsOf(name)), ownIdAt(place, hintsOf(name)) ?? ''];
      const unused = neverUsed(place.kind);
      const unknown = await ask(name, place, unused);
      expect(unknown.body.code).toBe('FORBIDDEN');
      for (const id of ids) expect(told(await ask(name, place, id), id)).toBe(told(unknown, unused));
      given.push(...ids);
    }
    tried += given.length;
    await worlds.forget(await worlds.expectUnchanged(given), given);
  });
});

describe('an own id', () => {
  it.each(withIds.filter((name) => operationOf(name).method === 'GET'))('is known to %s', async (name) => {
    for (const place of placesOf(name)) {
      const [unused, id] = [neverUsed(place.kind), ownIdAt(place, hintsOf(name)) ?? ''];
      expect(id, nameOfPlace(place)).not.toBe('');
      const answer = await ask(name, place, id);
      expect(answer.status, nameOfPlace(place)).toBe(200);
      expect(told(answer, id), nameOfPlace(place)).not.toBe(told(await ask(name, place, unused), unused));
    }
  });
});
