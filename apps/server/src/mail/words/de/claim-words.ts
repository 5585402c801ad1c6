import type { ClaimFacts } from '../../mail-content.ts';
import type { WordsOf } from '../mail-words.ts';

export const claimWords: WordsOf<ClaimFacts> = {
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
