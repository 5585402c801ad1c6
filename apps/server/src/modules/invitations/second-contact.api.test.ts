import { beforeEach, describe, expect, it } from 'vitest';
import { serverOfFile } from '../../testing/api-test.ts';
import {
  accept,
  decide,
  decline,
  invite,
  invited,
  invitedByLink,
  received,
  registeredCompany,
  registeredUser,
  sentOne,
  signedIn,
  undo,
  waitingClaim,
} from '../../testing/companies.ts';
import { deliverMails } from '../../testing/deliver-mails.ts';
import { forgetThePast } from './testing/scenes.ts';
import { connectionsOf, holdConnection, newActivity, untilBlocked } from './testing/stored.ts';

const server = await serverOfFile({ settings: { SIGN_INS_PER_MINUTE: '1000' } });
const lena = await signedIn(server, 'lena.brandt@nordic-kitchen.example');
beforeEach(() => forgetThePast(server, lena));

const linesWith = async (name: string) => (await connectionsOf(server, lena)).filter((line) => line.includes(name));

/** Two people of one supplier whom nobody knows yet. */
async function twoContacts(domain: string, name: string) {
  const first = await invitedByLink(server, lena, { email: `first@${domain}`, organisationName: name });
  const { partnerId: supplierId } = await sentOne(server, lena, first.invitationId);
  const second = await invitedByLink(server, lena, { email: `second@${domain}`, supplierId });
  return { first, second, supplierId };
}

