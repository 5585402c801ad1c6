import { randomUUID } from 'node:crypto';
import type { CallName } from '@pcf/contract/operations/calls';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { answeringOfFile, asOwner, pathsOf } from '../../testing/answering.ts';
import { completeAnswer } from '../../testing/answers.ts';
import { completeSoldProduct, createSoldProduct, readSoldProduct } from '../../testing/sold-products.ts';

const all = await answeringOfFile();

const mara = () => all.mill.token;
const create = (body: unknown, token = mara()) => all.server.call('createTemplate', { token, body });
const remove = (ids: readonly string[], token = mara()) => all.server.call('deleteTemplates', { token, body: ids });

describe('creating a template', () => {
  it('keeps its head and exactly what its data say, with what follows from them', async () => {
    const { status, body } = await create({
      name: ' Foil 12 µm ',
      internalReference: ' AL-12 ',
      description: ' ',
      unit: 'KG',
      data: completeAnswer({ comment: 'To everybody' }),
    });
    expect({ status, body }).toMatchObject({
      status: 201,
      body: {
        name: 'Foil 12 µm',
        internalReference: 'AL-12',
        description: null,
        unit: 'KG',
        version: 1,
        dataVersion: 1,
        complete: true,
        openFindings: 0,
        emissionValue: 1.5,
        emissionUnit: 'KG',
        emissionUnitAmount: 1,
        emissionValueGranularity: 'PRODUCT',
        emissionDataVerified: false,
        shareOfPrimaryDataInEmissionFactor: 100,
        referenceYear: 2024,
        validUntil: '2027-12-31',
        holders: { lines: 0, customers: 0, outdatedLines: 0, outdatedCustomers: 0 },
        draftSavedAt: null,
        updatedBy: 'Mara Voss',
        dataUpdatedBy: 'Mara Voss',
        draft: null,
        itemData: null,
        data: { comment: 'To everybody', emissionValues: { unitAmount: 1, referencePeriodEnd: '2024-12' } },
      },
    });
    expect(await readSoldProduct(all.server, all.kim, String(body.id))).toEqual(body);
  });

  it('takes a name alone, and data that lack something', async () => {
    const named = await create({ name: 'Foil', internalReference: 'NAMED' });
    expect(named).toMatchObject({
      status: 201,
      body: { dataVersion: 0, complete: false, openFindings: 0, data: null, validity: null, dataUpdatedAt: null },
    });
    const begun = await create({
      ...completeSoldProduct(),
      data: { emissionValues: { granularity: 'PRODUCT', value: 2 } },
    });
    expect(begun).toMatchObject({ status: 201, body: { dataVersion: 1, complete: false, emissionValue: 2 } });
    expect(begun.body.openFindings).toBeGreaterThan(0);
  });

  it('refuses what no data can be, by its path', async () => {
    const refused = await create(
      completeSoldProduct({
        data: completeAnswer({
          emissionValues: { granularity: 'CALCULATOR' },
          methodologies: { documents: [{ id: randomUUID(), name: 'Gone.pdf' }] },
        }),
        itemData: {
          energy: [
            {
              id: 'power',
              emissionfactor: {
                name: 'Own',
                impact: 1,
                unit: 'kgCO₂e/kg',
                kind: 'factor',
                origin: 'OWN',
                version: 'own.csv',
              },
            },
          ],
        },
      }),
    );
    expectProblem(refused, 'VALIDATION_FAILED');
    expect(pathsOf(refused)).toEqual([
      '/body/itemData/energy/0/emissionfactor',
      '/body/data/methodologies/documents/0',
    ]);
  });

  it('refuses a body that is none, and a reference that is taken in the own organisation', async () => {
    const invalid = await create({ name: ' ', internalReference: 'x'.repeat(101), data: { comment: 1 }, more: 1 });
    expectProblem(invalid, 'VALIDATION_FAILED');
    expect(pathsOf(invalid)).toEqual(
      expect.arrayContaining(['/body/name', '/body/internalReference', '/body/data/comment', '/body/more']),
    );
    const { internalReference } = await createSoldProduct(all.server, mara());
    expectProblem(await create(completeSoldProduct({ internalReference })), 'DUPLICATED_REFERENCE');
    expect((await create(completeSoldProduct({ internalReference }), all.quarry.token)).status).toBe(201);
  });

  it('gives a reference to one of two at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => create(completeSoldProduct({ internalReference: 'ONCE' }))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
  });
});

