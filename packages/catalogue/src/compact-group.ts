/** A group as the page loads it: its unit once, the names as lines with the proxy first, the impacts in the same order. */
export interface CompactGroup {
  readonly path: readonly [topCategory: string, category: string, subcategory: string];
  /** Place in the list of units. */
  readonly unit: number;
  readonly names: string;
  readonly impacts: readonly number[];
}
