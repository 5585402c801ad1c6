/** What is known of a factor beside its figure; '' where nothing is. */
export interface FactorDetails {
  /** Name and value at the source, geography, provider and version, path in the source's taxonomy. */
  readonly description: string;
  readonly geography: string;
  readonly provider: string;
  readonly version: string;
  readonly licence: string;
  readonly synonyms: readonly string[];
}
