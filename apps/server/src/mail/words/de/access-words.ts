import type { AccessFacts } from '../../mail-content.ts';
import { inDays } from '../duration.ts';
import type { WordsOf } from '../mail-words.ts';

export const accessWords: WordsOf<AccessFacts> = {
  userInvitation: ({ organisationName, invitedBy, validDays }) => ({
    subject: `${organisationName} lädt Sie zu PCF Exchange ein`,
    preview: `${invitedBy} möchte, dass Sie dort mitarbeiten.`,
    heading: `${organisationName} lädt Sie zu PCF Exchange ein`,
    paragraphs: [
      `${invitedBy} lädt Sie ein, bei PCF Exchange für ${organisationName} mitzuarbeiten. Dort tauschen Unternehmen die CO₂-Fußabdrücke ihrer Produkte aus.`,
      'Nehmen Sie an, und Sie sehen, was Ihre Kollegen sehen.',
    ],
    button: 'Einladung annehmen',
    notes: [
      `Der Link ist ${inDays('de', validDays)} gültig. Bitten Sie ${invitedBy} danach um einen neuen.`,
      'Sie haben das nicht erwartet oder arbeiten woanders? Dann tun Sie nichts.',
    ],
    footer: `Sie erhalten diese E-Mail, weil ${invitedBy} Ihre Adresse eingegeben hat.`,
  }),
  accessRequest: ({ personName, personEmail, jobTitle, organisationName, validDays }) => ({
    subject: `${personName} bittet um Zugang zu ${organisationName}`,
    preview: 'Geben Sie den Zugang frei, oder lehnen Sie ihn ab. Bis dahin sieht diese Person nichts.',
    heading: `${personName} bittet um Zugang zu ${organisationName}`,
    paragraphs: [
      `Wenn Sie zustimmen, sieht diese Person bei PCF Exchange alles von ${organisationName} und kann damit arbeiten. Wir haben geprüft, dass ihr die E-Mail-Adresse gehört, aber nicht, wer sie ist.`,
    ],
    details: [
      { label: 'Name', value: personName },
      { label: 'E-Mail-Adresse', value: personEmail },
      ...(jobTitle === null ? [] : [{ label: 'Position', value: jobTitle }]),
    ],
    messageIntro: `${personName} schreibt:`,
    button: 'Zugang freigeben',
    otherLink: 'Zugang ablehnen',
    notes: [
      `Beide Links wirken, sobald Sie sie öffnen, und sind ${inDays('de', validDays)} gültig. Sie können auch in den Einstellungen antworten. Es zählt die erste Antwort eines Administrators.`,
      'Sie kennen diese Person nicht? Dann lehnen Sie den Zugang ab.',
    ],
    footer: `Sie erhalten diese E-Mail, weil Sie Administrator von ${organisationName} sind.`,
  }),
  accessApproved: ({ organisationName }) => ({
    subject: `Sie haben bei PCF Exchange Zugang zu ${organisationName}`,
    preview: 'Ihre Anfrage wurde angenommen. Melden Sie sich an, um zu beginnen.',
    heading: `Willkommen bei ${organisationName}`,
    paragraphs: [
      `Ein Administrator von ${organisationName} hat Ihre Anfrage angenommen. Melden Sie sich an, und Sie sehen, was Ihre Kollegen sehen.`,
    ],
    button: 'Anmelden',
    notes: [],
    footer: `Sie erhalten diese E-Mail, weil Sie bei PCF Exchange um Zugang zu ${organisationName} gebeten haben.`,
  }),
  accessDenied: ({ organisationName }) => ({
    subject: `Kein Zugang zu ${organisationName}: Ihre Anfrage wurde abgelehnt`,
    preview: 'Was Sie jetzt tun können.',
    heading: 'Ihre Anfrage wurde abgelehnt',
    paragraphs: [
      `Ein Administrator von ${organisationName} hat Ihre Bitte um Zugang bei PCF Exchange abgelehnt. Wenn Sie das für einen Irrtum halten, sprechen Sie mit Ihren Kollegen dort.`,
      'Sie gehören zu einem anderen Unternehmen? Dann können Sie es selbst registrieren.',
    ],
    button: 'Unternehmen registrieren',
    notes: [],
    footer: `Sie erhalten diese E-Mail, weil Sie bei PCF Exchange um Zugang zu ${organisationName} gebeten haben.`,
  }),
};
