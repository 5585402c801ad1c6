import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { demoPassword } from '../../demo/demo-organisations.ts';
import { answeringOfFile, askFor, asOwner } from '../../testing/answering.ts';
import { done } from '../../testing/api-test.ts';
import { addMember } from '../../testing/members.ts';
import { captureMails } from './testing/capture-mails.ts';

// Somebody of the mill who is called like what others buy, sell and write about, and like people elsewhere.
const name = 'Steel sheet';
const called = { firstName: 'Steel', lastName: 'sheet', language: 'en' } as const;
const address = 'steel@mill.example';

const all = await answeringOfFile();
let personId: string;
let told: { event: string; side: string; actorName: string; comment: string | null }[];

interface Kept {
  organisation: string;
  key: string;
  body: Record<string, unknown> | null;
}
interface Mail {
  id: string;
  recipient: string;
  subject: string;
  html: string;
  plain_text: string;
  named: string[];
}
let before: { kept: Kept[]; mails: Mail[] };
let after: { kept: Kept[]; mails: Mail[] };

const read = async () => ({
  kept: await asOwner(
    all.server,
    sql<Kept>`select o.name as organisation, k.key, k.body from idempotency_key k join organisation o on o.id = k.organisation_id order by 1, 2`,
  ),
  mails: await asOwner(
    all.server,
    sql<Mail>`select id, recipient, subject, html, plain_text, named from captured_mail order by created_at, id`,
  ),
});
const keyed = (key: string) => ({ 'idempotency-key': key });
const keptOf = (of: { kept: Kept[] }, organisation: string, key: string) =>
  of.kept.find((each) => each.organisation === organisation && each.key === key)?.body;

beforeAll(async () => {
  const { server, buyer, otherBuyer, kim, mill } = all;
  await addMember(server, 'Mill', { ...called, email: address, accessLevel: 'EDITOR' });
  const { access_token: token } = await server.signIn(address);
  personId = String((await server.call('getCurrentUser', { token })).body.id);
  for (const [by, key] of [
    [buyer, 'named'],
    [otherBuyer, 'named'],
  ] as const) {
    await done(server.call('updateCurrentUser', { token: by, body: called, headers: keyed(key) }));
    const product = { name, internalReference: `S-${key}`, description: `${name}, 2 mm, by ${name}` };
    await done(server.call('createProduct', { token: by, body: product, headers: keyed('product') }));
  }
  const { params } = await askFor(all, { comment: `For the ${name} of June` }, { name });
  const say = (text: string) => ({ params, body: { text } });
  await done(server.call('addSupplierComment', { token, ...say(`Our ${name} is new`) }));
  await done(
    server.call('addCustomerComment', { token: buyer, ...say(`Is the ${name} galvanised?`), headers: keyed('asked') }),
  );
  await done(server.call('addSupplierComment', { token: kim, ...say(`Every ${name} is`), headers: keyed('said') }));
  const { body } = await server.call('listUsers', { token: mill.token });
  const userId = (body.data as { id: string; email: string }[]).find(({ email }) => email === address)?.id;
  const level = { userId, accessLevel: 'ADMIN' };
  await done(server.call('updateAccessLevel', { token: mill.token, body: level, headers: keyed('raised') }));
  const invitation = { email: 'new@stranger.example', relation: 'SUPPLIER', message: `We buy ${name}` };
  await done(server.call('createInvitations', { token: otherBuyer, body: { invitations: [invitation] } }));
  const offered = { email: 'offer@stranger.example', relation: 'CUSTOMER', message: `We sell ${name}` };
  await done(server.call('createInvitations', { token, body: { invitations: [offered] } }));
  await captureMails(server);
  before = await read();
  await done(server.call('eraseOwnAccount', { token, body: { currentPassword: demoPassword } }));
  after = await read();
  told = (keptOf(after, 'Buyer', 'asked')?.timeline ?? []) as typeof told;
});

it('leaves every answer of others that does not speak of the person, byte for byte', () => {
  const untouched = (of: typeof before) =>
    of.kept.filter(({ organisation, key }) => organisation !== 'Mill' && key !== 'asked');
  expect(untouched(after)).toEqual(untouched(before));
  expect(untouched(after).map(({ organisation, key }) => `${organisation} ${key}`)).toEqual([
    'Buyer named',
    'Buyer product',
    'Other buyer named',
    'Other buyer product',
  ]);
  expect(JSON.stringify(keptOf(after, 'Other buyer', 'product'))).toContain(name);
});

it('takes the name out of an answer of a partner where it names the person, and nowhere else in it', () => {
  const [was, is] = [keptOf(before, 'Buyer', 'asked'), keptOf(after, 'Buyer', 'asked')];
  expect({ ...is, timeline: [] }).toEqual({ ...was, timeline: [] });
  expect(is?.name).toBe(name);
  expect(told.map(({ event, side, actorName, comment }) => [event, side, actorName, comment])).toEqual([
    ['CREATED', 'CUSTOMER', name, null],
    ['SENT', 'CUSTOMER', name, `For the ${name} of June`],
    ['COMMENTED', 'SUPPLIER', expect.stringMatching(/^Former user [0-9A-F]{6}$/), `Our ${name} is new`],
    ['COMMENTED', 'CUSTOMER', name, `Is the ${name} galvanised?`],
  ]);
});

it('takes it out of the answers of the own organisation', () => {
  const said = keptOf(after, 'Mill', 'said');
  const actors = ((said?.timeline ?? []) as typeof told).map(({ side, actorName }) => `${side} ${actorName}`);
  expect(actors).toEqual([
    `CUSTOMER ${name}`,
    expect.stringMatching(/^SUPPLIER Former user/),
    `CUSTOMER ${name}`,
    'SUPPLIER Kim Berg',
  ]);
  expect(said).toMatchObject({ requestData: { requestedBy: name } });
  expect(keptOf(after, 'Mill', 'raised')).toMatchObject({
    firstName: 'Former',
    lastName: 'user',
    email: expect.stringMatching(/@erased\.invalid$/),
  });
});

it('leaves every kept mail byte for byte that does not name the person, and keeps none that does', () => {
  const naming = before.mails.filter(({ named, recipient }) => named.includes(personId) || recipient === address);
  expect(naming.map(({ recipient }) => recipient)).toEqual(
    expect.arrayContaining(['mara@buyer.example', 'offer@stranger.example']),
  );
  const others = before.mails.filter((mail) => !naming.includes(mail));
  expect(others.filter(({ plain_text: text }) => text.includes(name)).length).toBeGreaterThan(1);
  expect(after.mails).toEqual(others);
});
