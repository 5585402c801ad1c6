import { describe, expect, it } from 'vitest';
import type { Counted, Counting } from './testing/counting.worker.ts';
import { createWorkerTasks, orUnreadable, soleAnswer, WorkerOutOfTime } from './worker-tasks.ts';

const script = new URL('./testing/counting.worker.ts', import.meta.url);
const createCounting = (): ((task: Counting) => AsyncGenerator<Counted>) => createWorkerTasks<Counted>(script);

async function all(answers: AsyncIterable<Counted>): Promise<Counted[]> {
  const heard: Counted[] = [];
  for await (const answer of answers) heard.push(answer);
  return heard;
}
const threadsOf = (answers: readonly Counted[]) => [...new Set(answers.map(({ thread }) => thread))];

describe('a worker', () => {
  it('answers in order, and does the next task too', async () => {
    const counting = createCounting();
    const first = await all(counting({ upTo: 3 }));
    const second = await all(counting({ upTo: 2 }));
    expect([first, second].map((answers) => answers.map(({ number }) => number))).toEqual([
      [1, 2, 3],
      [1, 2],
    ]);
    expect(threadsOf([...first, ...second])).toHaveLength(1);
  });

  it('works beside another one where there are two tasks at once, of which one is kept', async () => {
    const counting = createCounting();
    const [first, second] = await Promise.all([all(counting({ upTo: 2 })), all(counting({ upTo: 2 }))]);
    const both = threadsOf([...first, ...second]);
    expect(both).toHaveLength(2);
    expect(both).toContain(threadsOf(await all(counting({ upTo: 1 })))[0]);
  });

  it('hears no more of a task whose answers nobody takes', async () => {
    const counting = createCounting();
    const abandoned: Counted[] = [];
    for await (const answer of counting({ upTo: 1000 })) {
      abandoned.push(answer);
      if (answer.number === 2) break;
    }
    const next = await all(counting({ upTo: 1 }));
    expect(next.map(({ number }) => number)).toEqual([1]);
    expect(threadsOf([...abandoned, ...next])).toHaveLength(2);
  });

  it('that fails says why, and another one does the next task', async () => {
    const counting = createCounting();
    await expect(all(counting({ upTo: 1, fails: true }))).rejects.toThrow('It fails');
    expect(await all(counting({ upTo: 1 }))).toHaveLength(1);
  });

  it('that ends before its task is an error', async () => {
    const counting = createCounting();
    await expect(all(counting({ upTo: 1, exits: true }))).rejects.toThrow('ended before its task');
    expect(await all(counting({ upTo: 1 }))).toHaveLength(1);
  });

  it('that says nothing any more is ended, and another one does the next task', async () => {
    const counting = createWorkerTasks<Counted>(script, 3000);
    const endless = all(counting({ upTo: 2, stays: true }));
    await expect(endless).rejects.toBeInstanceOf(WorkerOutOfTime);
    expect(orUnreadable('unreadable')(await endless.catch((error: unknown) => error))).toBe('unreadable');
    expect(await all(counting({ upTo: 1 }))).toHaveLength(1);
  });

  it('is not kept once it has grown large', async () => {
    const counting = createCounting();
    const first = await all(counting({ upTo: 1, holds: 3_000_000 }));
    expect(threadsOf([...first, ...(await all(counting({ upTo: 1 })))])).toHaveLength(2);
  });

  it('may have a single answer, and must have that', async () => {
    const counting = createCounting();
    expect(await soleAnswer(counting({ upTo: 1 }))).toMatchObject({ number: 1 });
    await expect(soleAnswer(counting({ upTo: 0 }))).rejects.toThrow('without an answer');
  });
});
