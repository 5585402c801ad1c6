import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createDatabase, type Database } from '../database/database.ts';
import { openTestDatabase, type TestDatabase } from '../testing/database-source.ts';
import { clearLimit, type SharedLimit, takeLimit, tooManyRequests } from './shared-limit.ts';

let testDatabase: TestDatabase;
let database: Database;
beforeAll(async () => {
  testDatabase = await openTestDatabase(inject('databaseSource'));
  database = createDatabase(testDatabase.backend);
});
afterAll(() => testDatabase.drop());

const limitOf = (bucket: string): SharedLimit => ({ bucket, allowed: 3, windowSeconds: 60 });
const take = (limit: SharedLimit, subject: string) =>
  database.withoutOrganisation((tx) => takeLimit(tx, limit, subject));
const asOwner = (statement: string) => database.asOwner((tx) => sql.raw(statement).execute(tx));

describe('a shared limit', () => {
  it('allows its number of uses and then says how long to wait', async () => {
    const limit = limitOf('number');
    const waits = [];
    for (let use = 0; use < 5; use += 1) waits.push(await take(limit, 'somebody'));
    expect(waits.slice(0, 3)).toEqual([undefined, undefined, undefined]);
    for (const wait of waits.slice(3)) {
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(60);
    }
  });

  it('counts every one of many uses at once', async () => {
    const limit = limitOf('at once');
    const waits = await Promise.all(Array.from({ length: 8 }, () => take(limit, 'somebody')));
    expect(waits.filter((wait) => wait === undefined)).toHaveLength(3);
  });

  it('keeps subjects and buckets apart', async () => {
    const [one, other] = [limitOf('one'), limitOf('other')];
    for (let use = 0; use < 4; use += 1) await take(one, 'somebody');
    expect(await take(one, 'somebody')).toBeDefined();
    expect(await take(one, 'somebody else')).toBeUndefined();
    expect(await take(other, 'somebody')).toBeUndefined();
  });

  it('starts anew when its time has passed, and when it is cleared', async () => {
    const limit = limitOf('anew');
    for (let use = 0; use < 4; use += 1) await take(limit, 'somebody');
    await asOwner("update rate_limit set resets_at = now() where bucket = 'anew'");
    expect(await take(limit, 'somebody')).toBeUndefined();
    for (let use = 0; use < 3; use += 1) await take(limit, 'somebody');
    expect(await take(limit, 'somebody')).toBeDefined();
    await database.withoutOrganisation((tx) => clearLimit(tx, limit, 'somebody'));
    expect(await take(limit, 'somebody')).toBeUndefined();
  });

  it('keeps no address and no e-mail', async () => {
    await take(limitOf('private'), 'lena@exchange.example');
    const { rows } = await asOwner("select * from rate_limit where bucket = 'private'");
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('lena');
  });

  it('is answered as a problem with the time to wait', () => {
    expect(tooManyRequests(7)).toMatchObject({ code: 'TOO_MANY_REQUESTS', status: 429, details: { retryAfter: 7 } });
  });
});
