import type { InvitationRelation } from '@pcf/contract/vocabulary/invitations';
import type { ClaimFacts, InvitationFacts } from '../../mail-content.ts';
import { inDays } from '../formats.ts';
import type { WordsOf } from '../mail-translations.ts';

export const claimMails: WordsOf<ClaimFacts> = {
  claimWaiting: ({ personName, personEmail, organisationName, invitedEmail }) => ({
    subject: `Is ${organisationName} the company you invited?`,
    preview: 'Your invitation was answered from another address. Please confirm or refuse.',
    heading: `Is ${organisationName} the company you invited?`,
    paragraphs: [
      `Your company had invited ${invitedEmail}. Somebody with another address answered. We have checked that the address is theirs, but not who they are.`,
    ],
    details: [
      { label: 'Name', value: personName },
      { label: 'E-mail address', value: personEmail },
      { label: 'Company', value: organisationName },
    ],
    button: 'Confirm or refuse',
    notes: [
      'Until you confirm, nothing of your company is shown to them.',
      'If you are not sure, ask the person who was invited before you confirm.',
    ],
    footer: 'You receive this mail because your company sent the invitation.',
  }),
  claimConfirmed: ({ inviterName }) => ({
    subject: `${inviterName} confirmed your company`,
    preview: 'You are connected now.',
    heading: `You are connected with ${inviterName}`,
    paragraphs: [
      `${inviterName} confirmed that your company is the one that was invited. You can now exchange product carbon footprints.`,
    ],
    button: 'Open PCF Exchange',
    notes: [],
    footer: `You receive this mail because your company answered an invitation of ${inviterName}.`,
  }),
  claimRefused: ({ inviterName }) => ({
    subject: `${inviterName} did not confirm your company`,
    preview: 'You are not connected. Your account stays as it is.',
    heading: `${inviterName} did not confirm your company`,
    paragraphs: [
      `The invitation that your company answered had been sent to another address, and ${inviterName} did not confirm that your company was meant. You are not connected.`,
      `If you think that this is a mistake, ask your contact at ${inviterName} to invite your own address.`,
    ],
    button: 'Open PCF Exchange',
    notes: ['Your account and your company on PCF Exchange stay as they are.'],
    footer: `You receive this mail because your company answered an invitation of ${inviterName}.`,
  }),
  claimUndone: ({ inviterName }) => ({
    subject: `You are no longer connected with ${inviterName}`,
    preview: `${inviterName} undid the connection.`,
    heading: `You are no longer connected with ${inviterName}`,
    paragraphs: [
      `${inviterName} undid the connection with your company. You no longer see anything of theirs.`,
      `If you think that this is a mistake, ask your contact at ${inviterName} to invite your own address.`,
    ],
    button: 'Open PCF Exchange',
    notes: ['Your account and your company on PCF Exchange stay as they are.'],
    footer: `You receive this mail because your company answered an invitation of ${inviterName}.`,
  }),
};

const headings: Record<InvitationRelation, (inviter: string) => string> = {
  SUPPLIER: (inviter) => `${inviter} asks for your product carbon footprints`,
  CUSTOMER: (inviter) => `${inviter} offers you its product carbon footprints`,
};

const purposes: Record<InvitationRelation, (inviter: string, person: string) => string> = {
  SUPPLIER: (inviter, person) =>
    `${person} of ${inviter} asks your company for the carbon footprints of what you supply: the greenhouse gases that each product causes.`,
  CUSTOMER: (inviter, person) =>
    `${person} of ${inviter} would like to give your company the carbon footprints of what you buy there: the greenhouse gases that each product causes.`,
};

const firstSteps: Record<InvitationRelation, string> = {
  SUPPLIER:
    'PCF Exchange is the open platform for this. Register your company, and you see what is asked for. You decide what you share.',
  CUSTOMER:
    'PCF Exchange is the open platform for this. Register your company, and you can ask for the footprints you need.',
};

const consequences: Record<InvitationRelation, string> = {
  SUPPLIER: 'Accept, and you can be asked for footprints. You still decide about each one that you share.',
  CUSTOMER: 'Accept, and you can ask for the footprints of what you buy there.',
};

const reminderMark = 'Reminder: ';
const reminderNote = 'This is a reminder: the invitation has no answer yet.';

export const invitationMails: WordsOf<InvitationFacts> = {
  invitation: ({ relation, inviterName, invitedBy, validDays, reminder }) => ({
    subject: `${reminder ? reminderMark : ''}${headings[relation](inviterName)}`,
    preview: `${invitedBy} invites your company to PCF Exchange.`,
    heading: headings[relation](inviterName),
    paragraphs: [...(reminder ? [reminderNote] : []), purposes[relation](inviterName, invitedBy), firstSteps[relation]],
    messageIntro: `${invitedBy} writes:`,
    button: 'Register your company',
    notes: [
      `The link works for ${inDays('en', validDays)}. After that, ask ${invitedBy} for a new one.`,
      'If a colleague looks after this, forward this mail within your company.',
      `If you do not know ${inviterName} or did not expect this, do nothing. Nothing is shared without you.`,
    ],
    footer: `You receive this mail because ${invitedBy} entered your address on PCF Exchange.`,
  }),
  receivedInvitation: ({ relation, inviterName, invitedBy, reminder }) => ({
    subject: `${reminder ? reminderMark : ''}${headings[relation](inviterName)}`,
    preview: `${invitedBy} invites your company to connect.`,
    heading: headings[relation](inviterName),
    paragraphs: [
      ...(reminder ? [reminderNote] : []),
      purposes[relation](inviterName, invitedBy),
      consequences[relation],
    ],
    messageIntro: `${invitedBy} writes:`,
    button: 'See the invitation',
    notes: [`If you do not know ${inviterName}, decline. Nothing is shared.`],
    footer: 'You receive this mail because you are an administrator of your company on PCF Exchange.',
  }),
  invitationAccepted: ({ organisationName, email }) => ({
    subject: `${organisationName} accepted your invitation`,
    preview: 'You are connected now.',
    heading: `${organisationName} accepted your invitation`,
    paragraphs: [
      `Your company had invited ${email}. You are connected now and can exchange product carbon footprints.`,
    ],
    button: 'See your invitations',
    notes: [
      `If ${organisationName} is not the company you meant, an administrator of your company can undo the connection in the settings.`,
    ],
    footer: 'You receive this mail because your company sent the invitation.',
  }),
  invitationDeclined: ({ organisationName, email }) => ({
    subject: `${organisationName ?? email} declined your invitation`,
    preview: 'You are not connected.',
    heading: `${organisationName ?? email} declined your invitation`,
    paragraphs: [
      `Your company had invited ${email}, and the answer was no. You are not connected.`,
      'Perhaps somebody else there is the right person: talk to them, then invite that person.',
    ],
    button: 'See your invitations',
    notes: [],
    footer: 'You receive this mail because your company sent the invitation.',
  }),
};
