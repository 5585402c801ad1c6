import { demoPassword } from '../../apps/server/src/demo/demo-organisations.ts';
import { registeredUser } from '../../apps/server/src/testing/companies.ts';
import { linkToken } from '../../apps/server/src/testing/deliver-mails.ts';
import {
  beginRegistration,
  createAccount,
  mailTo,
  newPassword,
  person,
} from '../../apps/server/src/testing/joining.ts';
import { taken } from '../shared/taken.ts';
import { byNobody, happensEachTime, happensOnce, oneWins } from './contest.ts';
import { type Fair, newName } from './fair.ts';

const newAddress = () => `${newName('somebody')}@${newName('company')}.example`;
const colleagueAddress = (fair: Fair) => `${newName('colleague')}@${fair.buyer.email.split('@')[1]}`;

/** The link by which an ADMIN answers somebody who asks to join. */
export async function askedToJoin(fair: Fair): Promise<string> {
  const { server, buyer } = fair;
  const registrationToken = await beginRegistration(server, colleagueAddress(fair));
  const body = { registrationToken, ...person, organisationId: buyer.organisationId };
  taken(await server.call('requestAccess', { body }));
  return linkToken(await mailTo(server, buyer.email), '/approve-user-access');
}

/** The link by which somebody who was invited says that they want no mails. */
async function unasked({ server, buyer }: Fair): Promise<string> {
  const email = newAddress();
  const body = { invitations: [{ email, relation: 'SUPPLIER' }] };
  taken(await server.call('createInvitations', { token: buyer.token, body }));
  return linkToken(await mailTo(server, email), '/stop-mails');
}

const newcomer = async (fair: Fair) => {
  const email = colleagueAddress(fair);
  await registeredUser(fair.server, fair.buyer.organisationId, { email });
  return email;
};

const tellsNothing = 'Everybody hears the same, so that nobody learns who has an account.';

/** What happens before anybody is signed in. */
export const joiningContests = {
  loginUser: happensEachTime('Each opens a session of its own.', async (fair) =>
    byNobody({ body: { email: await newcomer(fair), password: demoPassword } }),
  ),
  refreshTokens: happensOnce('Two tabs that refresh at once go on alike.', async (fair) => {
    const { refresh_token } = await fair.server.signIn(await newcomer(fair));
    return byNobody({ body: { refresh_token } });
  }),
  logoutUser: happensOnce('The session is over afterwards, whoever said so.', async (fair) => {
    const { refresh_token } = await fair.server.signIn(await newcomer(fair));
    return byNobody({ body: { refresh_token } });
  }),
  accountExists: happensOnce('It only answers.', async () => byNobody({ body: { email: newAddress() } })),
  getRegistration: happensOnce('It only answers.', async ({ server }) =>
    byNobody({ body: { registrationToken: await beginRegistration(server, newAddress()) } }),
  ),
  createAccount: happensEachTime(tellsNothing, async () =>
    byNobody({ body: { email: newAddress(), password: newPassword, language: 'en' } }),
  ),
  registerUser: oneWins(async ({ server }) => {
    const registrationToken = await beginRegistration(server, newAddress());
    return byNobody({ body: { registrationToken, ...person, organisationName: newName('company') } });
  }),
  requestAccess: happensEachTime('Asking again takes the place of the request before.', async (fair) => {
    const registrationToken = await beginRegistration(fair.server, colleagueAddress(fair));
    return byNobody({ body: { registrationToken, ...person, organisationId: fair.buyer.organisationId } });
  }),
  approveAccessRequest: oneWins(async (fair) => byNobody({ path: { token: await askedToJoin(fair) } })),
  denyAccessRequest: oneWins(async (fair) => byNobody({ path: { token: await askedToJoin(fair) } })),
  refuseMails: happensOnce('Saying no twice is saying no.', async (fair) =>
    byNobody({ path: { token: await unasked(fair) } }),
  ),
  allowMails: happensOnce('Nobody has said no.', async (fair) => byNobody({ path: { token: await unasked(fair) } })),
  verifyEmail: oneWins(async ({ server }) => {
    const email = newAddress();
    taken(await createAccount(server, email));
    const token = linkToken(await mailTo(server, email), '/verify-email');
    return byNobody({ body: { token, password: newPassword } });
  }),
  sendVerificationAgain: happensEachTime(tellsNothing, async ({ server }) => {
    const email = newAddress();
    taken(await createAccount(server, email));
    return byNobody({ body: { email } });
  }),
  requestPasswordReset: happensEachTime(tellsNothing, async (fair) =>
    byNobody({ body: { email: await newcomer(fair) } }),
  ),
  setPassword: oneWins(async (fair) => {
    const email = await newcomer(fair);
    taken(await fair.server.call('requestPasswordReset', { body: { email } }));
    const token = linkToken(await mailTo(fair.server, email), '/password-reset');
    return byNobody({ body: { token, password: newPassword } });
  }),
};
