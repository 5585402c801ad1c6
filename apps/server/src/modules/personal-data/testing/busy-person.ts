import type { CallName } from '@pcf/contract/operations/calls';
import { expect } from 'vitest';
import { type Answering, answeringOfFile, askFor } from '../../../testing/answering.ts';
import { saveDraft, submitAnswer } from '../../../testing/answers.ts';
import { createKey } from '../../../testing/api-keys.ts';
import { createProduct } from '../../../testing/exchange.ts';
import { newPassword } from '../../../testing/joining.ts';
import { addDocument } from '../../../testing/library.ts';
import { sendsFile } from '../../../testing/send-file.ts';
import { createSoldProduct } from '../../../testing/sold-products.ts';
import type { Answer, CallRequest, TestServer } from '../../../testing/test-server.ts';
import { trackingEventForTests } from '../../../testing/tracking-event.ts';
import { capturedToken, captureMails } from './capture-mails.ts';

export const firstAddress = 'xantippa@mill.example';
export const address = 'x.quellbrunn@mill.example';
export const comment = 'The oven was replaced in May';
/** Of the person and of nobody else, and in no text that anybody writes. */
export const namesOfPerson = ['Xantippa', "Quellbrunn O'Ferrand", 'Quellbrunn', firstAddress, address];

export interface BusyPerson extends Answering {
  readonly token: string;
  readonly refreshToken: string;
}

/** Somebody of the mill who has done everything that leaves a trace, here and in what others see of it. */
export async function busyPersonOfFile(): Promise<BusyPerson> {
  const all = await answeringOfFile();
  const { server, buyer, mill } = all;
  const keyed = { 'idempotency-key': 'of-a-colleague' };
  // A customer invited the address, whose placeholder is called by it, and asks it for something.
  await done(server, 'createInvitations', {
    token: buyer,
    body: { invitations: [{ email: firstAddress, relation: 'SUPPLIER', message: 'Please join' }] },
    headers: keyed,
  });
  const { body: suppliers } = await done(server, 'listSuppliers', { token: buyer });
  const placeholder = (suppliers.data as { id: string; name: string }[]).find(({ name }) => name === firstAddress);
  await askFor({ ...all, mill: { id: String(placeholder?.id), token: '' } });

  await join(all, keyed);
  const first = await server.signIn(firstAddress, newPassword);
  await done(server, 'updateCurrentUser', {
    token: first.access_token,
    body: { firstName: 'Xantippa', lastName: "Quellbrunn O'Ferrand", jobTitle: 'Buyer', language: 'de' },
    headers: { 'idempotency-key': 'own' },
  });
  await changeAddress(server, first.access_token);
  const tokens = await server.signIn(address, newPassword);
  const person = { ...all, token: tokens.access_token, refreshToken: tokens.refresh_token };
  await work(person);
  await leaveOtherTraces(person, mill.token);
  return person;
}

/** By asking for access; an ADMIN approves and raises the level. */
async function join({ server, mill, kim }: Answering, keyed: Readonly<Record<string, string>>): Promise<void> {
  await done(server, 'createAccount', { body: { email: firstAddress, password: newPassword, language: 'en' } });
  const token = await capturedToken(server, firstAddress, '/verify-email');
  const verified = await done(server, 'verifyEmail', { body: { token, password: newPassword } });
  const registrationToken = String(verified.body.registrationToken);
  const { body } = await done(server, 'getRegistration', { body: { registrationToken } });
  const [organisation] = body.organisations as { id: string }[];
  await done(server, 'requestAccess', {
    body: {
      registrationToken,
      organisationId: organisation?.id,
      firstName: 'Xantippa',
      lastName: 'Quellbrunn',
      language: 'en',
      message: 'I begin on Monday',
    },
  });
  await captureMails(server);
  const requests = await done(server, 'listAccessRequests', { token: kim });
  const [asked] = requests.body.data as { id: string }[];
  await done(server, 'answerAccessRequest', { token: mill.token, body: { id: asked?.id, action: 'approveAccess' } });
  const users = await done(server, 'listUsers', { token: mill.token });
  const joined = (users.body.data as { id: string; email: string }[]).find(({ email }) => email === firstAddress);
  await done(server, 'updateAccessLevel', {
    token: mill.token,
    body: { userId: joined?.id, accessLevel: 'ADMIN' },
    headers: keyed,
  });
}

