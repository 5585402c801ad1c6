export type KnownIds = ReturnType<typeof createKnownIds>;

/** What somebody can put into the path of a call: ids by the names of their fields, and which of them belong together. */
export function createKnownIds(everybodys: Readonly<Record<string, readonly string[]>>) {
  const values = new Map<string, Set<string>>();
  const records = new Map<string, Readonly<Record<string, string>>>();
  for (const [key, ids] of Object.entries(everybodys)) for (const id of ids) note(key, id);

  function note(key: string, value: string): void {
    values.set(key, (values.get(key) ?? new Set()).add(value));
  }

  /** The id of a thing is known by the name of the list that it is in, or of the field. */
  function collect(value: unknown, thing: string): void {
    if (Array.isArray(value)) for (const each of value) collect(each, thing);
    else if (value !== null && typeof value === 'object') {
      const record: Record<string, string> = {};
      for (const [key, each] of Object.entries(value)) {
        if (typeof each !== 'string') collect(each, key === 'data' ? thing : thingOf(key));
        else if (/^id$|Id$|Reference$/.test(key)) record[key === 'id' ? `${thing}Id` : key] = each;
      }
      for (const [key, each] of Object.entries(record)) note(key, each);
      records.set(JSON.stringify(record), record);
    }
  }

  const known = (name: string) => [...(values.get(name) ?? values.get(name.replace(/s$/, '')) ?? [])];

  function toldTogether(names: readonly string[]): Record<string, string>[] {
    const chosen = [...records.values()]
      .filter((record) => names.every((name) => name in record))
      .map((record) => Object.fromEntries(names.map((name) => [name, record[name] ?? ''])));
    return [...new Map(chosen.map((each) => [JSON.stringify(each), each])).values()];
  }

  /** Those that were told together, else each of the first ones with each of the last. */
  function choices(names: readonly string[]): Record<string, string>[] {
    const last = names.at(-1);
    if (last === undefined) return [{}];
    const together = names.length > 1 ? toldTogether(names) : [];
    if (together.length > 0) return together;
    return choices(names.slice(0, -1)).flatMap((others) => known(last).map((id) => ({ ...others, [last]: id })));
  }

  return {
    /** From an answer, of which the path says what it is about. */
    learn(answer: unknown, path: string): void {
      const name = path.split('/').findLast((word) => !word.startsWith('{')) ?? '';
      collect(answer, thingOf(name));
    },
    choices,
    listed: (name: string) => known(name).join(','),
  };
}

/** What a field or an address calls by several is one of them; documents are attachments in addresses. */
function thingOf(name: string): string {
  const one = name.replace(/^.*-/, '').replace(/s$/, '');
  return one === 'document' ? 'attachment' : one;
}
