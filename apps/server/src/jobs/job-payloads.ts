import type { MailMessage, Notice } from '../mail/mail-message.ts';
import type { NoticeCollection } from './collect-notices.ts';
import type { QueueName } from './queues.ts';

/** What a job of each queue carries. */
export interface JobPayloads extends Record<QueueName, object> {
  mail: MailMessage;
  notice: Notice;
  'line-notices': NoticeCollection;
  announce: { readonly organisationId: string };
  'discard-file': { readonly storageKey: string };
  'network-delivery': { readonly deliveryId: string };
  'network-news': { readonly connectionId: string; readonly eventId: string; readonly footprintId: string };
  'network-sweep': Record<never, never>;
  reminders: Record<never, never>;
  'fold-tallies': Record<never, never>;
  'score-answers': Record<never, never>;
  'clean-up': Record<never, never>;
}
