import type { Language } from '@pcf/contract/vocabulary/language';
import type { MailContent, MailFacts, MailTemplate } from '../mail-content.ts';
import { isCausedByOthers } from '../prepare/prepare-mail.ts';
import { furtherLineMails, lineFacts } from './example-line-mails.ts';
import { exampleMessages, longMessage } from './example-messages.ts';

interface ExampleMail {
  readonly name: string;
  readonly content: MailContent;
}

const platform = 'https://pcf-exchange.example';
const withToken = (path: string) => `${platform}${path}?token=p7mVbX0mJ3hYkQ2sZc8uWnE5rTgA1dLfKoIiB6vNxR4`;
const invitations = `${platform}/settings?tab=invitations`;

/** Realistic facts for every template. */
const facts = (language: Language): { [T in MailTemplate]: MailFacts[T] } => ({
  test: { link: `${platform}/` },
  emailVerification: { link: withToken('/verify-email'), validDays: 3 },
  emailChange: { link: withToken('/verify-email'), validDays: 3 },
  emailChangeRequested: {
    link: `${platform}/forgot-password`,
    newEmail: 'ingrid.solberg-dahl@hydral-rolling.example',
  },
  emailChanged: { link: `${platform}/login`, newEmail: 'ingrid.solberg-dahl@hydral-rolling.example' },
  alreadyRegistered: { link: `${platform}/login`, resetLink: `${platform}/forgot-password` },
  passwordReset: { link: withToken('/password-reset'), validMinutes: 60 },
  passwordChanged: { link: `${platform}/forgot-password` },
  signInCode: { code: '48217306', validMinutes: 10, link: `${platform}/forgot-password` },
  userInvitation: {
    organisationName: 'Hydral Rolling AS',
    invitedBy: 'Ingrid Solberg',
    link: withToken('/register-user'),
    validDays: 14,
  },
  accessRequest: {
    personName: 'Nora Dahl',
    personEmail: 'nora.dahl@hydral-rolling.example',
    jobTitle: 'Environmental Engineer',
    message: exampleMessages[language].accessRequest,
    organisationName: 'Hydral Rolling AS',
    approveLink: withToken('/approve-user-access'),
    denyLink: withToken('/deny-user-access'),
    validDays: 7,
  },
  accessApproved: { organisationName: 'Hydral Rolling AS', link: `${platform}/login` },
  accessDenied: { organisationName: 'Hydral Rolling AS', link: `${platform}/self-register` },
  invitation: {
    relation: 'SUPPLIER',
    inviterName: 'Nordic Kitchen',
    invitedBy: 'Lena Brandt',
    message: exampleMessages[language].invitation,
    reminder: false,
    link: withToken('/register'),
    validDays: 14,
  },
  receivedInvitation: {
    relation: 'SUPPLIER',
    inviterName: 'Maison Verdier',
    invitedBy: 'Camille Laurent',
    message: null,
    reminder: false,
    link: invitations,
  },
  invitationAccepted: {
    organisationName: 'Hydral Rolling AS',
    email: 'info@hydral-rolling.example',
    link: invitations,
  },
  invitationDeclined: { organisationName: 'Vetro Adige', email: 'giulia.moser@vetro-adige.example', link: invitations },
  claimWaiting: {
    personName: 'Erik Haugen',
    personEmail: 'erik.haugen@haugen-consulting.example',
    organisationName: 'Haugen Consulting',
    invitedEmail: 'info@hydral-rolling.example',
    link: invitations,
  },
  claimConfirmed: { inviterName: 'Nordic Kitchen', link: invitations },
  claimRefused: { inviterName: 'Nordic Kitchen', link: invitations },
  claimUndone: { inviterName: 'Nordic Kitchen', link: invitations },
  ...lineFacts(language),
  templateExpiry: {
    organisationName: 'Hydral Rolling AS',
    count: 1,
    templates: [{ name: 'Aluminium sheet 3 mm, EN AW-5754', reference: 'HR-5754-3', lastDay: '2026-03-31' }],
    link: `${platform}/products/sold?validity=EXPIRING,EXPIRED`,
  },
});

const stop = { page: withToken('/stop-mails'), oneClick: `${platform}/auth/mail-refusals/p7mVbX0m/one-click` };

/** One example of every template, then the other forms that some of them take. */
export const exampleMails = (language: Language): readonly ExampleMail[] =>
  examples(language).map(({ name, content }) => ({
    name,
    content: isCausedByOthers(content) ? { ...content, stop } : content,
  }));

function examples(language: Language): readonly ExampleMail[] {
  const addressed = { to: 'ingrid.solberg@hydral-rolling.example', language };
  const known = facts(language);
  const ofEach = Object.entries(known).map(
    ([template, each]): ExampleMail => ({
      name: template,
      content: { ...addressed, template, ...each } as MailContent,
    }),
  );
  const { invitation, receivedInvitation, accessRequest, invitationDeclined, passwordReset, templateExpiry } = known;
  const offer = { relation: 'CUSTOMER', inviterName: 'Lindholm Plastics', invitedBy: 'Sara Lindholm' } as const;
  return [
    ...ofEach,
    ...furtherLineMails(language, addressed),
    {
      name: 'invitation-reminder',
      content: { ...addressed, template: 'invitation', ...invitation, reminder: true },
    },
    {
      name: 'receivedInvitation-reminder',
      content: { ...addressed, template: 'receivedInvitation', ...receivedInvitation, reminder: true },
    },
    {
      name: 'invitation-offer',
      content: { ...addressed, template: 'invitation', ...invitation, ...offer, message: null },
    },
    {
      name: 'invitation-long',
      content: {
        ...addressed,
        template: 'invitation',
        ...invitation,
        inviterName: 'Norddeutsche Vereinigte Aluminiumverarbeitungs- und Verpackungsgesellschaft mbH & Co. KG',
        invitedBy: 'Maximiliane-Alexandra von Hohenstein-Wolfenbüttel',
        message: longMessage,
        validDays: 1,
      },
    },
    {
      name: 'receivedInvitation-offer',
      content: { ...addressed, template: 'receivedInvitation', ...receivedInvitation, ...offer },
    },
    {
      name: 'accessRequest-short',
      content: { ...addressed, template: 'accessRequest', ...accessRequest, jobTitle: null, message: null },
    },
    {
      name: 'invitationDeclined-unnamed',
      content: { ...addressed, template: 'invitationDeclined', ...invitationDeclined, organisationName: null },
    },
    {
      name: 'templateExpiry-many',
      content: {
        ...addressed,
        template: 'templateExpiry',
        ...templateExpiry,
        count: 214,
        templates: Array.from({ length: 10 }, (_, index) => ({
          name: `Aluminium sheet ${index + 1} mm, EN AW-5754`,
          reference: `HR-5754-${index + 1}`,
          lastDay: `2026-03-${10 + index}`,
        })),
      },
    },
    {
      name: 'passwordReset-minutes',
      content: { ...addressed, template: 'passwordReset', ...passwordReset, validMinutes: 30 },
    },
  ];
}
