import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { demoPassword } from '../../../demo/demo-organisations.ts';
import { serverOfFile } from '../../../testing/api-test.ts';
import { deliverMails } from '../../../testing/deliver-mails.ts';
import type { TestServer } from '../../../testing/test-server.ts';

/** A server that believes what the test says about where a call comes from. */
export const guessedServerOfFile = (): Promise<TestServer> =>
  serverOfFile({ settings: { SIGN_INS_PER_MINUTE: '10000', TRUST_PROXY: 'true' } });

/** Somebody who tries to sign in from an address, by default with the right password. */
export function attempt(
  server: TestServer,
  email: string,
  from: string,
  { password = demoPassword, code }: { password?: string; code?: string } = {},
) {
  const body = { email, password, ...(code === undefined ? {} : { code }) };
  return server.call('loginUser', { body, headers: { 'x-forwarded-for': from } });
}

/** An address of a network that no other attempt has come from. */
let networks = 0;
export function newAddress(): string {
  networks += 1;
  return `198.18.${networks}.7`;
}

/** As if a hundred had failed for an e-mail within the hour, from everywhere. */
export async function beset(server: TestServer, email: string): Promise<void> {
  const key = createHash('sha256').update(email).digest('base64url');
  await server.database.asOwner((tx) =>
    sql`insert into rate_limit (bucket, key, used, resets_at)
        values ('failed-sign-ins-of-email', ${key}, 100, now() + interval '1 hour')
        on conflict (bucket, key) do update set used = 100`.execute(tx),
  );
}

/** The codes of the mails that wait for this address, in their order. */
export async function sentCodes(server: TestServer, email: string): Promise<string[]> {
  const mails = (await deliverMails(server)).filter(({ to }) => to === email);
  return mails.map(({ text }) => (/^Code ?: (\d{4}) (\d{4})$/m.exec(text) ?? []).slice(1).join(''));
}
