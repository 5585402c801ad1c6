/** The details of all factors in the catalogue's order; numbers are places in `texts`. */
export interface CompactDetails {
  readonly texts: readonly string[];
  /** Descriptions in pieces: a piece that comes once stands here itself. */
  readonly descriptions: readonly (readonly (string | number)[])[];
  readonly geographies: readonly number[];
  readonly providers: readonly number[];
  readonly versions: readonly number[];
  readonly licences: readonly number[];
  /** By the factor's place in the catalogue, where it has any. */
  readonly synonyms: Readonly<Record<number, readonly string[]>>;
}
