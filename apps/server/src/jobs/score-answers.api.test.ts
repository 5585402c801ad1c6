import type { EmissionData } from '@pcf/contract/resources/emission-data';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { type Asked, answeringOfFile, askFor, asOwner } from '../testing/answering.ts';
import { completeAnswer, submitAnswer } from '../testing/answers.ts';
import { scoreAnswers } from './score-answers.ts';

const answering = await answeringOfFile();

async function submit({ reference, id }: Asked, data: EmissionData, submissionVersion = 0): Promise<void> {
  const { server, mill } = answering;
  const form = { data, submissionVersion, plausibilityConfirmation: 'Measured anew' };
  const { status, body } = await submitAnswer(server, mill.token, reference, id, form);
  expect(status, JSON.stringify(body)).toBe(200);
}

const scoresOf = async ({ lineId }: Asked) => {
  const [line] = await asOwner(
    answering.server,
    sql<{ quality_score: number | null; in_force_quality_score: number | null }>`
      select quality_score, in_force_quality_score from product_line where id = ${lineId}`,
  );
  return [line?.quality_score, line?.in_force_quality_score];
};

const unavailable: EmissionData = { emissionValues: { granularity: 'UNAVAILABLE', unavailableReason: 'Not any more' } };

it('scores the newest answer and the one in force as they were on their day, and leaves the rest', async () => {
  const { server, buyer } = answering;
  const [accepted, waiting, withdrawn, silent, scored] = [
    await askFor(answering),
    await askFor(answering),
    await askFor(answering),
    await askFor(answering),
    await askFor(answering),
  ];
  for (const one of [accepted, waiting, withdrawn, scored]) await submit(one, completeAnswer());
  for (const { id, params } of [accepted, withdrawn]) {
    await server.call('acceptEmissionData', { token: buyer, params, body: { version: 1 } });
    await server.call('resendRequests', { token: buyer, body: { items: [{ productId: id }] } });
  }
  await submit(accepted, completeAnswer({ dataSources: { primaryDataShareType: 'SECONDARY' } }), 1);
  await submit(withdrawn, unavailable, 1);
  // As it was before there were scores.
  await asOwner(server, sql`update submission set submitted_at = '2025-03-01T12:00:00Z'`);
  await asOwner(
    server,
    sql`update product_line set quality_score = null, in_force_quality_score = null where id <> ${scored.lineId}`,
  );
  await asOwner(server, sql`update product_line set quality_score = 7 where id = ${scored.lineId}`);

  await scoreAnswers(server.database);
  expect(await Promise.all([accepted, waiting, withdrawn, silent, scored].map(scoresOf))).toEqual([
    [23, 53],
    [53, null],
    [null, 53],
    [null, null],
    [7, null],
  ]);
});

it('goes through more than a batch, past what it cannot score', async () => {
  const { server } = answering;
  const one = await askFor(answering);
  await submit(one, completeAnswer());
  await asOwner(server, sql`update product_line set quality_score = null where id = ${one.lineId}`);
  await asOwner(
    server,
    sql`
      with made as (
        insert into product (organisation_id, name, internal_reference, created_by)
        select organisation_id, 'Many', 'MANY-' || n, created_by from product, generate_series(1, 1100) n where id = ${one.id}
        returning id, organisation_id, name, internal_reference
      )
      insert into product_line (customer_organisation_id, product_id, product_name, internal_reference, emission_value_granularity)
      select organisation_id, id, name, internal_reference, 'PRODUCT' from made`,
  );
  await scoreAnswers(server.database);
  expect((await scoresOf(one))[0]).toBeGreaterThan(0);
  const [many] = await asOwner(
    server,
    sql<{
      scored: number;
    }>`select count(quality_score)::integer as scored from product_line where product_name = 'Many'`,
  );
  expect(many?.scored).toBe(0);
});
