import type { Database } from '../database/database.ts';
import type { DocumentStore } from '../files/document-store.ts';
import { composeMail } from '../mail/compose-mail.ts';
import { deliverMail, type MailEnd, type MailRefusal } from '../mail/deliver-mail.ts';
import type { MailContent } from '../mail/mail-content.ts';
import type { MailTransport } from '../mail/mail-transport.ts';
import { prepareMail } from '../mail/prepare/prepare-mail.ts';
import { sendLineNotices, sendNotice } from '../mail/send-line-notices.ts';
import type { PartnerAccess } from '../network/partner-settings.ts';
import { createPartnerTokenCache } from '../network/partner-tokens.ts';
import { cleanUp } from './clean-up.ts';
import { announce } from './collect-notices.ts';
import { deleteOrganisations } from './delete-organisations.ts';
import { discardFile } from './discard-file.ts';
import { foldTallies } from './fold-tallies.ts';
import type { JobHandlers } from './job-runner.ts';
import { deliverToPartner, sweepDeliveries } from './network-delivery.ts';
import type { Retention } from './retention.ts';
import { scoreAnswers } from './score-answers.ts';
import { sendReminders } from './send-reminders.ts';

export interface JobDependencies {
  readonly transport: MailTransport;
  /** Hears what came of every mail. */
  readonly mailEnded: (mail: MailContent, end: MailEnd, refusal?: MailRefusal) => void;
  readonly publicUrl: string;
  readonly collectSeconds: number;
  readonly documents: DocumentStore;
  readonly retention: Retention;
  readonly partners: PartnerAccess;
  /** Acts as a partner, as what partners tell does. */
  readonly fetchNews: JobHandlers['network-news'];
}

export function jobHandlers(
  database: Database,
  { transport, mailEnded, publicUrl, collectSeconds, documents, retention, partners, fetchNews }: JobDependencies,
): JobHandlers {
  const delivering = { ...partners, tokens: createPartnerTokenCache(partners.ask) };
  return {
    async mail(message, jobId, isLast = false) {
      const content = await prepareMail(database, message, { publicUrl, jobId });
      if (!content) return;
      await deliverMail(database, transport, composeMail(content), {
        jobId,
        isLast,
        ended: (end, refusal) => mailEnded(content, end, refusal),
      });
    },
    notice: (notice) => sendNotice(database, notice),
    'line-notices': (collection) => sendLineNotices(database, collection, collectSeconds),
    announce: (payloads) =>
      announce(
        database,
        payloads.map(({ organisationId }) => organisationId),
      ),
    'discard-file': (file) => discardFile(database, documents, file),
    'network-delivery': ({ deliveryId }) => deliverToPartner(database, delivering, deliveryId),
    'network-news': fetchNews,
    'network-sweep': () => sweepDeliveries(database),
    reminders: () => sendReminders(database),
    'fold-tallies': () => foldTallies(database),
    'score-answers': () => scoreAnswers(database),
    async 'clean-up'() {
      await cleanUp(database, retention);
      await deleteOrganisations(database);
    },
  };
}
