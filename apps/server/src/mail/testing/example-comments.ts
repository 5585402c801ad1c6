import type { Language } from '@pcf/contract/vocabulary/language';

/** What people write about a request, in the language of the mail. */
export const lineComments: Record<
  Language,
  {
    readonly request: string;
    readonly question: string;
    readonly reason: string;
    readonly rejection: string;
    readonly withdrawal: string;
  }
> = {
  en: {
    request:
      'Dear Ingrid,\n\nwe need the figures for our new pan range. Please give them for the plant in Karmøy.\n\nLena',
    question: 'Do you need the value for the sheet before or after cutting?',
    reason: 'Our life-cycle assessment is under way. We can give you the figure at the end of May.',
    rejection: 'The value looks like one per tonne. Please give it per kilogram.',
    withdrawal: 'Our auditor asks for a value with the electricity of your plant. Please calculate it anew.',
  },
  de: {
    request:
      'Liebe Ingrid,\n\nwir brauchen die Zahlen für unsere neue Pfannenserie. Bitte geben Sie sie für das Werk in Karmøy an.\n\nLena',
    question: 'Brauchen Sie den Wert für das Blech vor oder nach dem Zuschnitt?',
    reason: 'Unsere Ökobilanz läuft noch. Ende Mai können wir Ihnen die Zahl nennen.',
    rejection: 'Der Wert scheint je Tonne zu gelten. Bitte geben Sie ihn je Kilogramm an.',
    withdrawal: 'Unser Prüfer verlangt einen Wert mit dem Strom Ihres Werks. Bitte berechnen Sie ihn neu.',
  },
  fr: {
    request:
      'Chère Ingrid,\n\nnous avons besoin des chiffres pour notre nouvelle gamme de poêles. Merci de les donner pour l’usine de Karmøy.\n\nLena',
    question: 'Vous faut-il la valeur de la tôle avant ou après la découpe ?',
    reason: 'Notre analyse du cycle de vie est en cours. Nous pourrons vous donner le chiffre fin mai.',
    rejection: 'La valeur semble être par tonne. Merci de la donner par kilogramme.',
    withdrawal: 'Notre auditeur demande une valeur avec l’électricité de votre usine. Merci de la recalculer.',
  },
};
