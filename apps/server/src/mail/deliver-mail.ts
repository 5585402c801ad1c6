import { z } from 'zod';
import type { Database } from '../database/database.ts';
import type { ComposedMail } from './compose-mail.ts';
import type { MailTransport } from './mail-transport.ts';
import { withoutRecipient } from './without-recipient.ts';

/** What nodemailer tells of a mail server that answered with no. */
const answered = z.object({
  command: z.string().default(''),
  responseCode: z.int(),
  response: z.string().default(''),
});

/** A refusal for reasons of policy is about the sender, such as a server that is not set up yet, not about the address. */
const policy = /\b5\.7\.\d+\b/;

/** Of these commands a mail server refuses this mail or its address; of others it refuses us, which is no matter of the address. */
const aboutTheMail = new Set(['RCPT TO', 'DATA']);

const maxResponseLength = 300;

/** With which answer a mail server refused a mail. */
export interface MailRefusal {
  readonly code: number;
  /** In its own words, which may repeat the address. */
  readonly response: string;
}

/**
 * What came of a mail: it was sent; its address was refused for good; the mail server refused it for now, or was not
 * reached, and it is tried again; or that was the last try.
 */
export type MailEnd = 'sent' | 'bounced' | 'refused' | 'failed' | 'given_up';

interface Delivery {
  readonly jobId: string;
  /** Where it fails once more, it is not tried again. */
  readonly isLast: boolean;
  /** Hears what came of it, with the answer of a mail server that refused it. */
  readonly ended: (end: MailEnd, refusal?: MailRefusal) => void;
}

/**
 * Sends a mail and remembers whether its address takes mail. One that is refused for good is not tried again; any other
 * failure is the job's, which is tried again. Where no try is left, the inviting user sees what the mail server said.
 */
export async function deliverMail(
  database: Database,
  transport: MailTransport,
  mail: ComposedMail,
  { jobId, isLast, ended }: Delivery,
): Promise<void> {
  try {
    await transport.send(mail, jobId);
  } catch (error) {
    const refusal = refusalOf(error);
    const isForGood = isRefusedForGood(error);
    if (refusal && (isForGood || isLast)) await rememberRefusal(database, mail.to, refusal);
    if (isForGood) return ended('bounced', refusal);
    if (isLast) ended('given_up', refusal);
    else ended(refusal ? 'refused' : 'failed', refusal);
    throw refusal ? refusedBy(refusal, mail.to) : error;
  }
  await database.asWorker((tx) => tx.deleteFrom('undeliverable_address').where('email', '=', mail.to).execute());
  ended('sent');
}

/** The job is logged with it and keeps its words, which must not tell whose mailbox it was. */
const refusedBy = ({ code, response }: MailRefusal, to: string) =>
  Object.assign(new Error(`The mail server refused it: ${withoutRecipient(response, to)}`), { responseCode: code });

async function rememberRefusal(database: Database, email: string, { code, response }: MailRefusal): Promise<void> {
  const told = { response_code: code, response };
  await database.asWorker((tx) =>
    tx
      .insertInto('undeliverable_address')
      .values({ email, ...told })
      .onConflict((conflict) => conflict.column('email').doUpdateSet(told))
      .execute(),
  );
}

/** With which answer a mail server refused this mail; nothing where it was not reached, or does not take us for a sender. */
function refusalOf(error: unknown): MailRefusal | undefined {
  const { data } = answered.safeParse(error);
  if (!data || !aboutTheMail.has(data.command)) return undefined;
  return { code: data.responseCode, response: oneLine(data.response) };
}

/** Whether a mail server refused the address itself for good. */
export function isRefusedForGood(error: unknown): boolean {
  const { data } = answered.safeParse(error);
  const isAboutAddress = data?.command === 'RCPT TO' && data.responseCode >= 550 && data.responseCode <= 554;
  return isAboutAddress && !policy.test(data.response);
}

/** Foreign words: without line ends and signs that steer, and not at any length. */
const oneLine = (text: string) =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, maxResponseLength)
    .toWellFormed();
