type Present<Given> = { [Name in keyof Given]?: Exclude<Given[Name], null | undefined> };

/** Without what is absent: PACT leaves such fields out rather than sending null. */
export const present = <Given extends object>(given: Given): Present<Given> =>
  Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== null && value !== undefined),
  ) as Present<Given>;

/** A list that has something in it. */
export const filled = <Item>(items: readonly Item[]): readonly Item[] | null => (items.length > 0 ? items : null);
