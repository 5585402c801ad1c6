import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { type Asked, answeringOfFile, askFor, asOwner, readAnswer } from '../../testing/answering.ts';
import { completeAnswer, saveDraft, submitAnswer } from '../../testing/answers.ts';
import { createSoldProduct, type SoldProduct } from '../../testing/sold-products.ts';

const nobodys = '00000000-0000-4000-8000-000000000000';

const all = await answeringOfFile();
let template: SoldProduct;
beforeAll(async () => {
  template = await createSoldProduct(all.server, all.mill.token);
  const { id, name, internalReference } = template;
  await all.server.call('updateTemplate', {
    token: all.mill.token,
    params: { templateId: id },
    query: { updateEmissionData: 'true' },
    body: { name, internalReference, data: completeAnswer({ emissionValues: { value: 1.6 } }) },
  });
});

const submit = (asked: Asked, overrides: Readonly<Record<string, unknown>> = {}) =>
  submitAnswer(all.server, all.mill.token, asked.reference, asked.id, overrides);
const read = (asked: Asked) => readAnswer(all.server, all.mill.token, asked);
const matchOf = async ({ lineId }: Asked) =>
  (
    await asOwner(
      all.server,
      sql<{ template_id: string }>`select template_id from template_match where line_id = ${lineId}`,
    )
  )[0]?.template_id;

it('is told of the newest submission, and remembered for the product', async () => {
  const asked = await askFor(all);
  const first = await submit(asked, { templateId: template.id.toUpperCase(), templateVersion: 1 });
  expect(first.body.template).toEqual({ id: template.id, name: template.name, dataVersion: 2, usedVersion: 1 });
  expect(await matchOf(asked)).toBe(template.id);
  const second = await submit(asked, { submissionVersion: 1, templateId: template.id });
  expect(second.body.template).toMatchObject({ usedVersion: 2 });
  // What was filled in by hand came from no template; for the product it stands all the same.
  expect((await submit(asked, { submissionVersion: 2 })).body.template).toBeNull();
  expect(await matchOf(asked)).toBe(template.id);
  for (const token of [all.buyer, all.otherBuyer]) {
    const seen = JSON.stringify(
      (await all.server.call('getRequestedProduct', { token, params: { productId: asked.id } })).body,
    );
    expect(seen).not.toContain(template.id);
  }
});

it('must be an own one with emission data, of a version that there is', async () => {
  const asked = await askFor(all);
  const [foreign, empty] = [
    await createSoldProduct(all.server, all.quarry.token),
    await createSoldProduct(all.server, all.mill.token, { data: undefined }),
  ];
  for (const templateId of [foreign.id, nobodys, empty.id]) {
    const refused = await submit(asked, { templateId });
    expectProblem(refused, 'VALIDATION_FAILED');
    expect(refused.body.errors).toMatchObject([{ path: '/body/templateId', code: 'INVALID_VALUE' }]);
  }
  const early = await submit(asked, { templateId: template.id, templateVersion: 3 });
  expect(early.body.errors).toMatchObject([{ path: '/body/templateVersion', code: 'INVALID_VALUE' }]);
  expectProblem(await submit(asked, { templateId: 'x' }), 'VALIDATION_FAILED');
  expect((await read(asked)).submissionVersion).toBe(0);
});

it('is kept with a draft for as long as it is there', async () => {
  const asked = await askFor(all);
  const sold = await createSoldProduct(all.server, all.mill.token);
  await saveDraft(all.server, all.mill.token, asked.reference, asked.id, { templateId: sold.id, templateVersion: 1 });
  expect((await read(asked)).draft).toMatchObject({
    templateId: sold.id,
    templateVersion: 1,
    data: { comment: 'Begun' },
  });
  await all.server.call('deleteTemplate', { token: all.mill.token, params: { templateId: sold.id } });
  const { draft } = await read(asked);
  expect(draft?.data.comment).toBe('Begun');
  expect(draft).not.toHaveProperty('templateId');
});

it('and its deletion follow one another', async () => {
  for (let round = 0; round < 4; round += 1) {
    const [asked, { id: templateId }] = [await askFor(all), await createSoldProduct(all.server, all.mill.token)];
    const calls = [
      () => submit(asked, { templateId }),
      () => all.server.call('deleteTemplate', { token: all.kim, params: { templateId } }),
    ];
    const answers = await Promise.all((round % 2 ? calls.toReversed() : calls).map((call) => call()));
    const [submitted, deleted] = round % 2 ? answers.toReversed() : answers;
    expect(deleted?.status).toBe(204);
    expect([200, 400]).toContain(submitted?.status);
    expect((await read(asked)).template).toBeNull();
  }
});
