import { beforeAll, expect, it } from 'vitest';
import { askInFile, type Cells, fileOf, importAnswers, takeRows } from '../../../testing/answer-file.ts';
import { type Asked, answeringOfFile } from '../../../testing/answering.ts';
import { submitAnswer } from '../../../testing/answers.ts';
import { completeCells } from '../../../testing/cells-file.ts';

const answering = await answeringOfFile();
let accepted: Asked & { readonly cells: Cells };
beforeAll(async () => {
  accepted = await askInFile(answering);
  await complete(accepted);
});

/** Answers what was asked, and has it accepted. */
async function complete({ reference, id, params }: Asked): Promise<void> {
  await submitAnswer(answering.server, answering.mill.token, reference, id);
  await answering.server.call('acceptEmissionData', { token: answering.buyer, params, body: { version: 1 } });
}

const codesOf = async (cells: Cells) => {
  const { errors, written } = await takeRows(answering, [{ ...cells, ...completeCells, value: '1.6' }]);
  return [written, errors.map(({ row, code }) => [row, code])];
};

it('says of a row that it lacks cells', async () => {
  const [header, row] = fileOf([{ ...accepted.cells, ...completeCells }]).split('\n');
  const short = row?.split(',').slice(0, -1).join(',');
  const { errors, written } = await importAnswers(answering.server, answering.mill.token, `${header}\n${short}`);
  expect([written, errors.map(({ row: at, code }) => [at, code])]).toEqual([false, [[2, 'INVALID_NUMBER_OF_CELLS']]]);
});

it('says of a product that its customer no longer works with it', async () => {
  const archived = await askInFile(answering);
  await complete(archived);
  const removed = { token: answering.buyer, body: { productIds: [archived.id] } };
  expect((await answering.server.call('deleteProducts', removed)).status).toBe(200);
  expect(await codesOf(archived.cells)).toEqual([false, [[2, 'PRODUCT_ARCHIVED']]]);
});

it('says of a customer that it is no longer connected', async () => {
  const ended = await answering.server.call('removeSuppliers', { token: answering.buyer, body: [answering.mill.id] });
  expect(ended.status).toBeLessThan(300);
  expect(await codesOf(accepted.cells)).toEqual([false, [[2, 'NOT_CONNECTED']]]);
});
