import type { EmissionData } from '@pcf/contract/resources/emission-data';
import type { ItemData } from '@pcf/contract/resources/emission-data-item';
import type { AnswerStep } from '@pcf/contract/vocabulary/emission-data';
import { emissionDataItemTypes } from '@pcf/contract/vocabulary/emission-data';
import { hasRows } from './derive-value.ts';
import { type FieldPath, stepOf } from './finding.ts';
import { calculatedShareType, needsMass } from './presets.ts';

/** How the material gets there is counted where either half of it is told; then both are needed. */
const tellsTransport = ({ transportemissionfactor, distance }: Row) =>
  transportemissionfactor != null || distance != null;

const fieldsOf = {
  rawmaterial: (row: Row) => ['emissionfactor', 'weight', ...transportFields(row)],
  packaging: (row: Row) => ['emissionfactor', 'weight', ...transportFields(row)],
  energy: () => ['emissionfactor', 'amount'],
  transportBetweenSites: () => ['emissionfactor', 'weight', 'distance'],
  transport: () => ['emissionfactor', 'weight', 'distance'],
} as const;

const transportFields = (row: Row) => (tellsTransport(row) ? ['transportemissionfactor', 'distance'] : []);

export interface RequiredField {
  readonly path: FieldPath;
  readonly step: AnswerStep;
  readonly filled: boolean;
}

type Given = readonly [path: FieldPath, value: unknown];

const isFilled = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

/** What must be there before an answer may be submitted, given what was chosen so far. */
export function requiredFields(data: EmissionData, itemData: ItemData | null | undefined): readonly RequiredField[] {
  return [
    ...ofValues(data.emissionValues ?? {}, itemData),
    ...(data.emissionValues?.granularity === 'UNAVAILABLE' ? [] : ofTheRest(data)),
  ].map(([path, value]) => ({ path, step: stepOf(path), filled: isFilled(value) }));
}

function ofValues(values: NonNullable<EmissionData['emissionValues']>, itemData: ItemData | null | undefined): Given[] {
  const of = (field: string, value: unknown): Given => [`emissionValues.${field}`, value];
  const { granularity } = values;
  if (granularity === 'UNAVAILABLE') {
    return [of('granularity', granularity), of('unavailableReason', values.unavailableReason)];
  }
  return [
    of('granularity', granularity),
    ...valueOrInputs(values, itemData),
    of('unit', values.unit),
    ...(values.unit === 'OTHER' ? [of('unitText', values.unitText)] : []),
    ...(needsMass(values.unit) ? [of('productMassKg', values.productMassKg)] : []),
    of('referenceYear', values.referenceYear),
    of('lifecycleBoundary', values.lifecycleBoundary),
  ];
}

function valueOrInputs(
  values: NonNullable<EmissionData['emissionValues']>,
  itemData: ItemData | null | undefined,
): Given[] {
  switch (values.granularity) {
    case 'LIFECYCLE':
    case 'DETAILED_LIFECYCLE':
      return values.stages?.length
        ? values.stages.flatMap((stage, index) =>
            stageFields(stage, index, values.granularity === 'DETAILED_LIFECYCLE'),
          )
        : [['emissionValues.stages', null]];
    case 'CALCULATOR':
      return requiredRowFields(itemData);
    case 'SHARE_COMPANY':
      return (['companyEmissionsTonnes', 'sharePercent', 'unitsSold', 'basis', 'year', 'scopes'] as const).map(
        (field) => [`emissionValues.companyShare.${field}`, values.companyShare?.[field]],
      );
    default:
      return [['emissionValues.value', values.value]];
  }
}

type Stage = NonNullable<NonNullable<EmissionData['emissionValues']>['stages']>[number];

function stageFields(stage: Stage, index: number, detailed: boolean): Given[] {
  const of = (field: keyof Stage): Given => [`emissionValues.stages.${index}.${field}`, stage[field]];
  return [
    of('stage'),
    ...(stage.stage === 'OTHER' ? [of('stageText')] : []),
    ...(detailed ? [of('scope')] : []),
    of('value'),
  ];
}

function ofTheRest({ emissionValues, dataSources, methodologies, verificationData }: EmissionData): Given[] {
  const sources = dataSources ?? {};
  const methods = methodologies ?? {};
  // What was calculated here has its standard, and its rows say what it rests on.
  const preset = emissionValues?.granularity === 'CALCULATOR';
  const fields: Given[] = [
    ['dataSources.primaryDataShareType', preset ? calculatedShareType : sources.primaryDataShareType],
    ['methodologies.standards', methods.standards?.length ? methods.standards : preset ? 'CALCULATOR' : null],
  ];
  const ask = (path: FieldPath, value: unknown, asked: boolean | undefined) => {
    if (asked) fields.push([path, value]);
  };
  ask(
    'dataSources.shareOfPrimaryDataInEmissionFactor',
    sources.shareOfPrimaryDataInEmissionFactor,
    sources.primaryDataShareType === 'BOTH' && !preset,
  );
  for (const [index, { source, sourceText }] of (sources.emissionFactorSources ?? []).entries()) {
    ask(`dataSources.emissionFactorSources.${index}.sourceText`, sourceText, source === 'OTHER');
  }
  ask('dataSources.regions', sources.regions, sources.geographicGranularity === 'REGIONAL');
  ask('dataSources.countries', sources.countries, sources.geographicGranularity === 'COUNTRY');
  ask('methodologies.standardText', methods.standardText, methods.standards?.includes('OTHER'));
  ask('methodologies.impactMethodologyText', methods.impactMethodologyText, methods.impactMethodology === 'OTHER');
  ask('methodologies.allocationMethodText', methods.allocationMethodText, methods.allocationMethods?.includes('OTHER'));
  return [...fields, ...ofVerification(verificationData ?? {})];
}

function ofVerification(given: NonNullable<EmissionData['verificationData']>): Given[] {
  if (given.verified !== true) return [];
  const of = (field: keyof typeof given): Given => [`verificationData.${field}`, given[field]];
  return [
    of('provider'),
    ...(given.provider === 'OTHER' ? [of('providerText')] : []),
    of('standard'),
    ...(given.standard === 'OTHER' ? [of('standardText')] : []),
    of('date'),
    of('coverage'),
    of('level'),
    of('documents'),
  ];
}

type Row = Readonly<Record<string, unknown>>;

/** At least one row, and everything that each of them needs. */
function requiredRowFields(itemData: ItemData | null | undefined): [path: string, value: unknown][] {
  if (!hasRows(itemData)) return [['itemData', null]];
  return emissionDataItemTypes.flatMap((section) =>
    ((itemData?.[section] ?? []) as readonly Row[]).flatMap((row, index) =>
      fieldsOf[section](row).map((field): [string, unknown] => [`itemData.${section}.${index}.${field}`, row[field]]),
    ),
  );
}
