import type { SelectType } from 'kysely';

/**
 * A row of a view, by its generated type. The database does not know that a computed column, or one behind an outer join,
 * is always there, nor what its JSON and its numbers of eight bytes are read as; the code that reads the view does.
 */
export type ViewRow<
  View,
  AlwaysThere extends keyof View = never,
  ReadAs extends { readonly [Column in keyof View]?: unknown } = Record<never, never>,
> = {
  readonly [Column in keyof View]: Column extends keyof ReadAs
    ? ReadAs[Column]
    : Column extends AlwaysThere
      ? NonNullable<SelectType<View[Column]>>
      : SelectType<View[Column]>;
};
