import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { answeringOfFile, asOwner, pathsOf } from '../../testing/answering.ts';
import { completeAnswer } from '../../testing/answers.ts';
import { createSoldProduct, readSoldProduct, type SoldProduct } from '../../testing/sold-products.ts';

const all = await answeringOfFile();

const mara = () => all.mill.token;

/** Its head as it is, told otherwise in parts. */
const update = (
  { id, name, internalReference }: SoldProduct,
  overrides: Readonly<Record<string, unknown>> = {},
  token = mara(),
) =>
  all.server.call('updateTemplate', {
    token,
    params: { templateId: id },
    body: { name, internalReference, ...overrides },
  });

const publish = (
  { id, name, internalReference }: SoldProduct,
  data: unknown,
  overrides: Readonly<Record<string, unknown>> = {},
  token = mara(),
) =>
  all.server.call('updateTemplate', {
    token,
    params: { templateId: id },
    query: { updateEmissionData: 'true' },
    body: { name, internalReference, data, ...overrides },
  });

const withValue = (value: number) => completeAnswer({ emissionValues: { value } });

describe('changing the head of a template', () => {
  it('leaves the data alone', async () => {
    const made = await createSoldProduct(all.server, mara(), { description: 'As it was', unit: 'KG' });
    const { status, body } = await update(made, { name: 'Renamed', internalReference: 'RE-1', unit: null }, all.kim);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        name: 'Renamed',
        internalReference: 'RE-1',
        description: 'As it was',
        unit: null,
        version: 2,
        dataVersion: 1,
        emissionValue: 1.5,
        updatedBy: 'Kim Berg',
        dataUpdatedBy: 'Mara Voss',
        dataUpdatedAt: made.dataUpdatedAt,
      },
    });
    expect(String(body.updatedAt) > made.updatedAt).toBe(true);
  });

  it('refuses data that it would ignore, so that nobody believes them published', async () => {
    const made = await createSoldProduct(all.server, mara());
    const refused = await update(made, { data: withValue(9) });
    expectProblem(refused, 'VALIDATION_FAILED');
    expect(pathsOf(refused)).toEqual(['/body/data']);
    expect(await readSoldProduct(all.server, mara(), made.id)).toMatchObject({ version: 1, emissionValue: 1.5 });
  });

  it('refuses what is invalid, and a reference that is taken', async () => {
    const [made, other] = [await createSoldProduct(all.server, mara()), await createSoldProduct(all.server, mara())];
    const invalid = await update(made, { name: '' });
    expectProblem(invalid, 'VALIDATION_FAILED');
    expect(pathsOf(invalid)).toEqual(['/body/name']);
    expectProblem(await update(made, { internalReference: other.internalReference }), 'DUPLICATED_REFERENCE');
  });

  it('refuses a version that is not the newest, and says which is', async () => {
    const made = await createSoldProduct(all.server, mara());
    expect((await update(made, { version: 1 })).body.version).toBe(2);
    const stale = await update(made, { version: 1 });
    expectProblem(stale, 'STALE_VERSION');
    expect(stale.body.version).toBe(2);
    expect((await update(made)).body.version).toBe(3);
  });
});

