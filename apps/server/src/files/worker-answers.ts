import { once } from 'node:events';
import { parentPort, Worker, workerData } from 'node:worker_threads';

/** In a worker: sends what there is to tell, each only when the one before has been dealt with. */
export async function sendEach<Task, Answer>(work: (task: Task) => AsyncIterable<Answer>): Promise<void> {
  if (!parentPort) throw new Error('This is no worker.');
  for await (const answer of work(workerData as Task)) {
    parentPort.postMessage(answer);
    await once(parentPort, 'message');
  }
  parentPort.close();
}

/** More than any table we read or write needs; a file that needs more ends its worker and nothing else. */
const resourceLimits = { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 8 };

/** Has a worker do a task and takes its answers one at a time. The worker ends with it, however it ends. */
export async function* workerAnswers<Answer>(script: URL, task: unknown): AsyncGenerator<Answer> {
  const worker = new Worker(script, { workerData: task, resourceLimits });
  const ended = new AbortController();
  const failed = new Promise<never>((_resolve, reject) => worker.once('error', reject));
  failed.catch(() => {});
  const exited = new Promise<undefined>((resolve) => worker.once('exit', () => resolve(undefined)));
  try {
    for (;;) {
      const message = once(worker, 'message', { signal: ended.signal });
      message.catch(() => {});
      const answer = await Promise.race([message, failed, exited]);
      if (answer === undefined) return;
      yield answer[0] as Answer;
      worker.postMessage('next');
    }
  } finally {
    ended.abort();
    await worker.terminate();
  }
}
