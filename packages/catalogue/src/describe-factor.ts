export interface FactorProvenance {
  /** Name and value at the source. */
  readonly original: string;
  readonly geography: string;
  readonly provider: string;
  readonly version: string;
  readonly taxonomyPath: string;
}

/** Between the pieces of a description. */
export const descriptionSeparator = '; ';

/** The description that every factor has, ours and a person's own, in one order; '' where nothing is known. */
export function describeFactor({ original, geography, provider, version, taxonomyPath }: FactorProvenance): string {
  return [original, geography, [provider, version].filter(Boolean).join(' '), taxonomyPath]
    .filter(Boolean)
    .join(descriptionSeparator);
}
