import type { EmissionData } from '@pcf/contract/resources/emission-data';
import { type EmissionFileColumn, emissionFileColumns } from '@pcf/contract/vocabulary/files';
import type { FileCell } from '../../files/csv-text.ts';

const listed = (codes: readonly string[] | null | undefined): FileCell => [...new Set(codes)].join('; ') || null;

/** How an answer is told in a file: by codes and numbers, as it is read again. */
const cells: Readonly<Record<EmissionFileColumn, (data: EmissionData) => FileCell | undefined>> = {
  value: ({ emissionValues }) => emissionValues?.value,
  unit: ({ emissionValues }) => emissionValues?.unit,
  unitAmount: ({ emissionValues }) => emissionValues?.unitAmount,
  productMassKg: ({ emissionValues }) => emissionValues?.productMassKg,
  referenceYear: ({ emissionValues }) => emissionValues?.referenceYear,
  lifecycleBoundary: ({ emissionValues }) => emissionValues?.lifecycleBoundary,
  scopes: ({ emissionValues }) => emissionValues?.scopes,
  primaryDataShareType: ({ dataSources }) => dataSources?.primaryDataShareType,
  primaryDataShare: ({ dataSources }) => dataSources?.shareOfPrimaryDataInEmissionFactor,
  standards: ({ methodologies }) => listed(methodologies?.standards),
  countries: ({ dataSources }) => listed(dataSources?.countries),
  factorSources: ({ dataSources }) => listed(dataSources?.emissionFactorSources?.map(({ source }) => source)),
  verified: ({ verificationData }) => (verificationData?.verified == null ? null : String(verificationData.verified)),
  verificationProvider: ({ verificationData }) => verificationData?.provider,
  comment: ({ comment }) => comment?.replaceAll('\r\n', '\n'),
};

export const emissionCells = (data: EmissionData): FileCell[] =>
  emissionFileColumns.map((column) => cells[column](data) ?? null);

/** Whether a file tells two answers alike. */
export const tellAlike = (one: EmissionData, other: EmissionData): boolean =>
  JSON.stringify(emissionCells(one)) === JSON.stringify(emissionCells(other));
