import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { receiveMail } from './receive-mail.ts';

export interface InboxMail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** A mail server, and what it received at an address that journeys, in processes of their own, can read. */
export async function startInbox() {
  const mails: InboxMail[] = [];
  const smtp = await receiveMail(async (recipients, raw) => {
    const { subject = '', html = '', text = '' } = await PostalMime.parse(raw);
    for (const to of recipients) mails.push({ to, subject, html, text });
  });
  const reader = createServer((_request, response) => response.end(JSON.stringify(mails)));
  await new Promise<void>((resolve) => reader.listen(0, '127.0.0.1', resolve));
  return {
    smtpUrl: smtp.url,
    readUrl: `http://127.0.0.1:${(reader.address() as AddressInfo).port}`,
    async stop() {
      await smtp.stop();
      reader.close();
    },
  };
}
