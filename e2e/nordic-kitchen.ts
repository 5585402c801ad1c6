import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { demoPassword } from '../apps/server/src/demo/demo-organisations.ts';
import { callServer } from './call-server.ts';
import { mailWithLink } from './read-mail.ts';
import { demoUsers } from './sign-in.ts';

type SentInvitation = OperationOutput<'listSentInvitations'>['data'][number];

/** A session of Lena's, the ADMIN of the demo customer. */
export const signInLena = () => callServer('loginUser', { email: demoUsers.admin.email, password: demoPassword });

interface Invited {
  readonly organisationName?: string;
  readonly supplierId?: string;
}

/** Lena invites a supplier at an address that has no account; answers with the link of the mail. */
export async function inviteSupplier(accessToken: string, email: string, invited: Invited = {}): Promise<string> {
  await callServer('createInvitations', { invitations: [{ email, relation: 'SUPPLIER', ...invited }] }, accessToken);
  return (await mailWithLink(email, '/register')).link;
}

export async function sentInvitation(accessToken: string, email: string): Promise<SentInvitation> {
  const { data } = await callServer('listSentInvitations', undefined, accessToken);
  const found = data.find((invitation) => invitation.email === email);
  if (!found) throw new Error(`Nobody has invited ${email}.`);
  return found;
}
