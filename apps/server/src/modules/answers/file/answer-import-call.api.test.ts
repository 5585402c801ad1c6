import { describe, expect, it } from 'vitest';
import { expectProblem } from '../../../http/testing/expect-problem.ts';
import { askInFile, type Cells, fileOf, sendAnswers, takeRows } from '../../../testing/answer-file.ts';
import { type Asked, answeringOfFile, readAnswer } from '../../../testing/answering.ts';
import { completeCells } from '../../../testing/cells-file.ts';

const answering = await answeringOfFile();

const asked = () => askInFile(answering);
const take = (rows: readonly Cells[], query?: Readonly<Record<string, string>>, token?: string) =>
  takeRows(answering, rows, query, token);
const read = (one: Asked) => readAnswer(answering.server, answering.mill.token, one);

describe('importAnswers', () => {
  it('finds nothing of anybody else', async () => {
    const one = await asked();
    for (const token of [answering.quarry.token, answering.otherBuyer, answering.buyer]) {
      const result = await take([{ ...one.cells, ...completeCells }], {}, token);
      expect(result.errors).toMatchObject([{ row: 2, column: 'Product reference number', code: 'UNKNOWN_REQUEST' }]);
    }
    expect((await read(one)).draft).toBeNull();
  });

  it('needs a session, a file and known choices', async () => {
    expectProblem(await sendAnswers(answering.server, '', 'x'), 'UNAUTHENTICATED');
    expectProblem(
      await sendAnswers(answering.server, answering.mill.token, 'x', { submit: 'perhaps' }),
      'VALIDATION_FAILED',
    );
    expectProblem(
      await answering.server.call('importAnswers', { token: answering.mill.token, body: {} }),
      'UNSUPPORTED_MEDIA_TYPE',
    );
  });

  it('sent twice with a key is done once', async () => {
    const one = await asked();
    const file = fileOf([{ ...one.cells, ...completeCells }]);
    const send = () =>
      sendAnswers(answering.server, answering.mill.token, file, { submit: 'true' }, { 'idempotency-key': 'answers-1' });
    const [first, second] = [await send(), await send()];
    expect(second.body).toEqual(first.body);
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    expect((await read(one)).submissionVersion).toBe(1);
  });

  it('sent twice at once submits once', async () => {
    const one = await asked();
    const rows = [{ ...one.cells, ...completeCells }];
    const results = await Promise.all([take(rows, { submit: 'true' }), take(rows, { submit: 'true' })]);
    expect(results.every(({ errors }) => errors.length === 0)).toBe(true);
    expect((await read(one)).submissionVersion).toBe(1);
  });
});
