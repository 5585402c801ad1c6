import type {
  EmissionScope,
  EmissionUnit,
  LifecycleBoundary,
  PrimaryDataShareType,
} from '@pcf/contract/vocabulary/emission-data';
import type { ImpactMethodology, IpccAssessmentReport } from '@pcf/contract/vocabulary/methods';

/** What follows from an answer unless the supplier says otherwise. */

export const scopesOf = (boundary: LifecycleBoundary): EmissionScope =>
  boundary === 'GATE_TO_GATE' ? 'SCOPE_1_2' : 'SCOPE_1_2_3';

export const periodOf = (year: number): { start: string; end: string } => ({ start: `${year}-01`, end: `${year}-12` });

const reports: Partial<Record<ImpactMethodology, IpccAssessmentReport>> = {
  IPCC_2007_GWP_100: 'AR4',
  IPCC_2013_GWP_100: 'AR5',
  EF_3_0: 'AR5',
  IPCC_2021_GWP_100: 'AR6',
  EF_V3_1: 'AR6',
};

export const reportsOf = (methodology: ImpactMethodology): IpccAssessmentReport[] => {
  const report = reports[methodology];
  return report ? [report] : [];
};

/** In percent; null where it is unknown or the supplier says it. */
export const primaryShareOf = (type: PrimaryDataShareType): number | null =>
  type === 'PRIMARY' ? 100 : type === 'SECONDARY' ? 0 : null;

/**
 * Of a calculation from rows. Factors of the catalogue are averages or come from databases, and of a figure from
 * somebody's own file no row says that it was measured: none of it counts as primary data.
 */
export const calculatedShareType = 'SECONDARY' satisfies PrimaryDataShareType;

const unitsWithMass: readonly EmissionUnit[] = ['DIMENSIONLESS', 'M2', 'M3', 'OTHER'];

/** Where a value per unit says nothing about a mass. Of the rest a mass may be told, but need not be. */
export const needsMass = (unit: EmissionUnit | null | undefined): boolean =>
  unit != null && unitsWithMass.includes(unit);

/** How many years data hold at most after the period they are of. */
export const yearsOfValidity = 3;
