import { z } from 'zod';
import type { Database } from '../database/database.ts';
import type { ComposedMail } from './compose-mail.ts';
import type { MailTransport } from './mail-transport.ts';

const refusal = z.object({
  command: z.literal('RCPT TO'),
  responseCode: z.int().min(550).max(554),
  response: z.string().default(''),
});

/** A refusal for reasons of policy is about the sender, such as a server that is not set up yet, not about the address. */
const policy = /\b5\.7\.\d+\b/;

/**
 * Sends a mail and remembers whether its address takes mail. One that is refused for good is not tried again; the
 * inviting user sees that. Any other failure is the job's, which is tried again.
 */
export async function deliverMail(
  database: Database,
  transport: MailTransport,
  mail: ComposedMail,
  jobId: string,
): Promise<void> {
  const refusal = await transport.send(mail, jobId).then(
    () => undefined,
    (error: unknown) => {
      const code = refusedForGood(error);
      if (code === undefined) throw error;
      return code;
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
}

/** The code with which a mail server refused the address itself for good; nothing for any other failure. */
export function refusedForGood(error: unknown): number | undefined {
  const parsed = refusal.safeParse(error);
  if (!parsed.success || policy.test(parsed.data.response)) return undefined;
  return parsed.data.responseCode;
}
