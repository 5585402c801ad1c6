import { onTestFinished } from 'vitest';
import { receiveMail } from './receive-mail.ts';

interface ReceivedMail {
  readonly to: string[];
  readonly raw: string;
}

export interface MailServer {
  readonly url: string;
  readonly mails: ReceivedMail[];
  /** Refuses the next so many mails with a passing error, as a busy server does. */
  refuse(count: number): void;
  /** Refuses every mail to an address with this answer; without one, it takes them again. */
  refuseAddress(address: string, code?: number, answer?: string): void;
}

/** A mail server for one test. */
export async function startMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const refused = new Map<string, Error>();
  let refusals = 0;
  const { url, stop } = await receiveMail(
    async (to, raw) => {
      if (refusals > 0) {
        refusals -= 1;
        throw Object.assign(new Error('Try again later'), { responseCode: 451 });
      }
      mails.push({ to, raw: raw.toString('utf8') });
    },
    (address) => refused.get(address),
  );
  onTestFinished(stop);
  return {
    url,
    mails,
    refuse: (count) => {
      refusals = count;
    },
    refuseAddress: (address, code, answer = 'No such user') => {
      if (code === undefined) refused.delete(address);
      else refused.set(address, Object.assign(new Error(answer), { responseCode: code }));
    },
  };
}
