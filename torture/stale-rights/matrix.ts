import type { EventOfUser, EventWhileRegistering } from './events.ts';
import type { RightOfUser } from './rights-of-users.ts';
import type { RightWhileRegistering } from './rights-while-registering.ts';

/** What has to become of something that was handed out, and why. */
export type Verdict = readonly ['holds' | 'dies', why: string];

const holds = (why: string): Verdict => ['holds', why];
const dies = (why: string): Verdict => ['dies', why];

const gone = dies('there is nobody left whose it would be');
const ofTheOrganisation = holds('it is the organisation’s, listed in its settings, and any ADMIN ends it there');
const mailboxIsTheSame = holds('it was sent to a mailbox that is still theirs, and no session reads it');
const levelIsAsked = holds('what it may do is looked up at each call');
const ofTheProvider = holds('the provider vouches for the person, whatever is changed here');

/** Every one of a company’s things outlives what happens to one of its people. */
const whateverHappens = (verdict: Verdict): Record<EventOfUser, Verdict> => ({
  'a new password': verdict,
  'a password by a link': verdict,
  'a new address': verdict,
  'the removal of the user': verdict,
  'the loss of the ADMIN level': verdict,
  'becoming a viewer': verdict,
  'the end of all sessions': verdict,
  'the end of the other session': verdict,
  'signing out': verdict,
  'the erasure of the account': verdict,
});

const ofAnotherSession: Record<EventOfUser, Verdict> = {
  ...whateverHappens(dies('the session was ended, or its user is gone')),
  'the loss of the ADMIN level': levelIsAsked,
  'becoming a viewer': levelIsAsked,
  'signing out': holds('one session was left, not the other'),
};

export const matrixOfUsers: Record<RightOfUser, Record<EventOfUser, Verdict>> = {
  'the access token of the session itself': {
    'a new password': holds('whoever gave the password is there'),
    'a password by a link': dies('whoever is signed in may be the one it is set against'),
    'a new address': dies('everybody signs in anew'),
    'the removal of the user': gone,
    'the loss of the ADMIN level': levelIsAsked,
    'becoming a viewer': levelIsAsked,
    'the end of all sessions': dies('it is one of them'),
    'the end of the other session': holds('it is another one'),
    'signing out': dies('it was this one'),
    'the erasure of the account': gone,
  },
  'the access token of another session': ofAnotherSession,
  'the refresh token of another session': ofAnotherSession,
  'a link to a new password': {
    'a new password': dies('it would undo the password that was just set'),
    'a password by a link': dies('it would undo the password that was just set'),
    'a new address': dies('it is in the old mailbox'),
    'the removal of the user': gone,
    'the loss of the ADMIN level': mailboxIsTheSame,
    'becoming a viewer': mailboxIsTheSame,
    'the end of all sessions': mailboxIsTheSame,
    'the end of the other session': mailboxIsTheSame,
    'signing out': mailboxIsTheSame,
    'the erasure of the account': gone,
  },
  'a link that confirms a new address': {
    'a new password': dies('whoever asked for it may be whom the password was changed against'),
    'a password by a link': dies('whoever asked for it may be whom the password was changed against'),
    'a new address': dies('another one was asked for since'),
    'the removal of the user': gone,
    'the loss of the ADMIN level': mailboxIsTheSame,
    'becoming a viewer': mailboxIsTheSame,
    'the end of all sessions': dies('whoever asked for it may be whom the sessions were ended against'),
    'the end of the other session': dies('it may have been asked for in that one'),
    'signing out': holds('people sign out and read their mail'),
    'the erasure of the account': gone,
  },
  'an invitation of a company that the person sent': whateverHappens(ofTheOrganisation),
  'an invitation of a colleague that the person sent': {
    ...whateverHappens(ofTheOrganisation),
    'the removal of the user': dies('they may have invited themselves under another address'),
    'the loss of the ADMIN level': dies('they may have invited themselves as ADMIN under another address'),
    'becoming a viewer': dies('they may have invited themselves as ADMIN under another address'),
    'the erasure of the account': dies('they may have invited themselves under another address'),
  },
  'a link that answers a request for access': {
    ...whateverHappens(mailboxIsTheSame),
    'a new address': dies('it is in the old mailbox'),
    'the removal of the user': dies('only an ADMIN answers'),
    'the loss of the ADMIN level': dies('only an ADMIN answers'),
    'becoming a viewer': dies('only an ADMIN answers'),
    'the erasure of the account': dies('only an ADMIN answers'),
  },
  'an API key that the person created': {
    ...whateverHappens(ofTheOrganisation),
    'the removal of the user': holds('machines go on; whoever removes is told, and the list marks it'),
  },
  'the token of a partner whom the person connected': whateverHappens(ofTheOrganisation),
  'a sign-in at the provider that is not exchanged yet': {
    ...whateverHappens(ofTheProvider),
    'the removal of the user': gone,
    'the erasure of the account': gone,
  },
  'a ticket that ties an identity to the account': {
    ...whateverHappens(holds('it asks for the password that holds by then')),
    'a new address': dies('the provider vouched for the old one'),
    'the removal of the user': gone,
    'the erasure of the account': gone,
  },
};

const replaced = dies('a newer one takes its place');
const overTaken = dies('whoever set the password may not be who was given it');

export const matrixWhileRegistering: Record<RightWhileRegistering, Record<EventWhileRegistering, Verdict>> = {
  'a link that proves the address': {
    'another registration of the address': replaced,
    'another proof that is sent': replaced,
    'a password by a link': dies('the address is proven'),
    'becoming a user': dies('the address is proven'),
    'the erasure of the address': gone,
  },
  'a link to a first password': {
    'another registration of the address': holds('anybody may register an address; only its mailbox gets this'),
    'another proof that is sent': holds('it proves the same'),
    'a password by a link': replaced,
    'becoming a user': holds('the mailbox is that of the user'),
    'the erasure of the address': gone,
  },
  'a ticket to go on registering': {
    'another registration of the address': holds('an address that is proven is not registered again'),
    'another proof that is sent': holds('there is nothing left to prove'),
    'a password by a link': overTaken,
    'becoming a user': dies('it has had its time'),
    'the erasure of the address': gone,
  },
  'an invitation that the registration brought': {
    'another registration of the address': dies('whoever registers now did not bring it'),
    'another proof that is sent': holds('it is proven with the password of whoever brought it'),
    'a password by a link': dies('whoever has the mailbox did not bring it'),
    'becoming a user': dies('it has had its time'),
    'the erasure of the address': gone,
  },
};
