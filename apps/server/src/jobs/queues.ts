/** A process that has not been heard of for so long is gone, and its jobs are tried again. */
const alive = { heartbeatSeconds: 60 };
const patient = { retryLimit: 10, retryBackoff: true, retryDelayMax: 3600, ...alive };
const brief = { retryLimit: 2, ...alive };

/** Every queue, with how often and how patiently a failed job is tried again. */
export const queues = {
  mail: { ...patient, retryDelay: 30 },
  notice: { ...patient, retryDelay: 30 },
  'line-notices': { ...patient, retryDelay: 30 },
  announce: { ...brief, retryDelay: 1 },
  'discard-file': { ...patient, retryDelay: 60 },
  // Tried again by what is written in the delivery itself.
  'network-delivery': { ...brief, retryDelay: 10 },
  // As long as deliveries are, and given up by the job itself.
  'network-news': { retryLimit: 60, retryBackoff: true, retryDelay: 60, retryDelayMax: 6 * 3600, ...alive },
  'network-sweep': { ...brief, retryDelay: 30 },
  reminders: { ...brief, retryDelay: 60 },
  'fold-tallies': { ...brief, retryDelay: 60 },
  'score-answers': { ...brief, retryDelay: 60 },
  'clean-up': { ...brief, retryDelay: 60 },
} as const;

export type QueueName = keyof typeof queues;
