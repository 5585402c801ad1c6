import type { InboxMail } from '../apps/server/src/testing/mail-inbox.ts';
import { ownLane } from './lane.ts';

type LinkedMail = InboxMail & { link: string };

const patienceMilliseconds = 60_000;
const pauseMilliseconds = 100;

/** All that has come to an address so far. */
export async function mailsTo(address: string): Promise<InboxMail[]> {
  const mails = (await (await fetch(ownLane().inboxUrl)).json()) as InboxMail[];
  return mails.filter(({ to }) => to === address);
}

/** Waits as a person waits for the mail. */
async function waitForMail(to: string, wanted: string, pick: (mails: InboxMail[]) => LinkedMail | undefined) {
  const until = Date.now() + patienceMilliseconds;
  for (;;) {
    const found = pick(await mailsTo(to));
    if (found) return found;
    if (Date.now() > until) throw new Error(`No mail to ${to} ${wanted}.`);
    await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
  }
}

const linksIn = ({ text }: InboxMail) => text.match(/https?:\/\/\S+/g) ?? [];

/** The newest mail to an address that leads to this page of ours; `after` says how many such mails had come before. */
export function mailWithLink(address: string, path: string, after = 0): Promise<LinkedMail> {
  return waitForMail(address, `leads to ${path}`, (mails) => {
    const found = mails.flatMap((mail) => {
      const link = linksIn(mail).find((each) => new URL(each).pathname === path);
      return link ? [{ ...mail, link }] : [];
    });
    return found.length > after ? found.at(-1) : undefined;
  });
}

/** The mail to an address with this subject, and where its button leads. */
export function mailTitled(address: string, subject: string): Promise<LinkedMail> {
  return waitForMail(address, `says “${subject}”`, (mails) => {
    const mail = mails.findLast((each) => each.subject === subject);
    const link = mail && linksIn(mail)[0];
    return link ? { ...mail, link } : undefined;
  });
}