describe('publishing emission data', () => {
  it('makes a new version of them and removes the draft', async () => {
    const made = await createSoldProduct(all.server, mara());
    const params = { templateId: made.id };
    await all.server.call('saveTemplateDraft', {
      token: mara(),
      params,
      body: { data: withValue(2), draftVersion: 0 },
    });
    const { status, body } = await publish(made, withValue(2), {}, all.kim);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        version: 2,
        dataVersion: 2,
        emissionValue: 2,
        dataUpdatedBy: 'Kim Berg',
        draft: null,
        draftSavedAt: null,
      },
    });
  });

  it('makes no new version of data that say the same, in whatever order', async () => {
    const made = await createSoldProduct(all.server, mara());
    const turned = Object.fromEntries(
      Object.entries(completeAnswer())
        .toReversed()
        .map(([section, fields]) => [section, Object.fromEntries(Object.entries(fields as object).toReversed())]),
    );
    const { body } = await publish(made, turned, {}, all.kim);
    expect(body).toMatchObject({
      version: 2,
      dataVersion: 1,
      dataUpdatedBy: 'Mara Voss',
      dataUpdatedAt: made.dataUpdatedAt,
      updatedBy: 'Kim Berg',
    });
  });

  it('may leave them incomplete, and completes what was', async () => {
    const made = await createSoldProduct(all.server, mara(), { data: undefined });
    expect((await publish(made, {})).body).toMatchObject({ dataVersion: 1, complete: false });
    const [row] = await asOwner(
      all.server,
      sql<{ reminded: Date | null }>`select expiry_reminder_at as reminded from template where id = ${made.id}`,
    );
    expect(row?.reminded).toBeNull();
    expect((await publish(made, completeAnswer())).body).toMatchObject({ dataVersion: 2, complete: true });
  });

  it('needs data', async () => {
    const made = await createSoldProduct(all.server, mara());
    const refused = await publish(made, undefined);
    expectProblem(refused, 'VALIDATION_FAILED');
    expect(refused.body.errors).toMatchObject([{ path: '/body/data', code: 'REQUIRED' }]);
    expect((await readSoldProduct(all.server, mara(), made.id)).version).toBe(1);
  });
});

describe('at the same time', () => {
  it('one of several that read the same version wins', async () => {
    const made = await createSoldProduct(all.server, mara());
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        publish(made, withValue(10 + index), { version: 1 }, index % 2 ? all.kim : mara()),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    const won = answers.findIndex(({ status }) => status === 200);
    expect(await readSoldProduct(all.server, mara(), made.id)).toMatchObject({
      version: 2,
      dataVersion: 2,
      emissionValue: 10 + won,
    });
  });

  it('every change counts where none says what it read', async () => {
    const made = await createSoldProduct(all.server, mara());
    await Promise.all(Array.from({ length: 5 }, (_, index) => publish(made, withValue(20 + index))));
    expect(await readSoldProduct(all.server, mara(), made.id)).toMatchObject({ version: 6, dataVersion: 6 });
  });

  it('a template is deleted after it was changed, or not there to be changed', async () => {
    for (let round = 0; round < 4; round += 1) {
      const made = await createSoldProduct(all.server, mara());
      const calls = [
        () => publish(made, withValue(3)),
        () => all.server.call('deleteTemplate', { token: all.kim, params: { templateId: made.id } }),
      ];
      const answers = await Promise.all((round % 2 ? calls.toReversed() : calls).map((call) => call()));
      const [changed, deleted] = (round % 2 ? answers.toReversed() : answers).map(({ status }) => status);
      expect(deleted).toBe(204);
      expect([200, 404]).toContain(changed);
    }
  });

  it('whoever saves a draft while a colleague publishes is told, or begins a new one', async () => {
    for (let round = 0; round < 4; round += 1) {
      const made = await createSoldProduct(all.server, mara());
      const save = (draftVersion: number) =>
        all.server.call('saveTemplateDraft', {
          token: all.kim,
          params: { templateId: made.id },
          body: { data: withValue(4), draftVersion },
        });
      const first = Number((await save(0)).body.draftVersion);
      const [published, saved] = await Promise.all([publish(made, withValue(5)), save(first)]);
      expect(published.status).toBe(200);
      const { draft, dataVersion } = await readSoldProduct(all.server, mara(), made.id);
      expect(dataVersion).toBe(2);
      // Saved before, it went with what was published; afterwards there was nothing to save.
      expect(draft).toBeNull();
      if (saved.status !== 200) {
        expectProblem(saved, 'STALE_VERSION');
        expect(saved.body).toMatchObject({ draftVersion: 0, savedAt: null, savedBy: null });
      }
      const [again, begun] = await Promise.all([publish(made, withValue(6)), save(0)]);
      expect([again.status, begun.status]).toEqual([200, 200]);
      expect(Number(begun.body.draftVersion)).toBeGreaterThan(first + 1);
    }
  });
});