describe('deleting templates', () => {
  it('removes one, or many, and what hangs on them', async () => {
    const [one, two, three] = [
      await createSoldProduct(all.server, mara()),
      await createSoldProduct(all.server, mara()),
      await createSoldProduct(all.server, mara()),
    ];
    const params = { templateId: one.id };
    await all.server.call('saveTemplateDraft', { token: mara(), params, body: { data: {}, draftVersion: 0 } });
    expect((await all.server.call('deleteTemplate', { token: mara(), params })).status).toBe(204);
    expectProblem(await all.server.call('deleteTemplate', { token: mara(), params }), 'NOT_FOUND');
    expect(await remove([two.id, three.id.toUpperCase(), two.id])).toMatchObject({ status: 200, body: { deleted: 2 } });
    expect(await asOwner(all.server, sql`select 1 from template_draft where template_id = ${one.id}`)).toEqual([]);
  });

  it('removes all or nothing', async () => {
    const own = await createSoldProduct(all.server, mara());
    const foreign = await createSoldProduct(all.server, all.quarry.token);
    expectProblem(await remove([own.id, foreign.id]), 'NOT_FOUND');
    expectProblem(await remove([own.id, randomUUID()]), 'NOT_FOUND');
    expect((await readSoldProduct(all.server, mara(), own.id)).id).toBe(own.id);
    expectProblem(await remove([]), 'VALIDATION_FAILED');
    expectProblem(await remove(['nobody']), 'VALIDATION_FAILED');
  });

  it('is done once where two ask for the same in different orders', async () => {
    const made = await Promise.all(Array.from({ length: 6 }, () => createSoldProduct(all.server, mara())));
    const ids = made.map(({ id }) => id);
    const answers = await Promise.all([remove(ids), remove(ids.toReversed())]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });
});

describe('a template of another organisation', () => {
  const ofTemplate: readonly [CallName, unknown][] = [
    ['getTemplate', undefined],
    ['updateTemplate', { name: 'Mine', internalReference: 'MINE' }],
    ['deleteTemplate', undefined],
    ['saveTemplateDraft', { data: {}, draftVersion: 0 }],
    ['discardTemplateDraft', undefined],
    ['listTemplateUses', undefined],
  ];

  it.each(ofTemplate)('does not exist for %s', async (name, body) => {
    const { id } = await createSoldProduct(all.server, mara());
    const call = (templateId: string, token = all.quarry.token) =>
      all.server.call(name, { token, params: { templateId }, ...(body === undefined ? {} : { body }) });
    const [foreign, unknown] = [await call(id), await call(randomUUID())];
    expectProblem(foreign, 'NOT_FOUND');
    expect({ ...foreign.body, instance: '' }).toEqual({ ...unknown.body, instance: '' });
    expectProblem(await call('nobody'), 'VALIDATION_FAILED');
    expect((await readSoldProduct(all.server, mara(), id)).version).toBe(1);
  });

  it('nobody reads or writes without a token', async () => {
    const params = { templateId: randomUUID(), productId: randomUUID(), attachmentId: randomUUID() };
    for (const [name, body] of [
      ...ofTemplate,
      ['listTemplates', undefined] as const,
      ['createTemplate', completeSoldProduct()] as const,
      ['createTemplateOfProduct', {}] as const,
      ['deleteTemplates', [params.templateId]] as const,
      ['downloadTemplateDocument', undefined] as const,
    ]) {
      expectProblem(
        await all.server.call(name, { params, ...(body === undefined ? {} : { body }) }),
        'UNAUTHENTICATED',
      );
    }
  });
});
