import type { Language } from '@pcf/contract/vocabulary/language';

/** What people write along, in the language of the mail. */
export const exampleMessages: Record<Language, { readonly invitation: string; readonly accessRequest: string }> = {
  en: {
    invitation:
      'Dear Hydral team,\n\nwe are working out the footprint of our new pan range and would like to use your own figures for the aluminium sheet instead of averages. Call me if anything is unclear: +47 21 00 00 00.\n\nBest regards\nLena',
    accessRequest: 'Hi Ingrid, I took over the footprint topics from Erik last week. Could you let me in? Nora',
  },
  de: {
    invitation:
      'Liebes Hydral-Team,\n\nwir berechnen gerade den Fußabdruck unserer neuen Pfannenserie und möchten für das Aluminiumblech gern Ihre eigenen Zahlen statt Durchschnittswerten verwenden. Rufen Sie mich an, wenn etwas unklar ist: +47 21 00 00 00.\n\nViele Grüße\nLena',
    accessRequest: 'Hallo Ingrid, ich habe letzte Woche von Erik die Fußabdrücke übernommen. Gibst du mir Zugang? Nora',
  },
  fr: {
    invitation:
      'Chère équipe Hydral,\n\nnous calculons l’empreinte de notre nouvelle gamme de poêles et souhaitons utiliser vos propres chiffres pour la tôle d’aluminium plutôt que des moyennes. Appelez-moi si quelque chose n’est pas clair : +47 21 00 00 00.\n\nBien à vous\nLena',
    accessRequest:
      'Bonjour Ingrid, j’ai repris les empreintes à la suite d’Erik la semaine dernière. Peux-tu m’ouvrir l’accès ? Nora',
  },
};

const paragraph =
  'Our customers ask us for figures they can check, and averages no longer do. For every article that we buy from you we would therefore like to know the value per kilogram, the year it stands for, how much of it rests on your own measurements, and whether somebody has verified it.';

/** As long as a message may nearly be, with a word that no line can hold. */
export const longMessage = [
  'Dear Sir or Madam,',
  ...Array.from({ length: 7 }, () => paragraph),
  `Our list of articles: https://files.example/${'articles-and-footprints-'.repeat(6)}2026.xlsx`,
  'Kind regards',
].join('\n\n');
