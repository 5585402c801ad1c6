import { once } from 'node:events';
import { getHeapStatistics } from 'node:v8';
import { parentPort, Worker } from 'node:worker_threads';

/** What is said of a file that fills the memory of its worker before it is read, or takes up its time. */
export const orUnreadable =
  <Verdict>(unreadable: Verdict) =>
  (error: unknown): Verdict => {
    if (error instanceof WorkerOutOfTime || Object(error).code === 'ERR_WORKER_OUT_OF_MEMORY') return unreadable;
    throw error;
  };

type WorkerMessage<Answer> = { readonly answer: Answer } | { readonly heapBytes: number };

/** In a worker: does one task after the other. Sends each result only when the one before has been dealt with. */
export async function sendEach<Task, Answer>(work: (task: Task) => AsyncIterable<Answer>): Promise<void> {
  const port = parentPort;
  if (!port) throw new Error('This is no worker.');
  const send = (message: WorkerMessage<Answer>) => port.postMessage(message);
  for (;;) {
    const [task] = (await once(port, 'message')) as [Task];
    for await (const answer of work(task)) {
      send({ answer });
      await once(port, 'message');
    }
    send({ heapBytes: getHeapStatistics().total_heap_size });
  }
}

/** More than any table we read or write needs; a file that needs more ends its worker and nothing else. */
const resourceLimits = { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 8 };
/** Longer than any file takes on a slow machine; one that never comes to an end ends its worker as well. */
const defaultMilliseconds = 120_000;
/** Starting one takes ten times as long as a small file. */
const keptMilliseconds = 30_000;
/** One that has grown larger is ended, since only that gives its memory back. */
const maxKeptBytes = 48 * 1024 * 1024;

/**
 * Has a worker do tasks and takes the answers to each one at a time. One that has come to the end of a small task is kept
 * for the next for a while; one that fails, or whose answers nobody takes any more, ends with its task.
 */
export function createWorkerTasks<Answer>(
  script: URL,
  maxMilliseconds = defaultMilliseconds,
): (task: unknown) => AsyncGenerator<Answer> {
  let take: (() => Worker) | undefined;

  function keep(worker: Worker): void {
    const forget = () => {
      clearTimeout(timer);
      worker.off('error', forget).off('exit', forget);
      take = undefined;
    };
    const timer = setTimeout(() => {
      forget();
      end(worker);
    }, keptMilliseconds);
    timer.unref();
    worker.on('error', forget).on('exit', forget).unref();
    take = () => {
      forget();
      worker.ref();
      return worker;
    };
  }

  return async function* answersTo(task) {
    const worker = take?.() ?? new Worker(script, { resourceLimits });
    const hearing = hearWorker<WorkerMessage<Answer>>(worker);
    let isKept = false;
    try {
      worker.postMessage(task);
      for (;;) {
        const message = await hearing.next(maxMilliseconds);
        if ('heapBytes' in message) {
          isKept = take === undefined && message.heapBytes <= maxKeptBytes;
          return;
        }
        yield message.answer;
        worker.postMessage('next');
      }
    } finally {
      hearing.stop();
      if (isKept) keep(worker);
      else await end(worker);
    }
  };
}

/** A worker said nothing for longer than any task takes. */
export class WorkerOutOfTime extends Error {}

/** It may fail on the way to its end, which unheard would be the end of the process. */
const end = (worker: Worker) => worker.on('error', () => {}).terminate();

/** Of a task that has a single one. */
export async function soleAnswer<Answer>(answers: AsyncIterable<Answer>): Promise<Answer> {
  const heard: Answer[] = [];
  for await (const answer of answers) heard.push(answer);
  const [answer] = heard;
  if (answer === undefined) throw new Error('The worker ended without an answer.');
  return answer;
}

/**
 * What a worker says, message by message. Promises that race with its end would do as well, but that end would hold on to
 * every message before it.
 */
function hearWorker<Message>(worker: Worker) {
  const heard: Message[] = [];
  let failure: unknown;
  let wake = () => {};
  const listeners = {
    message: (message: Message) => {
      heard.push(message);
      wake();
    },
    error: (error: unknown) => {
      failure ??= error;
      wake();
    },
    exit: () => {
      failure ??= new Error('The worker ended before its task.');
      wake();
    },
  };
  for (const [event, listener] of Object.entries(listeners)) worker.on(event, listener);

  return {
    async next(maxMilliseconds: number): Promise<Message> {
      const timer = setTimeout(() => listeners.error(new WorkerOutOfTime()), maxMilliseconds);
      try {
        for (;;) {
          const [message] = heard.splice(0, 1);
          if (message !== undefined) return message;
          if (failure !== undefined) throw failure;
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        }
      } finally {
        clearTimeout(timer);
      }
    },
    stop() {
      for (const [event, listener] of Object.entries(listeners)) worker.off(event, listener);
    },
  };
}
