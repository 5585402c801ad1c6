import type { LineNoticeKind } from '@pcf/contract/vocabulary/requests';
import type { MailMessage, Notice } from '../mail/mail-message.ts';

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

/** Whose notices become one mail. */
export interface NoticeCollection {
  readonly recipientId: string;
  readonly senderId: string;
  readonly kind: LineNoticeKind;
}

/** What a job of each queue carries; those that name an organisation are done in turns with other organisations'. */
export interface JobPayloads extends Record<QueueName, object> {
  mail: MailMessage;
  notice: Notice;
  'line-notices': NoticeCollection;
  announce: { readonly organisationId: string };
  'discard-file': { readonly storageKey: string };
  'network-delivery': { readonly organisationId: string; readonly deliveryId: string };
  'network-news': {
    readonly organisationId: string;
    readonly connectionId: string;
    readonly eventId: string;
    readonly footprintId: string;
  };
  'network-sweep': Record<never, never>;
  reminders: Record<never, never>;
  'fold-tallies': Record<never, never>;
  'score-answers': Record<never, never>;
  'clean-up': Record<never, never>;
}