describe('a second contact of a placeholder', () => {
  it('leads to the same placeholder, and to whoever claims it', async () => {
    const { first, second, supplierId } = await twoContacts('two.example', 'Two contacts');
    expect((await sentOne(server, lena, second.invitationId)).partnerId).toBe(supplierId);
    expect(await linesWith('Two contacts')).toEqual(['Nordic Kitchen > Two contacts PENDING']);

    const claimant = await registeredCompany(server, 'Claimed', { email: 'third@two.example' });
    await accept(server, claimant, first.invitationId, first.link);
    expect(await linesWith('Two contacts')).toEqual([]);
    expect(await sentOne(server, lena, second.invitationId)).toMatchObject({
      accessResponseStatus: 'PENDING',
      partnerId: claimant.organisationId,
    });
    expect((await accept(server, claimant, second.invitationId, second.link)).body.claimState).toBe('ENABLED');
    expect(await connectionsOf(server, claimant)).toEqual(['Nordic Kitchen > Claimed ACCEPTED']);
  });

  it('of another company makes a connection of its own once the first has claimed', async () => {
    const { first, second } = await twoContacts('apart.example', 'Apart');
    const one = await registeredCompany(server, 'Apart One', { email: 'one@apart.example' });
    const other = await registeredCompany(server, 'Apart Two', { email: 'two@apart.example' });
    await accept(server, one, first.invitationId, first.link);
    await accept(server, other, second.invitationId, second.link);
    expect(await linesWith('Apart')).toEqual([
      'Nordic Kitchen > Apart One ACCEPTED',
      'Nordic Kitchen > Apart Two ACCEPTED',
    ]);
  });

  it('may claim at the same time as the first', async () => {
    const { first, second, supplierId } = await twoContacts('race.example', 'Race');
    const one = await registeredCompany(server, 'Racer One', { email: 'one@race.example' });
    const other = await registeredCompany(server, 'Racer Two', { email: 'two@race.example' });
    // Held in the middle of their work, both are under way when they may go on: they must not wait for each other.
    const release = await holdConnection(server, supplierId);
    const answers = Promise.all([
      accept(server, one, first.invitationId, first.link),
      accept(server, other, second.invitationId, second.link),
    ]);
    await untilBlocked(server, 2);
    await release();
    expect((await answers).map(({ status }) => status)).toEqual([200, 200]);
    expect(await linesWith('Race')).toEqual([
      'Nordic Kitchen > Racer One ACCEPTED',
      'Nordic Kitchen > Racer Two ACCEPTED',
    ]);
  });

  it('who is registered elsewhere takes the placeholder over there', async () => {
    const { second, supplierId } = await twoContacts('elsewhere.example', 'Elsewhere');
    const known = await registeredCompany(server, 'Known', { email: 'known@known-elsewhere.example' });
    const third = await invited(server, lena, { email: known.email, supplierId });
    expect((await sentOne(server, lena, third)).partnerId).toBe(supplierId);
    await accept(server, known, third);
    expect(await linesWith('Elsewhere')).toEqual([]);
    expect((await sentOne(server, lena, second.invitationId)).partnerId).toBe(known.organisationId);
  });

  it('keeps the connection open while the first declines, and closes it by declining too', async () => {
    const one = await registeredCompany(server, 'No One', { email: 'one@no.example' });
    const other = await registeredCompany(server, 'No Two', { email: 'two@no.example' });
    const first = await invited(server, lena, { email: one.email, organisationName: 'Nobody home' });
    const { partnerId: supplierId } = await sentOne(server, lena, first);
    const second = await invited(server, lena, { email: other.email, supplierId });
    await decline(server, one, first);
    expect(await linesWith('Nobody home')).toEqual(['Nordic Kitchen > Nobody home PENDING']);
    await decline(server, other, second);
    expect(await linesWith('Nobody home')).toEqual(['Nordic Kitchen > Nobody home DECLINED']);
    await invited(server, lena, { email: 'third@no.example', supplierId });
    expect(await linesWith('Nobody home')).toEqual(['Nordic Kitchen > Nobody home PENDING']);
  });

  it('returns to the fresh placeholder when the claim is undone', async () => {
    const { first, second } = await twoContacts('returns.example', 'Returns');
    const wrong = await registeredCompany(server, 'Wrongly there', { email: 'boss@wrongly-there.example' });
    const claimId = await waitingClaim(server, wrong, first.invitationId, first.link);
    await decide(server, 'confirmClaim', lena, first.invitationId, claimId);
    await undo(server, lena, first.invitationId);
    const [one, two] = [
      await sentOne(server, lena, first.invitationId),
      await sentOne(server, lena, second.invitationId),
    ];
    expect(two.partnerId).toBe(one.partnerId);
    expect(await linesWith('Returns')).toEqual(['Nordic Kitchen > Returns PENDING']);
    expect(await connectionsOf(server, wrong)).toEqual([]);
    const right = await registeredCompany(server, 'Rightly there', { email: 'third@returns.example' });
    expect((await accept(server, right, second.invitationId, second.link)).body.claimState).toBe('ENABLED');
    expect(await linesWith('Returns')).toEqual([]);
    expect((await sentOne(server, lena, first.invitationId)).partnerId).toBe(right.organisationId);
  });
});

