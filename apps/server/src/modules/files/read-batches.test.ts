import { expect, it } from 'vitest';
import { readBatches } from './export-table.service.ts';

/** Numbers up to the last in batches of three, with what was asked for. */
function counted(last: number) {
  const asked: number[] = [];
  const batchAfter = async (number: number) => {
    asked.push(number);
    return [1, 2, 3].map((more) => number + more).filter((next) => next <= last);
  };
  return { asked, batches: readBatches([1, 2, 3], 3, batchAfter) };
}

it('goes on behind the last row until a batch is not full', async () => {
  const read: (readonly number[])[] = [];
  const { asked, batches } = counted(8);
  for await (const batch of batches) read.push(batch);
  expect([read, asked]).toEqual([
    [
      [1, 2, 3],
      [4, 5, 6],
      [7, 8],
    ],
    [3, 6],
  ]);
});

it('has the next batch on its way while one is dealt with, and no other', async () => {
  const { asked, batches } = counted(100);
  await batches.next();
  await new Promise(setImmediate);
  expect(asked).toEqual([3]);
  await batches.next();
  await new Promise(setImmediate);
  expect(asked).toEqual([3, 6]);
});

it('asks for nothing behind a full batch that was the last', async () => {
  const { asked, batches } = counted(6);
  let rows = 0;
  for await (const batch of batches) rows += batch.length;
  expect([rows, asked]).toEqual([6, [3, 6]]);
});

it('reads nothing where there is nothing', async () => {
  expect(await readBatches([], 3, () => Promise.reject(new Error('asked'))).next()).toMatchObject({ done: true });
});

it('fails at the batch that fails, and keeps quiet where nobody wants it any more', async () => {
  const failing = () => readBatches([1], 1, () => Promise.reject(new Error('the database is away')));
  const wanted = failing();
  expect(await wanted.next()).toMatchObject({ value: [1] });
  await expect(wanted.next()).rejects.toThrow('the database is away');
  const unwanted = failing();
  await unwanted.next();
  await unwanted.return(undefined);
  await new Promise(setImmediate);
});
