import type { Language } from '@pcf/contract/vocabulary/language';

interface MailWords {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly button: string;
  readonly footer: string;
}

/** The words of each mail in each language. */
export const testMailWords: Record<Language, MailWords> = {
  en: {
    subject: 'PCF Exchange can send you mail',
    heading: 'Mail works',
    paragraphs: [
      'An operator sent this to check that PCF Exchange reaches your mailbox. There is nothing you need to do.',
    ],
    button: 'Open PCF Exchange',
    footer: 'You receive this because somebody who operates PCF Exchange entered your address.',
  },
  de: {
    subject: 'PCF Exchange kann Ihnen E-Mails senden',
    heading: 'Der Versand funktioniert',
    paragraphs: ['Damit wurde geprüft, ob PCF Exchange Ihr Postfach erreicht. Sie müssen nichts weiter tun.'],
    button: 'PCF Exchange öffnen',
    footer: 'Sie erhalten diese E-Mail, weil jemand, der PCF Exchange betreibt, Ihre Adresse eingegeben hat.',
  },
  fr: {
    subject: 'PCF Exchange peut vous envoyer des e-mails',
    heading: 'L’envoi fonctionne',
    paragraphs: ['Cet e-mail vérifie que PCF Exchange atteint votre messagerie. Vous n’avez rien à faire.'],
    button: 'Ouvrir PCF Exchange',
    footer: 'Vous recevez cet e-mail parce qu’une personne qui exploite PCF Exchange a saisi votre adresse.',
  },
};
