import type { Database } from '../database/database.ts';
import type { ComposedMail } from './compose-mail.ts';
import type { MailTransport } from './mail-transport.ts';
import { refusedForGood } from './refused-address.ts';

/**
 * Sends a mail and remembers whether its address takes mail. One that is refused for good is not tried again; whoever
 * invited it sees that. Any other failure is the job's, which is tried again.
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
