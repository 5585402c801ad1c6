import { WorkerOutOfTime } from './worker-answers.ts';

/** What is said of a file that fills the memory of its worker before it is read, or takes up its time. */
export const orUnreadable =
  <Verdict>(unreadable: Verdict) =>
  (error: unknown): Verdict => {
    if (error instanceof WorkerOutOfTime || Object(error).code === 'ERR_WORKER_OUT_OF_MEMORY') return unreadable;
    throw error;
  };
