import type { InvitationRelation } from '@pcf/contract/vocabulary/invitations';
import type { ClaimFacts, InvitationFacts } from '../../mail-content.ts';
import { inDays } from '../formats.ts';
import type { WordsOf } from '../mail-translations.ts';

export const claimMails: WordsOf<ClaimFacts> = {
  claimWaiting: ({ personName, personEmail, organisationName, invitedEmail }) => ({
    subject: `Haben Sie ${organisationName} eingeladen?`,
    preview:
      'Auf Ihre Einladung wurde von einer anderen Adresse geantwortet. Bitte bestätigen Sie, oder lehnen Sie ab.',
    heading: `Haben Sie ${organisationName} eingeladen?`,
    paragraphs: [
      `Ihr Unternehmen hatte ${invitedEmail} eingeladen. Geantwortet hat jemand mit einer anderen Adresse. Wir haben geprüft, dass die Adresse dieser Person gehört, aber nicht, wer sie ist.`,
    ],
    details: [
      { label: 'Name', value: personName },
      { label: 'E-Mail-Adresse', value: personEmail },
      { label: 'Unternehmen', value: organisationName },
    ],
    button: 'Bestätigen oder ablehnen',
    notes: [
      'Solange Sie nicht bestätigen, ist dort nichts von Ihrem Unternehmen zu sehen.',
      'Sie sind nicht sicher? Fragen Sie die eingeladene Person, bevor Sie bestätigen.',
    ],
    footer: 'Sie erhalten diese E-Mail, weil die Einladung von Ihrem Unternehmen kam.',
  }),
  claimConfirmed: ({ inviterName }) => ({
    subject: `${inviterName} hat Ihr Unternehmen bestätigt`,
    preview: 'Sie sind jetzt verbunden.',
    heading: `Sie sind jetzt mit ${inviterName} verbunden`,
    paragraphs: [
      `${inviterName} hat bestätigt, dass Ihr Unternehmen eingeladen war. Sie können jetzt CO₂-Fußabdrücke von Produkten austauschen.`,
    ],
    button: 'PCF Exchange öffnen',
    notes: [],
    footer: `Sie erhalten diese E-Mail, weil Ihr Unternehmen auf eine Einladung von ${inviterName} geantwortet hat.`,
  }),
  claimRefused: ({ inviterName }) => ({
    subject: `${inviterName} hat Ihr Unternehmen nicht bestätigt`,
    preview: 'Sie sind nicht verbunden. Ihr Konto bleibt, wie es ist.',
    heading: `${inviterName} hat Ihr Unternehmen nicht bestätigt`,
    paragraphs: [
      `Die Einladung, auf die Ihr Unternehmen geantwortet hat, ging an eine andere Adresse, und ${inviterName} hat nicht bestätigt, dass Ihr Unternehmen gemeint war. Sie sind nicht verbunden.`,
      `Wenn Sie das für einen Irrtum halten, bitten Sie Ihren Kontakt bei ${inviterName}, Ihre eigene Adresse einzuladen.`,
    ],
    button: 'PCF Exchange öffnen',
    notes: ['Ihr Konto und Ihr Unternehmen bei PCF Exchange bleiben, wie sie sind.'],
    footer: `Sie erhalten diese E-Mail, weil Ihr Unternehmen auf eine Einladung von ${inviterName} geantwortet hat.`,
  }),
  claimUndone: ({ inviterName }) => ({
    subject: `Sie sind nicht mehr mit ${inviterName} verbunden`,
    preview: `${inviterName} hat die Verbindung rückgängig gemacht.`,
    heading: `Sie sind nicht mehr mit ${inviterName} verbunden`,
    paragraphs: [
      `${inviterName} hat die Verbindung mit Ihrem Unternehmen rückgängig gemacht. Sie sehen von dort nichts mehr.`,
      `Wenn Sie das für einen Irrtum halten, bitten Sie Ihren Kontakt bei ${inviterName}, Ihre eigene Adresse einzuladen.`,
    ],
    button: 'PCF Exchange öffnen',
    notes: ['Ihr Konto und Ihr Unternehmen bei PCF Exchange bleiben, wie sie sind.'],
    footer: `Sie erhalten diese E-Mail, weil Ihr Unternehmen auf eine Einladung von ${inviterName} geantwortet hat.`,
  }),
};

const headings: Record<InvitationRelation, (inviter: string) => string> = {
  SUPPLIER: (inviter) => `${inviter} fragt nach den CO₂-Fußabdrücken Ihrer Produkte`,
  CUSTOMER: (inviter) => `${inviter} bietet Ihnen CO₂-Fußabdrücke von Produkten an`,
};

const purposes: Record<InvitationRelation, (inviter: string, person: string) => string> = {
  SUPPLIER: (inviter, person) =>
    `${person} von ${inviter} bittet Ihr Unternehmen um die CO₂-Fußabdrücke dessen, was Sie liefern: die Treibhausgase, die jedes Produkt verursacht.`,
  CUSTOMER: (inviter, person) =>
    `${person} von ${inviter} möchte Ihrem Unternehmen die CO₂-Fußabdrücke dessen geben, was Sie dort einkaufen: die Treibhausgase, die jedes Produkt verursacht.`,
};

