import type { AccessFacts, AccountFacts } from '../../mail-content.ts';
import { inDays, inMinutes, spacedCode } from '../formats.ts';
import type { WordsOf } from '../mail-translations.ts';

export const accessMails: WordsOf<AccessFacts> = {
  userInvitation: ({ organisationName, invitedBy, validDays }) => ({
    subject: `Join ${organisationName} on PCF Exchange`,
    preview: `${invitedBy} invites you.`,
    heading: `Join ${organisationName} on PCF Exchange`,
    paragraphs: [
      `${invitedBy} invites you to join ${organisationName} on PCF Exchange, where companies exchange the carbon footprints of their products.`,
      'Accept, and you see what your colleagues see.',
    ],
    button: 'Accept invitation',
    notes: [
      `The link works for ${inDays('en', validDays)}. After that, ask ${invitedBy} for a new one.`,
      'If you did not expect this or work somewhere else, do nothing.',
    ],
    footer: `You receive this mail because ${invitedBy} entered your address.`,
  }),
  accessRequest: ({ personName, personEmail, jobTitle, organisationName, validDays }) => ({
    subject: `${personName} asks to join ${organisationName}`,
    preview: 'Approve or deny access. Until then this person sees nothing.',
    heading: `${personName} asks to join ${organisationName}`,
    paragraphs: [
      `With your approval, this person sees everything of ${organisationName} on PCF Exchange and can work with it. We have checked that the e-mail address is theirs, but not who they are.`,
    ],
    details: [
      { label: 'Name', value: personName },
      { label: 'E-mail address', value: personEmail },
      ...(jobTitle === null ? [] : [{ label: 'Job title', value: jobTitle }]),
    ],
    messageIntro: `${personName} writes:`,
    button: 'Approve access',
    otherLink: 'Deny access',
    notes: [
      `Either link takes effect as soon as you open it, and works for ${inDays('en', validDays)}. You can also answer in the settings. The first answer of an administrator counts.`,
      'If you do not know this person, deny access.',
    ],
    footer: `You receive this mail because you are an administrator of ${organisationName}.`,
  }),
  accessApproved: ({ organisationName }) => ({
    subject: `You have access to ${organisationName} on PCF Exchange`,
    preview: 'Your request was approved. Sign in to begin.',
    heading: `Welcome to ${organisationName}`,
    paragraphs: [
      `An administrator of ${organisationName} approved your request. Sign in, and you see what your colleagues see.`,
    ],
    button: 'Sign in',
    notes: [],
    footer: `You receive this mail because you asked to join ${organisationName} on PCF Exchange.`,
  }),
  accessDenied: ({ organisationName }) => ({
    subject: `Your request to join ${organisationName} was not approved`,
    preview: 'What you can do next.',
    heading: 'Your request was not approved',
    paragraphs: [
      `An administrator of ${organisationName} did not approve your request to join on PCF Exchange. If you think that this is a mistake, talk to your colleagues there.`,
      'If your company is another one, you can register it yourself.',
    ],
    button: 'Register your company',
    notes: [],
    footer: `You receive this mail because you asked to join ${organisationName} on PCF Exchange.`,
  }),
};

