import { inject } from 'vitest';
import type { InboxMail } from '../apps/server/src/testing/mail-inbox.ts';

const patienceMilliseconds = 20_000;
const pauseMilliseconds = 150;

async function mailsTo(address: string): Promise<InboxMail[]> {
  const mails = (await (await fetch(inject('inboxUrl'))).json()) as InboxMail[];
  return mails.filter(({ to }) => to === address);
}

/**
 * Waits for the newest mail to an address that leads to this page of ours, as a person waits for the mail; `after` says
 * how many such mails had come before.
 */
export async function mailWithLink(address: string, path: string, after = 0): Promise<InboxMail & { link: string }> {
  const until = Date.now() + patienceMilliseconds;
  for (;;) {
    const found = (await mailsTo(address)).filter(({ text }) => text.includes(path));
    const newest = found.at(-1);
    const link = newest && linkTo(newest, path);
    if (newest && link && found.length > after) return { ...newest, link };
    if (Date.now() > until) throw new Error(`No mail to ${address} leads to ${path}.`);
    await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
  }
}

function linkTo({ text }: InboxMail, path: string): string | undefined {
  return text.match(/https?:\/\/\S+/g)?.find((each) => new URL(each).pathname === path);
}
