import type { MailMessage, Notice } from '../mail/mail-message.ts';
import type { NoticeCollection } from './collect-notices.ts';
import type { QueueName } from './queues.ts';

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
