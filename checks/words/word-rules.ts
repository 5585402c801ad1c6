import type { Language } from '@pcf/contract/vocabulary/language';

/** Words that a text does not have, and what it says instead. */
export interface WordRule {
  readonly avoid: RegExp;
  readonly say: string;
}

/** By language: one concept has one name in each, as the glossary of the page and the terms of PACT have it. */
export const wordRules: Readonly<Record<Language, readonly WordRule[]>> = {
  en: [
    { avoid: /\btemplates?\b/i, say: 'sold product' },
    { avoid: /\be-mails?\b|\bmails?\b/i, say: 'email' },
    { avoid: /\bcancel(ed|ing)\b/i, say: 'cancelled, cancelling' },
    { avoid: /organiz|recogniz|\bcolou?rless\b|\bcolors?\b|\bcatalogs?\b|\blicense\b/i, say: 'the British spelling' },
    {
      avoid: /\b(do|does|did|is|are|was|were|has|have|had|could|would|should|will) not\b|\bcannot\b/i,
      say: 'the contraction: don’t, isn’t, can’t',
    },
    { avoid: /\w'\w/, say: 'the apostrophe ’' },
    { avoid: /\byou may not\b/i, say: 'You don’t have permission to …' },
    { avoid: /\b(is|are|be) told\b/i, say: 'who gets what: The supplier gets an email.' },
    { avoid: /\bwaits\b|\bnothing waits\b|\bwhat needs you\b/i, say: 'is waiting for; You’re all caught up.' },
    {
      avoid:
        /\bdata (are|were|have|aren’t|weren’t|haven’t|don’t|rest|hold|cover|differ|describe|fit)\b|\b(these|those) data\b/i,
      say: 'data in the singular: the data is, this data',
    },
    { avoid: /\bin force\b/i, say: 'current version' },
    { avoid: /\breject(s|ed|ing|ion)?\b/i, say: 'send back (the customer), decline (the supplier)' },
    { avoid: /\blapse[sd]?\b/i, say: 'expire' },
    { avoid: /\bstand-ins?\b/i, say: 'proxy' },
    { avoid: /\blife-cycle\b|\blifecycle\b/i, say: 'life cycle' },
    { avoid: /\bnot said\b/i, say: 'Not disclosed, Not provided' },
    { avoid: /\bemissions left out\b/i, say: 'Exempted emissions' },
    { avoid: /\bcame back\b/i, say: 'Email bounced' },
    { avoid: /\bnarrow the list\b/i, say: 'Filter list' },
    { avoid: /\bwhoever operates\b/i, say: 'the operator of this platform' },
    { avoid: /\btak(e|en) the estimates? away\b|\btook the estimates? away\b/i, say: 'remove the estimate' },
    { avoid: /[\d}][ \u00a0\u202f]%/, say: '% without a space' },
  ],
  de: [
    { avoid: /\bVorlagen?\b/, say: 'verkauftes Produkt' },
    { avoid: /stornier/i, say: 'zurückziehen' },
    { avoid: /Stellvertreter|Ersatzwert/, say: 'Näherungswert (Proxy)' },
    { avoid: /Geheimnis/, say: 'Client-Secret' },
    { avoid: /\bKnopf\b/, say: 'auf „Senden“ klicken' },
    { avoid: /Prüfung durch Dritte|von Dritten geprüft|unabhängig geprüft|\bgeprüfte Daten\b/i, say: 'Verifizierung' },
    { avoid: /übermittel/i, say: 'einreichen' },
    { avoid: /\bin Kraft\b|zu gültig/i, say: 'gültige Version' },
    { avoid: /Lebensweg/, say: 'Lebenszyklusphase' },
    { avoid: /weggelassene Emissionen/i, say: 'ausgenommene Emissionen' },
    { avoid: /\bAnteil der Primärdaten\b/, say: 'Primärdatenanteil' },
    { avoid: /\b(du|dir|dich|deine?[mnrs]?)\b/i, say: 'Sie' },
    { avoid: /(?<!Kolleginnen und )\bKollegen\b|\bNutzer\b/, say: 'Ihr Team, Kolleginnen und Kollegen, Benutzer' },
    { avoid: /\d Tagen$/, say: 'Tage, wo kein Wort davor einen Fall verlangt' },
    {
      avoid: /[\d}] (?=(?:%|kgCO₂e|kg|t|g|km|kWh)(?![\p{L}\p{N}]))/u,
      say: 'ein geschütztes Leerzeichen vor % und Einheiten',
    },
    { avoid: /\b(?:kg|t|g) (?=CO₂)/, say: 'ein geschütztes Leerzeichen in t CO₂e' },
  ],
  fr: [
    { avoid: /\bmodèles?\b(?! de calcul)/i, say: 'produit vendu' },
    { avoid: /\brenv(oy|oi)/i, say: 'demander une correction, relancer, envoyer à nouveau' },
    {
      avoid: /\brefusées? par (le|les|un|des) fournisseurs?\b|\ba refusé (vos|votre|la|les) (réponses?|données)\b/i,
      say: 'décliner, demander une correction',
    },
    { avoid: /\bsoum(et|is|ettre)/i, say: 'envoyer' },
    { avoid: /\bau vigueur\b/i, say: 'version en vigueur' },
    { avoid: /affectation des terres/i, say: 'changement d’affectation des sols' },
    { avoid: /\battend(ent)? votre vérification\b/i, say: 'examen' },
    { avoid: /\b(limites|périmètre) du cycle de vie\b/i, say: 'frontières du système' },
    { avoid: /\bvaleurs? par défaut\b/i, say: 'valeur de substitution (proxy)' },
    { avoid: /(?<!\p{L})(tu|toi|ton|tes)(?!\p{L})/iu, say: 'vous' },
    { avoid: /\w'\w/, say: 'l’apostrophe ’' },
  ],
};

/** Rules that do not go by the language. */
export const commonRules: readonly WordRule[] = [
  {
    avoid: /\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/,
    say: 'no code: nobody who reads a text knows names of environment variables',
  },
];
