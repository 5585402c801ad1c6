import { demoPassword } from '../../apps/server/src/demo/demo-organisations.ts';
import { askForAccess } from '../../apps/server/src/modules/users/testing/ask-for-access.ts';
import { createKey } from '../../apps/server/src/testing/api-keys.ts';
import { registeredCompany, registeredUser } from '../../apps/server/src/testing/companies.ts';
import { createConnection, failedDelivery } from '../../apps/server/src/testing/network.ts';
import { png } from '../../apps/server/src/testing/pictures.ts';
import { sendsFile } from '../../apps/server/src/testing/send-file.ts';
import { trackingEventForTests } from '../../apps/server/src/testing/tracking-event.ts';
import { taken } from '../shared/taken.ts';
import { byBuyers, bySomebody, type Contest, happensEachTime, happensOnce, invitedOne, oneWins } from './contest.ts';
import { type Fair, newName } from './fair.ts';

const newAddress = (fair: Fair) => `${newName('colleague')}@${fair.buyer.email.split('@')[1]}`;
const newColleague = (fair: Fair) =>
  registeredUser(fair.server, fair.buyer.organisationId, { email: newAddress(fair), accessLevel: 'ADMIN' });

async function invitedColleague(fair: Fair): Promise<string> {
  const email = newAddress(fair);
  const body = { emails: [email], accessLevel: 'EDITOR' };
  taken(await fair.server.call('inviteUsers', { token: fair.buyer.token, body }));
  return email;
}

const theLastStands = 'Whoever comes last has said it; nothing is counted on.';
const itIsOver = 'It is over afterwards, whoever said so.';
const profile = { firstName: 'Robin', lastName: 'Keller', jobTitle: null, language: 'en' };
const target = { hasTarget: false, reasonForNoTarget: 'JUDGED_TO_BE_UNIMPORTANT' };

const network = { name: 'Elsewhere', relations: ['SUPPLIER'], baseUrl: 'https://127.0.0.1:1', clientId: 'us' };
const newConnection = async (fair: Fair) => ({
  connectionId: (await createConnection(fair.server, fair.buyer.token, network)).id,
});

/** Another company, and buyers who run the installation. */
async function governedCompany(fair: Fair) {
  await fair.server.database.executeSql('owner')(
    `insert into installation_admin (account_id)
     select account_id from organisation_user where organisation_id = $1 on conflict do nothing`,
    [fair.buyer.organisationId],
  );
  const name = newName('governed');
  const { organisationId } = await registeredCompany(fair.server, name, { email: `person@${name}.example` });
  return { organisationId };
}

async function suspendedCompany(fair: Fair) {
  const params = await governedCompany(fair);
  const body = { reason: 'Unpaid' };
  taken(await fair.server.call('suspendOrganisation', { token: fair.buyer.token, params, body }));
  return params;
}

