import { expect, it } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { answeringOfFile, pathsOf } from '../../testing/answering.ts';
import { completeAnswer } from '../../testing/answers.ts';
import { createSoldProduct, readSoldProduct, type SoldProduct } from '../../testing/sold-products.ts';

const all = await answeringOfFile();

const mara = () => all.mill.token;
const save = (
  { id }: SoldProduct,
  draftVersion: number,
  overrides: Readonly<Record<string, unknown>> = {},
  token = mara(),
) =>
  all.server.call('saveTemplateDraft', {
    token,
    params: { templateId: id },
    body: { data: { comment: 'Begun' }, draftVersion, ...overrides },
  });
const discard = ({ id }: SoldProduct, token = mara()) =>
  all.server.call('discardTemplateDraft', { token, params: { templateId: id } });
const versionOf = async (saved: ReturnType<typeof save>) => Number((await saved).body.draftVersion);

it('is kept beside what is published, complete or not', async () => {
  const made = await createSoldProduct(all.server, mara());
  const rows = { energy: [{ id: 'power' }] };
  const saved = await save(made, 0, { data: completeAnswer({ comment: 'New' }), itemData: rows });
  expect([saved.status, saved.body]).toMatchObject([200, { savedBy: 'Mara Voss' }]);
  const read = await readSoldProduct(all.server, all.kim, made.id);
  expect(read).toMatchObject({
    version: made.version,
    dataVersion: made.dataVersion,
    updatedAt: made.updatedAt,
    draftSavedAt: saved.body.savedAt,
    draft: { version: saved.body.draftVersion, savedAt: saved.body.savedAt, savedBy: 'Mara Voss', itemData: rows },
  });
  expect(read.draft?.data.comment).toBe('New');
  expect(read.data?.comment).toBeUndefined();
  const { body } = await all.server.call('listTemplates', { token: mara(), query: { textSearch: made.name } });
  expect(body.data).toMatchObject([{ draftSavedAt: saved.body.savedAt }]);
});

it('is saved over the newest that was read, else says whose that is', async () => {
  const made = await createSoldProduct(all.server, mara());
  const first = await versionOf(save(made, 0));
  const second = await save(made, first, {}, all.kim);
  expect(second.body).toMatchObject({ draftVersion: first + 1, savedBy: 'Kim Berg' });
  for (const stale of [await save(made, 0), await save(made, first)]) {
    expectProblem(stale, 'STALE_VERSION');
    expect(stale.body).toMatchObject({
      draftVersion: first + 1,
      savedAt: second.body.savedAt,
      savedBy: 'Kim Berg',
    });
  }
});

it('is gone once it is discarded, and nothing happens where there is none', async () => {
  const made = await createSoldProduct(all.server, mara());
  expect((await discard(made)).status).toBe(204);
  const first = await versionOf(save(made, 0));
  expect((await discard(made, all.kim)).status).toBe(204);
  expect(await readSoldProduct(all.server, mara(), made.id)).toMatchObject({ draft: null, draftSavedAt: null });
  expectProblem(await save(made, first), 'STALE_VERSION');
});

it('never has the version that one before it had', async () => {
  const made = await createSoldProduct(all.server, mara());
  const first = await versionOf(save(made, 0));
  await discard(made);
  const second = await versionOf(save(made, 0));
  await all.server.call('updateTemplate', {
    token: mara(),
    params: { templateId: made.id },
    query: { updateEmissionData: 'true' },
    body: { name: made.name, internalReference: made.internalReference, data: completeAnswer() },
  });
  const third = await versionOf(save(made, 0));
  expect(new Set([first, second, third]).size).toBe(3);
  for (const old of [first, second]) expectProblem(await save(made, old), 'STALE_VERSION');
});

it('is refused where it is none', async () => {
  const made = await createSoldProduct(all.server, mara());
  const refused = await save(made, -1, { data: { emissionValues: { value: 'much' } } });
  expectProblem(refused, 'VALIDATION_FAILED');
  expect(pathsOf(refused)).toEqual(expect.arrayContaining(['/body/draftVersion', '/body/data/emissionValues/value']));
});

it('is one person’s where several begin or save at once', async () => {
  const made = await createSoldProduct(all.server, mara());
  const begun = await Promise.all([
    save(made, 0),
    save(made, 0, {}, all.kim),
    save(made, 0),
    save(made, 0, {}, all.kim),
  ]);
  expect(begun.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  const version = Number(begun.find(({ status }) => status === 200)?.body.draftVersion);
  const saved = await Promise.all([save(made, version), save(made, version, {}, all.kim), save(made, version)]);
  expect(saved.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
});
