import { z } from 'zod';
import type { Database } from '../database/database.ts';
import type { ComposedMail } from './compose-mail.ts';
import type { MailTransport } from './mail-transport.ts';

const answered = z.object({
  command: z.string().default(''),
  responseCode: z.int(),
  response: z.string().default(''),
});

/** A refusal for reasons of policy is about the sender, such as a server that is not set up yet, not about the address. */
const policy = /\b5\.7\.\d+\b/;

/**
 * What came of a mail: it was sent; its address was refused for good; the mail server refused it for now, or was not
 * reached, and it is tried again; or that was the last try.
 */
export type MailEnd = 'sent' | 'bounced' | 'refused' | 'failed' | 'given_up';

interface Delivery {
  readonly jobId: string;
  /** Where it fails once more, it is not tried again. */
  readonly isLast: boolean;
  /** Hears what came of it. */
  readonly ended: (end: MailEnd) => void;
}

/**
 * Sends a mail and remembers whether its address takes mail. One that is refused for good is not tried again; the
 * inviting user sees that. Any other failure is the job's, which is tried again.
 */
export async function deliverMail(
  database: Database,
  transport: MailTransport,
  mail: ComposedMail,
  { jobId, isLast, ended }: Delivery,
): Promise<void> {
  const refusal = await transport.send(mail, jobId).then(
    () => undefined,
    (error: unknown) => {
      const code = refusedForGood(error);
      if (code !== undefined) return code;
      if (isLast) ended('given_up');
      else ended(answered.safeParse(error).success ? 'refused' : 'failed');
      throw error;
    },
  );
  await database.asWorker(async (tx) => {
    if (refusal === undefined) {
      await tx.deleteFrom('undeliverable_address').where('email', '=', mail.to).execute();
      return;
    }
    await tx
      .insertInto('undeliverable_address')
      .values({ email: mail.to, response_code: refusal })
      .onConflict((conflict) => conflict.column('email').doUpdateSet({ response_code: refusal }))
      .execute();
  });
  ended(refusal === undefined ? 'sent' : 'bounced');
}

/** The code with which a mail server refused the address itself for good; nothing for any other failure. */
export function refusedForGood(error: unknown): number | undefined {
  const { command, responseCode = 0, response = '' } = answered.safeParse(error).data ?? {};
  const isAboutAddress = command === 'RCPT TO' && responseCode >= 550 && responseCode <= 554;
  return isAboutAddress && !policy.test(response) ? responseCode : undefined;
}
