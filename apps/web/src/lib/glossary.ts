interface Entry {
  /** The standards that settle the term; none where it is a word of this platform. */
  readonly standards?: readonly Standard[];
  /** What PACT calls the field that holds it. */
  readonly pact?: string;
}

/** As the standards call themselves, in every language. */
const standardNames = {
  PACT: 'PACT 3.0',
  ISO_14067: 'ISO 14067',
  GHG_PROTOCOL: 'GHG Protocol',
  CATENA_X: 'Catena-X',
  ISO_14064_3: 'ISO 14064-3',
  SBTI: 'SBTi',
  IPCC: 'IPCC',
} as const;

type Standard = keyof typeof standardNames;

/** The terms of the field and of the platform by subject, under the names that stand in an address behind `/glossary#`. */
const glossary = {
  footprint: {
    'product-carbon-footprint': { standards: ['PACT', 'ISO_14067'], pact: 'pcfExcludingBiogenicUptake' },
    'co2-equivalent': { standards: ['ISO_14067', 'GHG_PROTOCOL'] },
    'global-warming-potential': { standards: ['IPCC'], pact: 'ipccCharacterizationFactors' },
    'declared-unit': { standards: ['PACT', 'ISO_14067'], pact: 'declaredUnitOfMeasurement' },
    'declared-unit-amount': { standards: ['PACT'], pact: 'declaredUnitAmount' },
    'system-boundary': { standards: ['PACT', 'ISO_14067'], pact: 'boundaryProcessesDescription' },
    'cradle-to-gate': { standards: ['PACT', 'ISO_14067', 'GHG_PROTOCOL'] },
    'cradle-to-grave': { standards: ['ISO_14067', 'GHG_PROTOCOL'] },
    'life-cycle-stage': { standards: ['ISO_14067', 'GHG_PROTOCOL'] },
    'reference-period': { standards: ['PACT'], pact: 'referencePeriodStart, referencePeriodEnd' },
    scopes: { standards: ['GHG_PROTOCOL'] },
  },
  parts: {
    breakdown: { standards: ['PACT'] },
    'biogenic-uptake': { standards: ['PACT', 'ISO_14067'], pact: 'biogenicCO2Uptake' },
    'land-use-change': { standards: ['PACT', 'ISO_14067', 'GHG_PROTOCOL'], pact: 'landUseChangeGhgEmissions' },
    'exempted-emissions': { standards: ['PACT'], pact: 'exemptedEmissionsPercent' },
    allocation: { standards: ['PACT', 'ISO_14067', 'GHG_PROTOCOL'] },
    offset: { standards: ['ISO_14067', 'GHG_PROTOCOL'] },
  },
  data: {
    'emission-factor': { standards: ['GHG_PROTOCOL', 'ISO_14067'] },
    'primary-data': { standards: ['PACT', 'ISO_14067', 'GHG_PROTOCOL'] },
    'secondary-data': {
      standards: ['PACT', 'ISO_14067', 'GHG_PROTOCOL'],
      pact: 'secondaryEmissionFactorSources',
    },
    'primary-data-share': { standards: ['PACT', 'CATENA_X'], pact: 'primaryDataShare' },
    'supplier-specific-data': { standards: ['GHG_PROTOCOL'] },
    proxy: { standards: ['GHG_PROTOCOL'] },
    estimate: {},
    'data-quality-score': {},
    'data-quality-rating': {
      standards: ['PACT', 'CATENA_X'],
      pact: 'technologicalDQR, geographicalDQR, temporalDQR',
    },
    verification: { standards: ['PACT', 'ISO_14064_3'], pact: 'verification' },
    assurance: { standards: ['ISO_14064_3', 'CATENA_X'] },
    'science-based-target': { standards: ['SBTI'] },
  },
  exchange: {
    request: {},
    'product-request': {},
    'product-reference': {},
    answer: {},
    submission: {},
    review: {},
    accept: {},
    'send-back': {},
    decline: {},
    cancel: {},
    remind: {},
    'current-version': {},
    'sold-product': {},
    'valid-until': { standards: ['PACT'], pact: 'validityPeriodStart, validityPeriodEnd' },
  },
  calculator: {
    'raw-materials': {},
    'energy-use': {},
    'transport-between-sites': {},
    distribution: {},
    'tonne-kilometre': {},
    catalogue: {},
    'own-data-set': {},
    scenario: {},
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Entry>>>>;

type GlossaryGroup = keyof typeof glossary;

type TermsOf<Group extends GlossaryGroup> = Group extends unknown ? keyof (typeof glossary)[Group] : never;

/** A term that has an entry. */
export type GlossaryTerm = TermsOf<GlossaryGroup>;

export const glossaryGroups = Object.keys(glossary) as readonly GlossaryGroup[];

export interface GlossaryEntry {
  readonly term: GlossaryTerm;
  readonly standards: readonly string[];
  readonly pact: string | null;
}

/** The entries of a group in the order in which they are shown. */
export const entriesOf = (group: GlossaryGroup): readonly GlossaryEntry[] =>
  Object.entries<Entry>(glossary[group]).map(([term, { standards = [], pact = null }]) => ({
    term: term as GlossaryTerm,
    standards: standards.map((standard) => standardNames[standard]),
    pact,
  }));
