import type { Database } from '../database/database.ts';
import type { DocumentStore } from '../files/document-store.ts';
import { composeMail } from '../mail/compose-mail.ts';
import { deliverMail } from '../mail/deliver-mail.ts';
import type { MailTransport } from '../mail/mail-transport.ts';
import { prepareMail } from '../mail/prepare/prepare-mail.ts';
import { sendLineNotices } from '../mail/send-line-notices.ts';
import { sendNotice } from '../mail/send-notice.ts';
import { announce } from './announce.ts';
import { cleanUp } from './clean-up.ts';
import { discardFile } from './discard-file.ts';
import { foldTallies } from './fold-tallies.ts';
import type { JobHandlers } from './job-runner.ts';
import type { Retention } from './retention.ts';
import { scoreAnswers } from './score-answers.ts';
import { sendReminders } from './send-reminders.ts';

export const jobHandlers = (
  database: Database,
  transport: MailTransport,
  publicUrl: string,
  collectSeconds: number,
  documents: DocumentStore,
  retention: Retention,
): JobHandlers => ({
  async mail(message, jobId) {
    const content = await prepareMail(database, message, publicUrl);
    if (content) await deliverMail(database, transport, composeMail(content), jobId);
  },
  notice: (notice) => sendNotice(database, notice),
  'line-notices': (collection) => sendLineNotices(database, collection, collectSeconds),
  announce: (payloads) =>
    announce(
      database,
      payloads.map(({ organisationId }) => organisationId),
    ),
  'discard-file': (file) => discardFile(database, documents, file),
  reminders: () => sendReminders(database),
  'fold-tallies': () => foldTallies(database),
  'score-answers': () => scoreAnswers(database),
  'clean-up': () => cleanUp(database, retention),
});
