import type { MailMessage, Notice } from '../mail/mail-message.ts';
import type { QueueName } from './queues.ts';

/** What a job of each queue carries. */
export interface JobPayloads extends Record<QueueName, object> {
  mail: MailMessage;
  notice: Notice;
  'clean-up': Record<never, never>;
}
