import { createTransport } from 'nodemailer';
import type { Database } from '../database/database.ts';
import type { ComposedMail } from './compose-mail.ts';

export interface MailTransport {
  send(mail: ComposedMail, jobId: string): Promise<void>;
  close(): void;
}

/** A button of the mail program (RFC 8058), which posts and opens nothing. */
const stopHeaders = (url: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${url}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

export function smtpTransport(smtpUrl: string, from: string): MailTransport {
  const transport = createTransport({ url: smtpUrl, pool: true, maxConnections: 3 }, { from });
  return {
    async send({ to, subject, html, text, stop }, jobId) {
      // A recipient given as an object is never parsed, so an address cannot smuggle in a second one. The id lets a
      // mailbox recognise the second copy where a crash came between sending and remembering.
      await transport.sendMail({
        to: { name: '', address: to },
        subject,
        html,
        text,
        messageId: `<${jobId}@pcf-exchange>`,
        ...(stop === null ? {} : { headers: stopHeaders(stop) }),
      });
    },
    close: () => transport.close(),
  };
}

/** Keeps mails in the database, for trying the platform out. */
export function capturingTransport(database: Database): MailTransport {
  return {
    async send({ to, subject, html, text, named }, jobId) {
      await database.asWorker((tx) =>
        tx
          .insertInto('captured_mail')
          .values({ id: jobId, recipient: to, subject, html, plain_text: text, named: [...named] })
          .onConflict((conflict) => conflict.doNothing())
          .execute(),
      );
    },
    close: () => {},
  };
}
