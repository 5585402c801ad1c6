import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { expectProblem } from '../../http/testing/expect-problem.ts';
import { answeringOfFile, pathsOf } from '../../testing/answering.ts';
import { completeAnswer } from '../../testing/answers.ts';
import { addDocument, pdf } from '../../testing/library.ts';
import { completeSoldProduct, createSoldProduct, type SoldProduct } from '../../testing/sold-products.ts';

const all = await answeringOfFile();

const mara = () => all.mill.token;
const naming = (...ids: string[]) =>
  completeAnswer({ dataSources: { documents: ids.map((id) => ({ id, name: 'As the form says' })) } });
const fetchDocument = (templateId: string, attachmentId: string, token = mara()) =>
  all.server.call('downloadTemplateDocument', { token, params: { templateId, attachmentId } });
const remove = (id: string) => all.server.call('deleteDocuments', { token: mara(), body: { ids: [id] } });
const publish = ({ id, name, internalReference }: SoldProduct, data: unknown) =>
  all.server.call('updateTemplate', {
    token: mara(),
    params: { templateId: id },
    query: { updateEmissionData: 'true' },
    body: { name, internalReference, data },
  });

async function isUsed(id: string): Promise<boolean> {
  const { body } = await all.server.call('listDocuments', { token: mara(), query: { limit: '100' } });
  return (body.data as { id: string; isUsed: boolean }[]).find((document) => document.id === id)?.isUsed === true;
}

it('are those of the own library, by their names there, and stay while they are named', async () => {
  const [kept, later] = [await addDocument(all.server, mara()), await addDocument(all.server, mara())];
  const template = await createSoldProduct(all.server, mara(), { data: naming(kept.id.toUpperCase()) });
  expect(template.data?.dataSources?.documents).toEqual([{ id: kept.id, name: 'Report.pdf' }]);
  expect(await isUsed(kept.id)).toBe(true);
  expectProblem(await remove(kept.id), 'DOCUMENT_IN_USE');
  expect((await publish(template, naming(later.id))).status).toBe(200);
  expect(await isUsed(kept.id)).toBe(false);
  expect((await remove(kept.id)).status).toBe(200);
  expectProblem(await remove(later.id), 'DOCUMENT_IN_USE');
  await all.server.call('deleteTemplate', { token: mara(), params: { templateId: template.id } });
  expect((await remove(later.id)).status).toBe(200);
});

it('of others cannot be named', async () => {
  const foreign = await addDocument(all.server, all.quarry.token);
  const template = await createSoldProduct(all.server, mara());
  const own = await addDocument(all.server, mara());
  for (const refused of [
    await publish(template, naming(own.id, foreign.id)),
    await all.server.call('createTemplate', {
      token: mara(),
      body: completeSoldProduct({ data: naming(own.id, foreign.id) }),
    }),
  ]) {
    expectProblem(refused, 'VALIDATION_FAILED');
    expect(pathsOf(refused)).toEqual(['/body/data/dataSources/documents/1']);
  }
});

it('are fetched by the template that names them, published or in its draft', async () => {
  const [published, drafted, other] = [
    await addDocument(all.server, mara(), pdf('published')),
    await addDocument(all.server, mara(), pdf('drafted')),
    await addDocument(all.server, mara()),
  ];
  const template = await createSoldProduct(all.server, mara(), { data: naming(published.id) });
  const first = await fetchDocument(template.id, published.id, all.kim);
  expect([first.status, first.body.text]).toEqual([200, pdf('published')]);
  expect(first.headers.get('content-type')).toBe('application/pdf');
  expect(first.headers.get('content-disposition')).toContain('attachment; filename="Report.pdf"');
  expectProblem(await fetchDocument(template.id, drafted.id), 'NOT_FOUND');
  await all.server.call('saveTemplateDraft', {
    token: mara(),
    params: { templateId: template.id },
    body: { data: naming(drafted.id.toUpperCase()), draftVersion: 0 },
  });
  expect((await fetchDocument(template.id, drafted.id)).body.text).toBe(pdf('drafted'));
  const unknown = await fetchDocument(template.id, randomUUID());
  for (const refused of [
    await fetchDocument(template.id, other.id),
    await fetchDocument(template.id, published.id, all.quarry.token),
    await fetchDocument(randomUUID(), published.id),
  ]) {
    expectProblem(refused, 'NOT_FOUND');
    expect({ ...refused.body, instance: '' }).toEqual({ ...unknown.body, instance: '' });
  }
  expectProblem(await fetchDocument(template.id, 'nothing'), 'VALIDATION_FAILED');
});

it('of a foreign library that a draft names stay there', async () => {
  const foreign = await addDocument(all.server, all.quarry.token);
  const template = await createSoldProduct(all.server, mara());
  await all.server.call('saveTemplateDraft', {
    token: mara(),
    params: { templateId: template.id },
    body: { data: naming(foreign.id), draftVersion: 0 },
  });
  expectProblem(await fetchDocument(template.id, foreign.id), 'NOT_FOUND');
});

it('are deleted before they are named, or kept', async () => {
  for (let round = 0; round < 4; round += 1) {
    const document = await addDocument(all.server, mara());
    const template = await createSoldProduct(all.server, mara());
    const [named, deleted] = await Promise.all([publish(template, naming(document.id)), remove(document.id)]);
    expect([named.status, deleted.status]).toEqual(named.status === 200 ? [200, 409] : [400, 200]);
  }
});
