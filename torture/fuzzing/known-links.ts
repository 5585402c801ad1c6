import { linkToken } from '../../apps/server/src/testing/deliver-mails.ts';
import { beginRegistration, createAccount, inviteCompany, mailTo } from '../../apps/server/src/testing/joining.ts';
import type { TestServer } from '../../apps/server/src/testing/test-server.ts';
import type { KnownThings } from './known-things.ts';

/** What only a mail or an earlier answer tells, so that calls which ask for it are not all refused for that alone. */
export async function makeKnownLinks(server: TestServer): Promise<KnownThings> {
  const { access_token: inviter, refresh_token } = await server.signIn('lena.brandt@nordic-kitchen.example');
  const invitationToken = await inviteCompany(server, inviter, 'invited@fuzz.example');
  const registrationToken = await beginRegistration(server, 'joining@fuzz.example');
  await createAccount(server, 'unverified@fuzz.example');
  const verification = linkToken(await mailTo(server, 'unverified@fuzz.example'), '/verify-email');
  return {
    token: [invitationToken, verification],
    invitationToken: [invitationToken],
    registrationToken: [registrationToken],
    refresh_token: [refresh_token],
  };
}
