import { factorSourceNames } from '@pcf/contract/factor-source-names';
import type { EmissionFactorSource } from '@pcf/contract/vocabulary/emission-data';

type Named = Exclude<EmissionFactorSource, 'SELF' | 'SUPPLIER' | 'OTHER'>;

const names: Readonly<Record<Named, string>> = {
  ...factorSourceNames,
  EPA_GHG_EMISSION_FACTORS_HUB: 'EPA GHG Emission Factors Hub',
  DEFRA_CONVERSION_FACTORS: 'DEFRA conversion factors',
  IPCC_EMISSION_FACTORS_DATABASE: 'IPCC Emission Factor Database',
};

const isNamed = (source: EmissionFactorSource): source is Named => source in names;

/** What was measured here or told by somebody's supplier is primary. */
export const isSecondary = (source: EmissionFactorSource): boolean => source !== 'SELF' && source !== 'SUPPLIER';

/** Null where the supplier has to say it. */
export const nameOfSource = (source: EmissionFactorSource, text: string | null | undefined): string | null =>
  isNamed(source) ? names[source] : (text ?? null);

export interface OwnSource {
  readonly source: EmissionFactorSource;
  readonly sourceText: string | null;
}

export function sourceOfName(name: string): OwnSource {
  const wanted = name.trim().toLowerCase();
  const found = (Object.keys(names) as Named[]).find((source) => names[source].toLowerCase() === wanted);
  return found ? { source: found, sourceText: null } : { source: 'OTHER', sourceText: name };
}