describe('a second contact of a registered partner', () => {
  async function partner(domain: string, name: string, relation: 'SUPPLIER' | 'CUSTOMER' = 'SUPPLIER') {
    const boss = await registeredCompany(server, name, { email: `boss@${domain}` });
    await accept(server, boss, await invited(server, lena, { email: boss.email, relation }));
    await deliverMails(server);
    return boss;
  }

  it('gets a link, has arrived by joining there, and is then connected already', async () => {
    const boss = await partner('arrives.example', 'Arrives');
    const email = 'contact@arrives.example';
    const { invitationId } = await invitedByLink(server, lena, { email, supplierId: boss.organisationId });
    expect(await sentOne(server, lena, invitationId)).toMatchObject({
      accessResponseStatus: 'PENDING',
      organisationName: null,
      partnerId: boss.organisationId,
    });
    await newActivity(server, lena);
    await registeredUser(server, boss.organisationId, { email, accessLevel: 'EDITOR' });
    expect(await sentOne(server, lena, invitationId)).toMatchObject({
      accessResponseStatus: 'ACCEPTED',
      organisationName: 'Arrives',
      canUndo: false,
    });
    expect(await newActivity(server, lena)).toEqual([`INVITATION_ACCEPTED nobody Arrives ${email}`]);
    expect(await connectionsOf(server, boss)).toEqual(['Nordic Kitchen > Arrives ACCEPTED']);
    expect(await invite(server, lena, { email })).toMatchObject([{ outcome: 'ALREADY_CONNECTED' }]);
  });

  it('who is there already needs no invitation', async () => {
    const boss = await partner('there.example', 'There');
    const results = await invite(server, lena, { email: boss.email, supplierId: boss.organisationId });
    expect(results).toEqual([{ email: boss.email, outcome: 'ALREADY_CONNECTED', invitationId: null }]);
  });

  it('who registers a company of their own may accept for it', async () => {
    const boss = await partner('parent.example', 'Parent');
    const email = 'contact@subsidiary.example';
    const { invitationId } = await invitedByLink(server, lena, { email, supplierId: boss.organisationId });
    const own = await registeredCompany(server, 'Subsidiary', { email });
    expect(await received(server, own)).toMatchObject([{ id: invitationId }]);
    await accept(server, own, invitationId);
    expect(await connectionsOf(server, own)).toEqual(['Nordic Kitchen > Subsidiary ACCEPTED']);
    expect(await connectionsOf(server, boss)).toEqual(['Nordic Kitchen > Parent ACCEPTED']);
  });

  it('of a customer needs the relation to be that', async () => {
    const boss = await partner('buyer.example', 'Second buyer', 'CUSTOMER');
    const given = { email: 'contact@buyer.example', supplierId: boss.organisationId };
    const wrong = await server.call('createInvitations', {
      token: lena.token,
      body: { invitations: [{ ...given, relation: 'SUPPLIER' }] },
    });
    expect(wrong.body.code).toBe('NOT_FOUND');
    const id = await invited(server, lena, { ...given, relation: 'CUSTOMER' });
    expect((await sentOne(server, lena, id)).partnerId).toBe(boss.organisationId);
  });

  it('does not keep a wrong party connected whose claim is undone', async () => {
    const { invitationId, link } = await invitedByLink(server, lena, { email: 'meant@cut-off.example' });
    const wrong = await registeredCompany(server, 'Cut off', { email: 'boss@wrong-cut-off.example' });
    const claimId = await waitingClaim(server, wrong, invitationId, link);
    await decide(server, 'confirmClaim', lena, invitationId, claimId);
    const email = 'second@wrong-cut-off.example';
    await invited(server, lena, { email, supplierId: wrong.organisationId });
    await registeredUser(server, wrong.organisationId, { email });
    await undo(server, lena, invitationId);
    expect(await connectionsOf(server, wrong)).toEqual([]);
  });
});

describe('what waits for an address', () => {
  it('is offered when its owner registers, from every inviter', async () => {
    const camille = await signedIn(server, 'camille.laurent@maison-verdier.example');
    const email = 'wanted@by-many.example';
    const ids = [await invited(server, lena, { email }), await invited(server, camille, { email })];
    const wanted = await registeredCompany(server, 'Wanted', { email });
    expect((await received(server, wanted)).map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  });

  it('is offered when somebody takes the address on', async () => {
    const changing = await registeredCompany(server, 'Changing', { email: 'old@changing.example' });
    const id = await invited(server, lena, { email: 'new@changing.example' });
    await server.database.asOwner((tx) =>
      tx
        .updateTable('organisation_user')
        .set({ email: 'new@changing.example' })
        .where('email', '=', changing.email)
        .execute(),
    );
    expect(await received(server, changing)).toMatchObject([{ id }]);
  });

  it('is not offered to the inviter’s own new colleague', async () => {
    await invited(server, lena, { email: 'soon@nordic-kitchen.example' });
    const soon = await registeredUser(server, lena.organisationId, { email: 'soon@nordic-kitchen.example' });
    expect(await received(server, soon)).toEqual([]);
  });
});
