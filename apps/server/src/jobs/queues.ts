/** Every queue, with how often and how patiently a failed job is tried again. */
export const queues = {
  mail: { retryLimit: 10, retryDelay: 30, retryBackoff: true, retryDelayMax: 3600 },
  notice: { retryLimit: 10, retryDelay: 30, retryBackoff: true, retryDelayMax: 3600 },
  'line-notices': { retryLimit: 10, retryDelay: 30, retryBackoff: true, retryDelayMax: 3600 },
  announce: { retryLimit: 2, retryDelay: 1 },
  'discard-file': { retryLimit: 10, retryDelay: 60, retryBackoff: true, retryDelayMax: 3600 },
  reminders: { retryLimit: 2, retryDelay: 60 },
  'fold-tallies': { retryLimit: 2, retryDelay: 60 },
  'score-answers': { retryLimit: 2, retryDelay: 60 },
  'clean-up': { retryLimit: 2, retryDelay: 60 },
} as const;

export type QueueName = keyof typeof queues;