async function changeAddress(server: TestServer, token: string): Promise<void> {
  await done(server, 'changeEmail', { token, body: { email: address, currentPassword: newPassword } });
  const link = await capturedToken(server, address, '/verify-email');
  await done(server, 'verifyEmail', { body: { token: link, password: newPassword } });
}

async function work({ token, ...all }: BusyPerson): Promise<void> {
  const { server, buyer, quarry } = all;
  const asked = await askFor(all);
  await done(server, 'getEmissionAnswer', { token, params: asked.params });
  await done(server, 'lockEmissionData', { token, params: asked.params });
  expect((await saveDraft(server, token, asked.reference, asked.id)).status).toBe(200);
  expect((await submitAnswer(server, token, asked.reference, asked.id)).status).toBe(200);
  await done(server, 'addSupplierComment', { token, params: asked.params, body: { text: comment } });
  await done(server, 'acceptEmissionData', { token: buyer, params: asked.params, body: { version: 1 } });
  const other = await askFor(all);
  await done(server, 'lockEmissionData', { token, params: other.params });
  const { body: notified } = await done(server, 'listNotifications', { token });
  const [newest] = notified.data as { readonly id: string }[];
  await done(server, 'readNotifications', { token, body: { ids: [newest?.id] } });
  await createSoldProduct(server, token);
  await addDocument(server, token);
  await createKey(server, token, ['READ'], { name: 'Warehouse' });
  await done(server, 'trackEvent', { token, body: trackingEventForTests });
  await createProduct(server, token);
  const imported = await sendsFile('importProducts')(
    server,
    token,
    'Product name,Product reference number,Product description\nBelt,B-1,Of leather\n',
  );
  expect(imported.status, JSON.stringify(imported.body)).toBe(200);
  const invited = { email: 'mara@quarry.example', relation: 'SUPPLIER' };
  await done(server, 'createInvitations', { token, body: { invitations: [invited] } });
  await done(server, 'inviteUsers', { token, body: { emails: ['new@mill.example'], accessLevel: 'EDITOR' } });
  const received = await done(server, 'listReceivedInvitations', { token });
  const [pending] = (received.body.data as { id: string; email: string }[]).filter(
    ({ email }) => email === firstAddress,
  );
  await done(server, 'acceptInvitation', { token, params: { invitationId: String(pending?.id) } });
  const theirs = await done(server, 'listReceivedInvitations', { token: quarry.token });
  const [received2] = theirs.body.data as { id: string }[];
  expect(received2).toBeDefined();
  await captureMails(server);
}

async function leaveOtherTraces({ server, otherBuyer }: BusyPerson, admin: string): Promise<void> {
  // Another organisation invites the present address as a colleague, another as a customer of its own.
  await done(server, 'inviteUsers', { token: otherBuyer, body: { emails: [address], accessLevel: 'EDITOR' } });
  await done(server, 'createInvitations', {
    token: otherBuyer,
    body: { invitations: [{ email: address, relation: 'SUPPLIER' }] },
    headers: { 'idempotency-key': 'of-another' },
  });
  await done(server, 'inviteUsers', {
    token: admin,
    body: { emails: [address], accessLevel: 'EDITOR' },
    headers: { 'idempotency-key': 'of-an-admin' },
  });
  await captureMails(server);
  await server.database.asOwner((tx) =>
    tx.insertInto('undeliverable_address').values({ email: address, response_code: 550 }).execute(),
  );
  // Its job waits.
  await done(server, 'requestPasswordReset', { body: { email: address } });
}

async function done(server: TestServer, name: CallName, request: CallRequest): Promise<Answer> {
  const answer = await server.call(name, request);
  if (answer.status >= 300) throw new Error(`${name} was answered with ${JSON.stringify(answer.body)}`);
  return answer;
}