const firstSteps: Record<InvitationRelation, string> = {
  SUPPLIER:
    'PCF Exchange ist die offene Plattform dafür. Registrieren Sie Ihr Unternehmen, und Sie sehen, wonach gefragt wird. Was Sie weitergeben, entscheiden Sie.',
  CUSTOMER:
    'PCF Exchange ist die offene Plattform dafür. Registrieren Sie Ihr Unternehmen, und Sie können nach den Fußabdrücken fragen, die Sie brauchen.',
};

const consequences: Record<InvitationRelation, string> = {
  SUPPLIER:
    'Nehmen Sie an, und Sie können nach Fußabdrücken gefragt werden. Über jeden, den Sie weitergeben, entscheiden weiterhin Sie.',
  CUSTOMER: 'Nehmen Sie an, und Sie können nach den Fußabdrücken dessen fragen, was Sie dort einkaufen.',
};

const reminderMark = 'Erinnerung: ';
const reminderNote = 'Das ist eine Erinnerung: Die Einladung ist noch nicht beantwortet.';

export const invitationMails: WordsOf<InvitationFacts> = {
  invitation: ({ relation, inviterName, invitedBy, validDays, reminder }) => ({
    subject: `${reminder ? reminderMark : ''}${headings[relation](inviterName)}`,
    preview: `${invitedBy} lädt Ihr Unternehmen zu PCF Exchange ein.`,
    heading: headings[relation](inviterName),
    paragraphs: [...(reminder ? [reminderNote] : []), purposes[relation](inviterName, invitedBy), firstSteps[relation]],
    messageIntro: `${invitedBy} schreibt:`,
    button: 'Unternehmen registrieren',
    notes: [
      `Der Link ist ${inDays('de', validDays)} gültig. Bitten Sie ${invitedBy} danach um einen neuen.`,
      'Bei Ihnen kümmert sich jemand anderes darum? Leiten Sie diese E-Mail innerhalb Ihres Unternehmens weiter.',
      `Sie kennen ${inviterName} nicht oder haben das nicht erwartet? Dann tun Sie nichts. Ohne Sie wird nichts weitergegeben.`,
    ],
    footer: `Sie erhalten diese E-Mail, weil ${invitedBy} Ihre Adresse bei PCF Exchange eingegeben hat.`,
  }),
  receivedInvitation: ({ relation, inviterName, invitedBy, reminder }) => ({
    subject: `${reminder ? reminderMark : ''}${headings[relation](inviterName)}`,
    preview: `${invitedBy} lädt Ihr Unternehmen ein, sich zu verbinden.`,
    heading: headings[relation](inviterName),
    paragraphs: [
      ...(reminder ? [reminderNote] : []),
      purposes[relation](inviterName, invitedBy),
      consequences[relation],
    ],
    messageIntro: `${invitedBy} schreibt:`,
    button: 'Einladung ansehen',
    notes: [`Sie kennen ${inviterName} nicht? Dann lehnen Sie ab. Es wird nichts weitergegeben.`],
    footer: 'Sie erhalten diese E-Mail, weil Sie bei PCF Exchange Administrator Ihres Unternehmens sind.',
  }),
  invitationAccepted: ({ organisationName, email }) => ({
    subject: `${organisationName} hat Ihre Einladung angenommen`,
    preview: 'Sie sind jetzt verbunden.',
    heading: `${organisationName} hat Ihre Einladung angenommen`,
    paragraphs: [
      `Ihr Unternehmen hatte ${email} eingeladen. Sie sind jetzt verbunden und können CO₂-Fußabdrücke von Produkten austauschen.`,
    ],
    button: 'Ihre Einladungen ansehen',
    notes: [
      `${organisationName} war nicht gemeint? Ein Administrator Ihres Unternehmens kann die Verbindung in den Einstellungen rückgängig machen.`,
    ],
    footer: 'Sie erhalten diese E-Mail, weil die Einladung von Ihrem Unternehmen kam.',
  }),
  invitationDeclined: ({ organisationName, email }) => ({
    subject: `${organisationName ?? email} hat Ihre Einladung abgelehnt`,
    preview: 'Sie sind nicht verbunden.',
    heading: `${organisationName ?? email} hat Ihre Einladung abgelehnt`,
    paragraphs: [
      `Ihr Unternehmen hatte ${email} eingeladen, und die Antwort war Nein. Sie sind nicht verbunden.`,
      'Vielleicht ist dort jemand anderes zuständig: Fragen Sie nach, und laden Sie dann diese Person ein.',
    ],
    button: 'Ihre Einladungen ansehen',
    notes: [],
    footer: 'Sie erhalten diese E-Mail, weil die Einladung von Ihrem Unternehmen kam.',
  }),
};