/** The organisation, its people, its keys and its ways to other platforms. */
export const peopleContests = {
  inviteUsers: oneWins(
    async (fair) => byBuyers(fair, { body: { emails: [newAddress(fair)], accessLevel: 'EDITOR' } }),
    invitedOne,
  ),
  withdrawUserInvitations: oneWins(async (fair) => byBuyers(fair, { body: [await invitedColleague(fair)] })),
  sendUserInvitationsAgain: happensEachTime(
    'Each sends one more mail, whose link makes the older lapse.',
    async (fair) => byBuyers(fair, { body: [await invitedColleague(fair)] }),
  ),
  answerAccessRequest: oneWins(async (fair) => {
    const person = { email: newAddress(fair), firstName: 'Anna', lastName: 'Asks' };
    const { id } = await askForAccess(fair.server, 'buyer', person);
    return byBuyers(fair, { body: { id, action: 'approveAccess' } });
  }),
  updateAccessLevel: happensOnce('It is said once or many times, and stands.', async (fair) => {
    const { email } = await newColleague(fair);
    const { rows } = await fair.server.database.executeSql('owner')(
      'select id from organisation_user where email = $1',
      [email],
    );
    return byBuyers(fair, { body: { userId: rows[0]?.id, accessLevel: 'EDITOR' } });
  }),
  deleteAccounts: oneWins(async (fair) => byBuyers(fair, { body: [(await newColleague(fair)).email] })),
  createApiKey: happensEachTime('Each key is one of its own.', async (fair) =>
    byBuyers(fair, { body: { name: newName('key'), scopes: ['READ'] } }),
  ),
  revokeApiKey: oneWins(async (fair) => {
    const { id } = await createKey(fair.server, fair.buyer.token, ['READ']);
    return byBuyers(fair, { path: { keyId: id } });
  }),
  suspendOrganisation: oneWins(async (fair) =>
    byBuyers(fair, { path: await governedCompany(fair), body: { reason: 'Unpaid' } }),
  ),
  resumeOrganisation: oneWins(async (fair) => byBuyers(fair, { path: await suspendedCompany(fair) })),
  requestOrganisationDeletion: oneWins(async (fair) => byBuyers(fair, { path: await suspendedCompany(fair) })),
  withdrawOrganisationDeletion: oneWins(async (fair) => {
    const path = await suspendedCompany(fair);
    taken(await fair.server.call('requestOrganisationDeletion', { token: fair.buyer.token, params: path }));
    return byBuyers(fair, { path });
  }),
  createNetworkConnection: happensEachTime('Each connection is one of its own.', async (fair) =>
    byBuyers(fair, { body: { ...network, clientSecret: 'theirs' } }),
  ),
  updateNetworkConnection: oneWins(async (fair) =>
    byBuyers(fair, { path: await newConnection(fair), body: { ...network, clientSecret: 'theirs', version: 1 } }),
  ),
  deleteNetworkConnection: oneWins(async (fair) => byBuyers(fair, { path: await newConnection(fair) })),
  renewNetworkSecret: happensEachTime('Each is told a secret, of which the last two hold.', async (fair) =>
    byBuyers(fair, { path: await newConnection(fair), body: {} }),
  ),
  retryNetworkDelivery: happensEachTime('Each has a job that tries it; one of them finds it.', async (fair) => {
    const connection = await createConnection(fair.server, fair.buyer.token, network);
    return byBuyers(fair, { path: { messageId: await failedDelivery(fair.server, connection) } });
  }),
  testNetworkConnection: happensEachTime('Each asks the partner anew.', async (fair) =>
    byBuyers(fair, { path: await newConnection(fair) }),
  ),
  updateOrganisation: happensEachTime(theLastStands, async (fair) => byBuyers(fair, { body: { name: 'buyer' } })),
  setSbtiTarget: happensEachTime(theLastStands, async (fair) => {
    taken(await fair.server.call('setSbtiTarget', { token: fair.buyer.token, body: target }));
    return byBuyers(fair, { body: target });
  }),
  uploadOrganisationLogo: happensEachTime(theLastStands, async (fair) => {
    await fair.server.call('deleteOrganisationLogo', { token: fair.buyer.token });
    return byBuyers(fair, {});
  }),
  deleteOrganisationLogo: oneWins(async (fair) => {
    taken(await sendsFile('uploadOrganisationLogo', 'logo.png')(fair.server, fair.buyer.token, png(64, 64)));
    return byBuyers(fair, {});
  }),
  updateCurrentUser: happensOnce(theLastStands, async (fair) =>
    bySomebody(await newColleague(fair), { body: profile }),
  ),
  changeEmail: happensEachTime('Each sends one more mail, whose link makes the older lapse.', async (fair) =>
    bySomebody(await newColleague(fair), { body: { email: newAddress(fair), currentPassword: demoPassword } }),
  ),
  cancelEmailChange: happensOnce(itIsOver, async (fair) => {
    const colleague = await newColleague(fair);
    const body = { email: newAddress(fair), currentPassword: demoPassword };
    taken(await fair.server.call('changeEmail', { token: colleague.token, body }));
    return bySomebody(colleague, {});
  }),
  endSession: oneWins(async (fair) => {
    const colleague = await newColleague(fair);
    const second = (await fair.server.signIn(colleague.email)).access_token;
    return bySomebody({ token: second }, { path: { sessionId: colleague.sessionId } });
  }),
  endAllSessions: {
    ...happensOnce(itIsOver, async (fair) => bySomebody(await newColleague(fair), {})),
    refusals: ['UNAUTHENTICATED'],
  } satisfies Contest,
  eraseOwnAccount: {
    ...happensOnce(itIsOver, async (fair) =>
      bySomebody(await newColleague(fair), { body: { currentPassword: demoPassword } }),
    ),
    refusals: ['UNAUTHENTICATED'],
  } satisfies Contest,
  trackEvent: happensEachTime('Each click is one of its own.', async (fair) =>
    byBuyers(fair, { body: trackingEventForTests }),
  ),
  readNotifications: happensOnce('What was read stays read.', async (fair) =>
    bySomebody(await newColleague(fair), { body: { upTo: '1' } }),
  ),
};
