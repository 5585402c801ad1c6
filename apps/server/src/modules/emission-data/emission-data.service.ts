import { factorTree, findFactor } from '@pcf/catalogue/factor-tree';
import { catalogueFactors } from '@pcf/catalogue/factors';
import { catalogueVersion } from '@pcf/catalogue/version';
import type { EmissionFactor, FactorGroup } from '@pcf/contract/emission-factor';
import type { EmissionData } from '@pcf/contract/resources/emission-data';
import type { ItemData, ItemFactor } from '@pcf/contract/resources/emission-data-item';
import type { FactorUnit } from '@pcf/contract/vocabulary/emission-data';
import { emissionDataItemTypes } from '@pcf/contract/vocabulary/emission-data';
import { dataQualityOf } from '@pcf/domain/emission-data/data-quality';
import type { RelevantData } from '@pcf/domain/emission-data/relevant-data';
import { validUntil } from '@pcf/domain/emission-data/validity';

/** As text, so that every digit arrives. */
const exact = (value: number | null | undefined) => (value == null ? null : String(value));

const sections = ['dataSources', 'methodologies', 'verificationData', 'reductionPlan'] as const;

/** The documents that an answer names, wherever it names them. */
export const chosenDocuments = (data: EmissionData): Chosen[] =>
  sections.flatMap((section) =>
    (data[section]?.documents ?? []).map(({ id }, index) => ({
      path: ['data', section, 'documents', index],
      id: id.toLowerCase(),
    })),
  );

export const catalogue = factorTree(catalogueFactors);

const unitOf = {
  rawmaterial: 'kgCO₂e/kg',
  packaging: 'kgCO₂e/kg',
  energy: 'kgCO₂e/kWh',
  transportBetweenSites: 'kgCO₂e/kg*km',
  transport: 'kgCO₂e/kg*km',
} as const satisfies Record<(typeof emissionDataItemTypes)[number], FactorUnit>;

/** Where a factor counts for nothing because of its unit, or is said to be the catalogue's and is not there as it is told. */
const factorProblems = (itemData: ItemData | null): (readonly (string | number)[])[] =>
  usedFactors(itemData)
    .filter(({ factor, chain, unit }) => factor.unit !== unit || !isAsTold(factor, chain))
    .map(({ path }) => path);

/** What no data can be, complete or not: where a factor is not as it is told, or a document not in the own library. */
export const impossibleParts = (
  { data, itemData }: RelevantData,
  documentNames: ReadonlyMap<string, string>,
): (readonly (string | number)[])[] => [
  ...factorProblems(itemData),
  ...chosenDocuments(data)
    .filter(({ id }) => !documentNames.has(id))
    .map(({ path }) => path),
];

type MaterialRow = NonNullable<ItemData['rawmaterial']>[number];

/** A row of any section; what one of them lacks is absent. */
type AnyRow = Partial<Omit<MaterialRow, 'weight' | 'distance'>>;

type FactorField = 'emissionfactor' | 'transportemissionfactor';

type Chain = readonly [top: Word, category: Word, subcategory: Word];

type Word = string | null | undefined;

interface Used {
  readonly path: readonly (string | number)[];
  readonly factor: ItemFactor;
  readonly chain: Chain;
  readonly unit: FactorUnit;
}

function usedFactors(itemData: ItemData | null): Used[] {
  return emissionDataItemTypes.flatMap((section) =>
    ((itemData?.[section] ?? []) as readonly AnyRow[]).flatMap((row, index) => {
      const used = (field: FactorField, chain: Chain, unit: FactorUnit): Used[] => {
        const factor = row[field];
        return factor ? [{ path: ['itemData', section, index, field], factor, chain, unit }] : [];
      };
      return [
        ...used('emissionfactor', [row.category, row.subcategory, row.subsubcategory], unitOf[section]),
        ...used(
          'transportemissionfactor',
          [row.transportcategory, row.transportsubcategory, row.transportsubsubcategory],
          unitOf.transport,
        ),
      ];
    }),
  );
}

/** What an earlier version of the catalogue said cannot be looked up any more, and other figures are the supplier's own. */
function isAsTold({ origin, version, name, impact, unit, kind }: ItemFactor, chain: Chain): boolean {
  if (origin !== 'CATALOGUE' || version !== catalogueVersion) return true;
  const [topCategory, category, subcategory] = chain;
  const known = findFactor(catalogue, {
    topCategory: topCategory ?? '',
    category: category ?? '',
    subcategory: subcategory ?? '',
    name,
  });
  return known !== null && known.impact === impact && known.unit === unit && known.kind === kind;
}

type Told = FactorGroup & Pick<EmissionFactor, 'name' | 'impact' | 'version'>;

/** Whether the catalogue has a factor just so, per kg. */
export function isPerKilogram(told: Told): boolean {
  const known = told.version === catalogueVersion ? findFactor(catalogue, told) : null;
  return known !== null && known.impact === told.impact && known.unit === 'kgCO₂e/kg';
}

interface Chosen {
  readonly path: readonly (string | number)[];
  readonly id: string;
}

/** The names are those of the library, whatever the form says. */
export function withNames(data: EmissionData, names: ReadonlyMap<string, string>): EmissionData {
  const named = sections.flatMap((section) => {
    const documents = data[section]?.documents?.map(({ id, name }) => {
      const key = id.toLowerCase();
      return { id: key, name: names.get(key) ?? name };
    });
    return documents ? [[section, { ...data[section], documents }] as const] : [];
  });
  return { ...data, ...Object.fromEntries(named) };
}

/** What lists show, filter and sort by of an answer, validated on the day it is given. Without data there is none of it. */
export function answerColumns(data: EmissionData, givenOn: string) {
  const { emissionValues, dataSources, verificationData } = data;
  const { granularity, value, unit, unitAmount, productMassKg, confidence } = emissionValues ?? {};
  return {
    emission_value: exact(value),
    emission_unit: unit ?? null,
    emission_unit_amount: exact(unitAmount),
    emission_value_granularity: granularity ?? null,
    emission_value_confidence: confidence ?? null,
    emission_data_verified: granularity === 'UNAVAILABLE' ? null : verificationData?.verified === true,
    primary_data_share: exact(dataSources?.shareOfPrimaryDataInEmissionFactor),
    valid_until: validUntil(data),
    product_mass_kg: exact(productMassKg),
    quality_score: dataQualityOf(data, givenOn)?.score ?? null,
  };
}
