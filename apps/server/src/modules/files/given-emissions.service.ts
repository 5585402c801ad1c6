import type { Country } from '@pcf/contract/vocabulary/country';
import type { EmissionFactorSource } from '@pcf/contract/vocabulary/emission-factor-source';
import { type EmissionFileColumn, emissionFileColumns } from '@pcf/contract/vocabulary/emission-file-column';
import type { EmissionScope } from '@pcf/contract/vocabulary/emission-scope';
import type { EmissionUnit } from '@pcf/contract/vocabulary/emission-unit';
import type { LifecycleBoundary } from '@pcf/contract/vocabulary/lifecycle-boundary';
import type { PrimaryDataShareType } from '@pcf/contract/vocabulary/primary-data-share-type';
import type { Standard } from '@pcf/contract/vocabulary/standard';
import type { VerificationProvider } from '@pcf/contract/vocabulary/verification-provider';

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
