import { sourceCounts } from './generated/source-counts.generated.ts';

export interface FactorSource {
  /** As the details of a factor name it. */
  readonly provider: string;
  readonly version: string;
  readonly link: string;
  readonly licence: { readonly name: string; readonly link: string };
  /** The licence forbids shipping the table: only single figures are quoted. */
  readonly quotedOnly: boolean;
  /** How many figures of the catalogue come from it. */
  readonly figures: number;
}

type DataSet = Omit<FactorSource, 'figures'>;

const baseCarbone = {
  provider: 'ADEME Base Carbone (French national carbon database)',
  link: 'https://base-empreinte.ademe.fr/',
  licence: {
    name: 'Licence Ouverte 2.0 (Etalab)',
    link: 'https://www.etalab.gouv.fr/licence-ouverte-open-licence/',
  },
  quotedOnly: false,
};

const idemat = {
  provider: 'IDEMAT (TU Delft)',
  link: 'https://www.ecocostsvalue.com/data-tools-books/',
  licence: { name: 'CC BY-NC', link: 'https://creativecommons.org/licenses/by-nc/4.0/' },
  quotedOnly: true,
};

const dataSets: readonly DataSet[] = [
  { ...baseCarbone, version: 'v19.1' },
  { ...baseCarbone, version: 'v23.6' },
  {
    provider: 'UK Government GHG Conversion Factors (BEIS/Defra)',
    version: '2020 v1.00 (28 May 2020)',
    link: 'https://www.gov.uk/government/publications/greenhouse-gas-reporting-conversion-factors-2020',
    licence: {
      name: 'Open Government Licence 3.0',
      link: 'https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/',
    },
    quotedOnly: false,
  },
  { ...idemat, version: '2022RevA' },
  { ...idemat, version: '2024 V1-2' },
];

/** Every edition of a data set that figures of the catalogue come from. */
export const factorSources: readonly FactorSource[] = dataSets.map((dataSet) => ({
  ...dataSet,
  figures: sourceCounts[`${dataSet.provider} ${dataSet.version}`] ?? 0,
}));
