import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { actFor } from '../../database/database.ts';
import { serverOfFile } from '../../testing/api-test.ts';
import { invitedByLink, sendAgain, sentOne, signedIn } from '../../testing/companies.ts';
import { deliverMails } from '../../testing/deliver-mails.ts';
import { hashSecret } from '../../tokens/secrets.ts';
import { createOrganisation } from '../organisation/organisation.service.ts';
import { createUser } from '../users/users.service.ts';
import { claimByLink } from './invitations.service.ts';

const server = await serverOfFile({ settings: { SIGN_INS_PER_MINUTE: '1000' } });
const lena = await signedIn(server, 'lena.brandt@nordic-kitchen.example');
beforeEach(() => deliverMails(server));

/** As a registration does it: organisation, user and claim come into being together. */
function register(email: string, invitation: { invitationId: string; link: string }) {
  const organisationId = randomUUID();
  return server.database.forNewOrganisation(organisationId, async (tx) => {
    await createOrganisation(tx, { id: organisationId, name: email });
    const user = {
      firstName: 'New',
      lastName: 'Person',
      jobTitle: null,
      language: 'fr',
      accessLevel: 'ADMIN',
    } as const;
    await createUser(tx, { ...user, organisationId, email, passwordHash: 'x', emailVerified: true });
    const { id } = await tx.selectFrom('organisation_user').select('id').executeTakeFirstOrThrow();
    await actFor(tx, organisationId, id);
    return claimByLink(tx, {
      invitationId: invitation.invitationId,
      tokenHash: hashSecret(invitation.link),
      email,
    });
  });
}

describe('registering with the link of an invitation', () => {
  it.each([
    ['the invited address', 'invited@one.example', 'invited@one.example'],
    ['a colleague', 'invited@two.example', 'colleague@two.example'],
    ['the invited address of a public mail service', 'invited@gmx.de', 'invited@gmx.de'],
  ])('connects %s at once and tells the inviter', async (_who, invitedEmail, email) => {
    const invitation = await invitedByLink(server, lena, { email: invitedEmail });
    expect(await register(email, invitation)).toBe('ENABLED');
    const [mail, ...others] = await deliverMails(server);
    expect([mail?.to, others]).toEqual([lena.email, []]);
    expect(await sentOne(server, lena, invitation.invitationId)).toMatchObject({
      accessResponseStatus: 'ACCEPTED',
      organisationName: email,
      claims: [{ personName: 'New Person' }],
    });
  });

  it('lets anybody else wait', async () => {
    const invitation = await invitedByLink(server, lena, { email: 'invited@three.example' });
    expect(await register('stranger@elsewhere.example', invitation)).toBe('WAITING_FOR_APPROVAL');
    expect((await deliverMails(server)).map(({ to }) => to)).toEqual([lena.email]);
  });

  it('registers without a claim where the link no longer holds', async () => {
    const invitation = await invitedByLink(server, lena, { email: 'invited@four.example' });
    await sendAgain(server, lena, invitation.invitationId);
    expect(await register('late@four.example', invitation)).toBeNull();
    expect((await sentOne(server, lena, invitation.invitationId)).accessResponseStatus).toBe('PENDING');
  });

  it('by two colleagues at once connects one', async () => {
    const invitation = await invitedByLink(server, lena, { email: 'invited@five.example' });
    const claims = await Promise.all(['one', 'two'].map((name) => register(`${name}@five.example`, invitation)));
    expect(claims.toSorted()).toEqual(['ENABLED', null]);
  });
});
