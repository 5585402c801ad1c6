import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { type Asked, answeringOfFile, askFor } from '../../testing/answering.ts';
import { completeAnswer } from '../../testing/answers.ts';
import { createKey } from '../../testing/api-keys.ts';
import { plansOf } from '../../testing/plan-nodes.ts';
import { selectHeldLine } from './answered-line.queries.ts';

const all = await answeringOfFile({ SIGN_INS_PER_MINUTE: '1000' });
const { server, mill } = all;

let asked: Asked;
beforeEach(async () => {
  asked = await askFor(all);
});

/** Works while somebody else holds the line, as a colleague's call does for the moment that it takes. */
async function whileLineIsHeld<Result>(work: () => Promise<Result>): Promise<Result> {
  const held = Promise.withResolvers<void>();
  const finished = Promise.withResolvers<void>();
  const holding = server.database.asOwner(async (tx) => {
    await sql`select from product_line where id = ${asked.lineId} for update`.execute(tx);
    held.resolve();
    await finished.promise;
  });
  await held.promise;
  try {
    return await work();
  } finally {
    finished.resolve();
    await holding;
  }
}

const steps = {
  submitEmissionData: () => ({ data: completeAnswer(), submissionVersion: 0 }),
  saveEmissionDraft: () => ({ data: { comment: 'Begun' }, draftVersion: 0 }),
  lockEmissionData: () => undefined,
  unlockEmissionData: () => undefined,
  declineEmissionRequest: () => ({ reason: 'No data' }),
  addSupplierComment: () => ({ text: 'Soon' }),
} as const;
const names = Object.keys(steps) as (keyof typeof steps)[];

const take = (name: keyof typeof steps, token: string) =>
  server.call(name, { token, params: asked.params, body: steps[name]() });

it.each(names)('%s: whoever may not do it is told at once, whoever else holds the line', async (name) => {
  const { secret } = await createKey(server, mill.token, ['READ']);
  const refused = await whileLineIsHeld(async () => {
    let over = false;
    const call = take(name, secret).finally(() => {
      over = true;
    });
    while (!over) expect(await waitingForRows()).toBe(0);
    return call;
  });
  expectProblem(refused, 'FORBIDDEN');
});

it.each(names)('%s waits for whoever holds the line, and is then done', async (name) => {
  const waiting = await whileLineIsHeld(async () => {
    const call = take(name, mill.token);
    await expect.poll(waitingForRows).toBe(1);
    return { call };
  });
  expect((await waiting.call).status).toBeLessThan(300);
});

it('a line is looked up by its product, however many the planner takes a supplier to have', async () => {
  const nodes = await plansOf(server, mill.token)((db) => selectHeldLine(db, asked.params));
  expect(nodes).toContain('product_line_pair_index');
  expect(nodes.filter((node) => node.startsWith('product_line_received'))).toEqual([]);
});

it('a call that waits for the line keeps no place from those of whom nothing is known', async () => {
  const { access_token: token } = await server.signIn('kim@mill.example');
  const calls = await whileLineIsHeld(async () => {
    const first = take('lockEmissionData', token);
    await expect.poll(waitingForRows).toBe(1);
    const second = take('lockEmissionData', token);
    await expect.poll(waitingForRows).toBe(2);
    // The first came through the entrance and told whose session it is.
    expect(server.database.load().gates).toMatchObject([{ running: 2 }, { gate: 'entrance', running: 1 }]);
    return { first, second };
  });
  expect([(await calls.first).status, (await calls.second).status]).toEqual([200, 200]);
});

async function waitingForRows(): Promise<number> {
  const { rows } = await server.database.asOwner((tx) =>
    sql<{ count: number }>`
      select count(distinct l.pid)::integer as count from pg_locks l join pg_stat_activity a using (pid)
       where a.datname = current_database() and l.locktype in ('tuple', 'transactionid') and not l.granted`.execute(tx),
  );
  return rows[0]?.count ?? 0;
}
