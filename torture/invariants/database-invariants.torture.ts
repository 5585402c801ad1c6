import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Tx } from '../../apps/server/src/database/database.ts';
import type { TestServer } from '../../apps/server/src/testing/test-server.ts';
import { brokenInvariants } from './database-invariants.ts';
import { watchSubmissions } from './kept-submissions.ts';
import { sabotages } from './sabotages.ts';
import { startFilledServer } from './start-filled-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startFilledServer();
});
afterAll(() => server.stop());

class Undone extends Error {}

/** What is found in a transaction that ends without a trace. */
async function undone<Found>(work: (tx: Tx) => Promise<Found>): Promise<Found> {
  let found: { readonly value: Found } | undefined;
  await server.database
    .asOwner(async (tx) => {
      found = { value: await work(tx) };
      throw new Undone();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
  if (!found) throw new Error('Nothing was looked for.');
  return found.value;
}

it('finds nothing wrong with what was done through the services', async () => {
  expect(await server.database.asOwner(brokenInvariants)).toEqual({});
});

it.each(Object.entries(sabotages))('notices a row against %s', async (invariant, sabotage) => {
  const broken = await undone(async (tx) => {
    await sql.raw(sabotage).execute(tx);
    return brokenInvariants(tx);
  });
  expect(Object.keys(broken)).toContain(invariant);
});

it('notices a submission that says something else than it did', async () => {
  const changed = await watchSubmissions(server.database);
  expect(await changed()).toEqual([]);
  const change = (data: string) =>
    server.database.asOwner((tx) =>
      sql`update submission set data = ${data}::jsonb || data where version = 1`.execute(tx),
    );
  await change('{"comment": "I never said that."}');
  expect((await changed()).length).toBeGreaterThan(0);
});

it('finds nothing wrong with lines that are sent anew, in their campaign or outside of it', async () => {
  const { access_token: token } = await server.signIn('lena.brandt@nordic-kitchen.example');
  const { rows } = await server.database.asOwner((tx) =>
    sql<{ productId: string; campaignId: string | null }>`
      update product_line l set mailed_at = now() - interval '2 days' from emission_request r
       where r.id = l.request_id and l.status in ('DECLINED', 'COMPLETED') and not l.archived
      returning l.product_id as "productId", r.campaign_id as "campaignId"`.execute(tx),
  );
  const inCampaigns: string[] = [];
  for (const { productId, campaignId } of rows) {
    const { status, body } = await server.call('resendRequests', { token, body: { items: [{ productId }] } });
    // A supplier who is no partner any more is not asked.
    if (status === 200 && campaignId !== null) inCampaigns.push(productId);
    else if (status !== 200) expect(body.code).toBe('INVALID_TRANSITION');
  }
  expect(inCampaigns).not.toEqual([]);
  expect(await server.database.asOwner(brokenInvariants)).toEqual({});
});
