import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { type Asked, answeringOfFile, askFor, asOwner, eventsOf, readAnswer } from '../../testing/answering.ts';
import { saveDraft, submitAnswer } from '../../testing/answers.ts';
import type { Answer } from '../../testing/test-server.ts';

const all = await answeringOfFile();

const submit = ({ reference, id }: Asked, token = all.mill.token) => submitAnswer(all.server, token, reference, id);

const versionsOf = async ({ lineId }: Asked) =>
  (await asOwner(all.server, sql<{ version: number }>`select version from submission where line_id = ${lineId}`)).map(
    ({ version }) => version,
  );

const outcome = ({ status, body }: Answer) => (status === 200 ? 'done' : `${body.code}`);

it('one of twenty that are submitted at once wins, and nineteen are told', async () => {
  const asked = await askFor(all);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => submit(asked, index % 2 ? all.kim : all.mill.token)),
  );
  expect(answers.map(outcome).toSorted()).toEqual([...Array(19).fill('STALE_VERSION'), 'done']);
  expect(await versionsOf(asked)).toEqual([1]);
  const answer = await readAnswer(all.server, all.mill.token, asked);
  expect(eventsOf(answer)).toEqual(['SENT CUSTOMER', 'SUBMITTED SUPPLIER']);
});

/** Both at once, several times, each time for another line and in the other order. */
async function race(prepare: (asked: Asked) => Promise<unknown>, other: (asked: Asked) => Promise<Answer>) {
  const ends: string[] = [];
  for (let round = 0; round < 6; round += 1) {
    const asked = await askFor(all);
    await prepare(asked);
    const calls = [() => submit(asked), () => other(asked)];
    const answers = await Promise.all((round % 2 ? calls.toReversed() : calls).map((call) => call()));
    const [submitted, second] = (round % 2 ? answers.toReversed() : answers).map(outcome);
    const { productRequestStatus, submissionVersion } = await readAnswer(all.server, all.mill.token, asked);
    expect(await versionsOf(asked)).toHaveLength(submitted === 'done' ? 1 : 0);
    ends.push(`${submitted} ${second} ${productRequestStatus} ${submissionVersion}`);
  }
  return ends;
}

const nothing = async () => undefined;

it('a submission and a decline follow one another', async () => {
  const ends = await race(nothing, ({ params }) =>
    all.server.call('declineEmissionRequest', { token: all.kim, params, body: { reason: 'No' } }),
  );
  for (const end of ends) {
    // Whoever declines first can still be overtaken by data; after them there is nothing to decline.
    expect(['done INVALID_TRANSITION PENDING_REVIEW 1', 'done done PENDING_REVIEW 1']).toContain(end);
  }
});

it('a submission and a cancellation follow one another', async () => {
  const ends = await race(nothing, ({ id }) =>
    all.server.call('deleteProducts', { token: all.buyer, body: { productIds: [id], cancelOnly: true } }),
  );
  for (const end of ends) {
    expect(['done done CANCELED 1', 'INVALID_TRANSITION done CANCELED 0']).toContain(end);
  }
});

it('a submission and a request that is sent again follow one another', async () => {
  const ends = await race(
    ({ params }) => all.server.call('declineEmissionRequest', { token: all.kim, params, body: { reason: 'Not yet' } }),
    ({ id }) => all.server.call('resendRequests', { token: all.buyer, body: { items: [{ productId: id }] } }),
  );
  for (const end of ends) {
    expect(['done INVALID_TRANSITION PENDING_REVIEW 1', 'done done PENDING_REVIEW 1']).toContain(end);
  }
});

it('work begins once however many begin it', async () => {
  const asked = await askFor(all);
  const saved = await Promise.all(
    Array.from({ length: 4 }, () => saveDraft(all.server, all.mill.token, asked.reference, asked.id)),
  );
  expect(saved.map(outcome).toSorted()).toEqual(['STALE_VERSION', 'STALE_VERSION', 'STALE_VERSION', 'done']);
  const answer = await readAnswer(all.server, all.mill.token, asked);
  expect(eventsOf(answer)).toEqual(['SENT CUSTOMER', 'WORK_BEGUN SUPPLIER']);
});