export const accountMails: WordsOf<AccountFacts> = {
  test: () => ({
    subject: 'PCF Exchange can send you mail',
    preview: 'There is nothing you need to do.',
    heading: 'Mail works',
    paragraphs: [
      'An operator sent this to check that PCF Exchange reaches your mailbox. There is nothing you need to do.',
    ],
    button: 'Open PCF Exchange',
    notes: [],
    footer: 'You receive this mail because somebody who operates PCF Exchange entered your address.',
  }),
  emailVerification: ({ validDays }) => ({
    subject: 'Confirm your e-mail address for PCF Exchange',
    preview: 'One step is left before you can go on.',
    heading: 'Confirm your e-mail address',
    paragraphs: [
      'You registered with this address on PCF Exchange. Confirm that it is yours, and you can go on.',
      'Have the password at hand that you chose when you registered: we ask for it once more.',
    ],
    button: 'Confirm e-mail address',
    notes: [
      `The link works for ${inDays('en', validDays)}.`,
      'If you did not register, do nothing. Without your confirmation nobody can use this address.',
    ],
    footer: 'You receive this mail because somebody registered on PCF Exchange with this address.',
  }),
  emailChange: ({ validDays }) => ({
    subject: 'Confirm your new e-mail address for PCF Exchange',
    preview: 'From then on you sign in with this address.',
    heading: 'Confirm your new e-mail address',
    paragraphs: [
      'You want to use this address for your account on PCF Exchange. Confirm it, and you sign in with it from then on.',
      'Have your password at hand: we ask for it once more. To keep your account safe, you are then signed out everywhere.',
    ],
    button: 'Confirm new address',
    notes: [
      `The link works for ${inDays('en', validDays)}.`,
      'If you did not ask for this, do nothing. Without your confirmation nothing changes.',
    ],
    footer: 'You receive this mail because somebody entered this address for an account on PCF Exchange.',
  }),
  emailChangeRequested: ({ newEmail }) => ({
    subject: 'Somebody asked to change your e-mail address on PCF Exchange',
    preview: 'If it was not you, please act now.',
    heading: 'Your e-mail address is to be changed',
    paragraphs: [
      `Somebody who gave your password asked that your account on PCF Exchange use the address ${newEmail}. The address changes once it is confirmed with the link that we sent there.`,
      'If it was not you, set a new password at once. The change is then void, and everybody is signed out. Tell an administrator of your organisation as well.',
    ],
    button: 'Set a new password',
    notes: ['If it was you, there is nothing to do here: open the link in the other mailbox.'],
    footer: 'You receive this mail because it is about the safety of your account.',
  }),
  emailChanged: ({ newEmail }) => ({
    subject: 'Your e-mail address on PCF Exchange was changed',
    preview: 'If it was not you, please act now.',
    heading: 'Your e-mail address was changed',
    paragraphs: [
      `Your account on PCF Exchange now has the address ${newEmail}. Sign in with that address from now on.`,
      'If it was not you, tell an administrator of your organisation or the operator of PCF Exchange at once: somebody else may be using your account.',
    ],
    button: 'Go to the sign-in page',
    notes: ['If it was you, there is nothing else to do.'],
    footer: 'You receive this mail because this was the address of your account until now.',
  }),
  alreadyRegistered: () => ({
    subject: 'You already have an account on PCF Exchange',
    preview: 'You can simply sign in.',
    heading: 'You already have an account',
    paragraphs: [
      'Somebody, probably you, wanted to register on PCF Exchange with this address. It has an account already, so you can simply sign in.',
    ],
    button: 'Sign in',
    otherLink: 'Forgotten your password? Set a new one',
    notes: ['If it was not you, do nothing. Your account is unchanged.'],
    footer: 'You receive this mail because somebody entered this address when registering on PCF Exchange.',
  }),
  passwordReset: ({ validMinutes }) => ({
    subject: 'Set a new password for PCF Exchange',
    preview: `The link works once, for ${inMinutes('en', validMinutes)}.`,
    heading: 'Set a new password',
    paragraphs: [
      'You asked for a new password for your account on PCF Exchange. Once it is set, you are signed out on every other device.',
    ],
    button: 'Set new password',
    notes: [
      `The link works once, for ${inMinutes('en', validMinutes)}.`,
      'If you did not ask for this, do nothing. Your password stays as it is.',
    ],
    footer: 'You receive this mail because somebody asked for a new password for this address.',
  }),
  passwordChanged: () => ({
    subject: 'Your password for PCF Exchange was changed',
    preview: 'If it was not you, please act now.',
    heading: 'Your password was changed',
    paragraphs: [
      'The password of your account on PCF Exchange was changed, and every other device was signed out. If it was you, there is nothing else to do.',
      'If it was not you, set a new password at once and tell an administrator of your organisation.',
    ],
    button: 'Set a new password',
    notes: [],
    footer: 'You receive this mail because it is about the safety of your account.',
  }),
  signInCode: ({ code, validMinutes }) => ({
    subject: 'Your code to sign in to PCF Exchange',
    preview: `It works once, for ${inMinutes('en', validMinutes)}.`,
    heading: 'Your code to sign in',
    paragraphs: [
      'There were many failed attempts to sign in to your account. You are signing in from a place where you have not signed in before, so we ask for this code as well. Enter it on the page where you are signing in.',
    ],
    details: [{ label: 'Code', value: spacedCode(code) }],
    button: 'This was not me: set a new password',
    notes: [
      `The code works once, for ${inMinutes('en', validMinutes)}. Never pass it on: nobody at PCF Exchange will ask you for it.`,
      'If you are not signing in right now, somebody else knows your password. Set a new one at once.',
    ],
    footer: 'You receive this mail because somebody entered your address and your password on PCF Exchange.',
  }),
};
