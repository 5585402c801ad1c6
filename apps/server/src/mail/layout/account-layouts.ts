import type { AccessFacts, AccountFacts, ClaimFacts, InvitationFacts } from '../mail-content.ts';
import type { FixedMail, Translator } from '../translations/translate.ts';
import { inDays, inMinutes, spacedCode } from './formats.ts';
import type { LayoutsOf } from './mail-texts.ts';

const fixed =
  <Mail extends FixedMail>(mail: Mail) =>
  (facts: object, translator: Translator) =>
    translator.mail(mail, { ...facts, ...validity(facts, translator) });

/** How long a link or a code holds. */
function validity(facts: object, { language }: Translator): object {
  if ('validDays' in facts) return { validity: inDays(language, facts.validDays as number) };
  if ('validMinutes' in facts) return { validity: inMinutes(language, facts.validMinutes as number) };
  return {};
}

type Invitation = InvitationFacts['receivedInvitation'];

/** What an invitation says to those who are registered and to those who are not. */
function invitationTexts(facts: Invitation, { text }: Translator) {
  const heading = text(`invitation.heading.${facts.relation}`, facts);
  return {
    subject: facts.reminder ? text('frame.reminder', { heading }) : heading,
    heading,
    paragraphs: [
      ...(facts.reminder ? [text('invitation.reminded')] : []),
      text(`invitation.purpose.${facts.relation}`, facts),
    ],
    messageIntro: text('frame.writes', { author: facts.invitedBy }),
  };
}

export const accountLayouts: LayoutsOf<AccountFacts & AccessFacts & InvitationFacts & ClaimFacts> = {
  test: fixed('test'),
  emailVerification: fixed('emailVerification'),
  emailChange: fixed('emailChange'),
  emailChangeRequested: fixed('emailChangeRequested'),
  emailChanged: fixed('emailChanged'),
  alreadyRegistered: fixed('alreadyRegistered'),
  passwordReset: fixed('passwordReset'),
  passwordChanged: fixed('passwordChanged'),
  signInCode: (facts, translator) => ({
    ...fixed('signInCode')(facts, translator),
    details: [{ label: translator.text('labels.code'), value: spacedCode(facts.code) }],
  }),
  userInvitation: fixed('userInvitation'),
  accessRequest: (facts, translator) => ({
    ...fixed('accessRequest')(facts, translator),
    details: [
      { label: translator.text('labels.name'), value: facts.personName },
      { label: translator.text('labels.email'), value: facts.personEmail },
      ...(facts.jobTitle === null ? [] : [{ label: translator.text('labels.jobTitle'), value: facts.jobTitle }]),
    ],
    messageIntro: translator.text('frame.writes', { author: facts.personName }),
  }),
  accessApproved: fixed('accessApproved'),
  accessDenied: fixed('accessDenied'),
  invitation: (facts, translator) => {
    const { text } = translator;
    const { paragraphs, ...texts } = invitationTexts(facts, translator);
    return {
      ...texts,
      preview: text('invitation.preview', facts),
      paragraphs: [...paragraphs, text(`invitation.firstStep.${facts.relation}`)],
      button: text('invitation.button'),
      notes: [
        text('frame.linkValidity', { ...validity(facts, translator), asker: facts.invitedBy }),
        text('frame.forward'),
        text('frame.unexpected', { company: facts.inviterName }),
      ],
      footer: text('invitation.footer', facts),
    };
  },
  receivedInvitation: (facts, translator) => {
    const { text } = translator;
    const { paragraphs, ...texts } = invitationTexts(facts, translator);
    return {
      ...texts,
      preview: text('receivedInvitation.preview', facts),
      paragraphs: [...paragraphs, text(`receivedInvitation.consequence.${facts.relation}`)],
      button: text('receivedInvitation.button'),
      notes: [text('receivedInvitation.note', facts)],
      footer: text('receivedInvitation.footer'),
    };
  },
  invitationAccepted: fixed('invitationAccepted'),
  invitationDeclined: (facts, { mail }) =>
    mail('invitationDeclined', { email: facts.email, decliner: facts.organisationName ?? facts.email }),
  claimWaiting: (facts, translator) => ({
    ...fixed('claimWaiting')(facts, translator),
    details: [
      { label: translator.text('labels.name'), value: facts.personName },
      { label: translator.text('labels.email'), value: facts.personEmail },
      { label: translator.text('labels.company'), value: facts.organisationName },
    ],
  }),
  claimConfirmed: fixed('claimConfirmed'),
  claimRefused: fixed('claimRefused'),
  claimUndone: fixed('claimUndone'),
};
