import { emissionFileHeadings } from '@pcf/contract/emission-file-headings';
import { type EmissionData, emissionData } from '@pcf/contract/resources/emission-data';
import type {
  EmissionFactorSource,
  EmissionScope,
  EmissionUnit,
  LifecycleBoundary,
  PrimaryDataShareType,
} from '@pcf/contract/vocabulary/emission-data';
import { type EmissionFileColumn, emissionFileColumns } from '@pcf/contract/vocabulary/files';
import type { Standard, VerificationProvider } from '@pcf/contract/vocabulary/methods';
import type { Country } from '@pcf/contract/vocabulary/region';
import { shown } from '../../files/shown-findings.ts';

/** What is left out stays as it was; what is empty goes. */
const told = <Value>(given: Value | null | undefined, before: Value | null | undefined): Value | null =>
  (given === undefined ? before : given) ?? null;

/** What the columns of a file hold once they are read. */
export interface FileEmissions extends Record<EmissionFileColumn, unknown> {
  value: number;
  unit: EmissionUnit;
  unitAmount: number;
  productMassKg: number;
  referenceYear: number;
  lifecycleBoundary: LifecycleBoundary;
  scopes: EmissionScope;
  primaryDataShareType: PrimaryDataShareType;
  primaryDataShare: number;
  standards: Standard[];
  countries: Country[];
  factorSources: EmissionFactorSource[];
  verified: boolean;
  verificationProvider: VerificationProvider;
  comment: string;
}

/** What one row says: nothing where the file has no such column, null where the cell is empty. */
export type GivenEmissions = { readonly [Column in EmissionFileColumn]?: FileEmissions[Column] | null };

const paths: Readonly<Record<EmissionFileColumn, string>> = {
  value: 'emissionValues.value',
  unit: 'emissionValues.unit',
  unitAmount: 'emissionValues.unitAmount',
  productMassKg: 'emissionValues.productMassKg',
  referenceYear: 'emissionValues.referenceYear',
  lifecycleBoundary: 'emissionValues.lifecycleBoundary',
  scopes: 'emissionValues.scopes',
  primaryDataShareType: 'dataSources.primaryDataShareType',
  primaryDataShare: 'dataSources.shareOfPrimaryDataInEmissionFactor',
  standards: 'methodologies.standards',
  countries: 'dataSources.countries',
  factorSources: 'dataSources.emissionFactorSources',
  verified: 'verificationData.verified',
  verificationProvider: 'verificationData.provider',
  comment: 'comment',
};

/** The column that tells a field of an answer; none where a file does not tell it. */
export const columnOfPath = (path: string): EmissionFileColumn | undefined =>
  emissionFileColumns.find((column) => path === paths[column] || path.startsWith(`${paths[column]}.`));

/** A cell about emissions that cannot be taken; every import tells it alike. */
export interface EmissionFinding {
  readonly row: number;
  readonly column: string;
  readonly code: 'INVALID_VALUE' | 'VALUE_TOO_LONG';
  readonly value: string;
}

/** What a row says and the contract does not take. It brings the schemas along, which a worker would have to load first. */
export function outOfBounds(row: number, given: GivenEmissions): EmissionFinding[] {
  const { error } = emissionData.safeParse(answerWith({}, given));
  const codes = new Map<EmissionFileColumn, EmissionFinding['code']>();
  for (const { path, code } of error?.issues ?? []) {
    const column = columnOfPath(path.join('.'));
    if (column) codes.set(column, code === 'too_big' && column === 'comment' ? 'VALUE_TOO_LONG' : 'INVALID_VALUE');
  }
  return emissionFileColumns.flatMap((column): EmissionFinding[] => {
    const code = codes.get(column);
    return code ? [{ row, column: emissionFileHeadings[column], code, value: shown(String(given[column])) }] : [];
  });
}

type Section<Name extends keyof EmissionData> = NonNullable<EmissionData[Name]>;

/** An answer with what a row of a file says about it. */
export function answerWith(before: EmissionData, given: GivenEmissions): EmissionData {
  return {
    ...before,
    comment: told(given.comment, before.comment),
    emissionValues: valuesWith(before.emissionValues ?? {}, given),
    dataSources: sourcesWith(before.dataSources ?? {}, given),
    methodologies: { ...before.methodologies, standards: told(given.standards, before.methodologies?.standards) },
    verificationData: {
      ...before.verificationData,
      verified: told(given.verified, before.verificationData?.verified),
      provider: told(given.verificationProvider, before.verificationData?.provider),
    },
  };
}

/** A value that was typed into a file is one of the product, and what an earlier one followed from no longer holds. */
function valuesWith(before: Section<'emissionValues'>, given: GivenEmissions): Section<'emissionValues'> {
  const value = told(given.value, before.value);
  const referenceYear = told(given.referenceYear, before.referenceYear);
  const anew = value !== null && value !== (before.value ?? null);
  return {
    ...before,
    ...(anew
      ? { granularity: 'PRODUCT', stages: null, companyShare: null, breakdown: null, comparisonGroup: null }
      : { granularity: before.granularity ?? 'PRODUCT' }),
    value,
    unit: told(given.unit, before.unit),
    unitAmount: told(given.unitAmount, before.unitAmount),
    productMassKg: told(given.productMassKg, before.productMassKg),
    referenceYear,
    ...(referenceYear === (before.referenceYear ?? null)
      ? {}
      : { referencePeriodStart: null, referencePeriodEnd: null }),
    lifecycleBoundary: told(given.lifecycleBoundary, before.lifecycleBoundary),
    scopes: told(given.scopes, before.scopes),
  };
}

function sourcesWith(before: Section<'dataSources'>, given: GivenEmissions): Section<'dataSources'> {
  const countries = told(given.countries, before.countries);
  const known = Map.groupBy(before.emissionFactorSources ?? [], ({ source }) => source);
  return {
    ...before,
    primaryDataShareType: told(given.primaryDataShareType, before.primaryDataShareType),
    shareOfPrimaryDataInEmissionFactor: told(given.primaryDataShare, before.shareOfPrimaryDataInEmissionFactor),
    emissionFactorSources:
      given.factorSources === undefined
        ? before.emissionFactorSources
        : given.factorSources?.flatMap((source) => known.get(source) ?? [{ source }]),
    ...(given.countries === undefined ? {} : { geographicGranularity: geographyOf(before, countries) }),
    countries,
  };
}

function geographyOf(before: Section<'dataSources'>, countries: readonly string[] | null) {
  if (countries?.length) return 'COUNTRY';
  return before.geographicGranularity === 'COUNTRY' ? null : before.geographicGranularity;
}
