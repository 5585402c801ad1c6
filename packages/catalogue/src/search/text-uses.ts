/** Which factors, by their numbers, have a text. Most have it in one way, so no list is made before it is needed. */
export interface TextUses {
  title: number[] | null;
  synonym: number[] | null;
  /** The members of the groups that it speaks of. */
  group: (readonly number[])[] | null;
  /** The members of the groups whose very name it is. */
  label: (readonly number[])[] | null;
}

export function noUses(): TextUses {
  return { title: null, synonym: null, group: null, label: null };
}

export function append<Item>(list: Item[] | null, item: Item): Item[] {
  if (list === null) return [item];
  list.push(item);
  return list;
}
