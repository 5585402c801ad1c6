import type { AccessFacts } from '../../mail-content.ts';
import { inDays } from '../duration.ts';
import type { WordsOf } from '../mail-words.ts';

export const accessWords: WordsOf<AccessFacts> = {
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
