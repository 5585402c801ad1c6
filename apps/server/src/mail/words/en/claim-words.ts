import type { ClaimFacts } from '../../mail-content.ts';
import type { WordsOf } from '../mail-words.ts';

export const claimWords: WordsOf<ClaimFacts> = {
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
