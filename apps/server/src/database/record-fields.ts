const quote = '"'.charCodeAt(0);
const backslash = '\\'.charCodeAt(0);
const comma = ','.charCodeAt(0);

/**
 * The fields of a row that PostgreSQL has made one text of, `row(…)::text`, as its manual says of composite types. A text for
 * each of thirty columns of each of a million rows is what an export would be busy with otherwise.
 */
export function recordFields(record: string): (string | null)[] {
  const fields: (string | null)[] = [];
  const end = endOfRecord(record);
  for (let from = firstField; ; ) {
    const until = endOfField(record, from);
    fields.push(until === from ? null : fieldText(record, from, until));
    if (until >= end) return fields;
    from = until + 1;
  }
}

/** Where the first field of a record begins; each other one begins behind the sign at which the one before it ends. */
export const firstField = 1;

export const endOfRecord = (record: string) => record.length - 1;

/** Whether it stands there in quotes, as whatever has spaces, commas or quotes in it. */
export const isQuoted = (record: string, from: number) => record.charCodeAt(from) === quote;

/** Where the field ends that begins here, at a comma or at the end of the record. One without anything in it is null. */
export function endOfField(record: string, from: number): number {
  if (isQuoted(record, from)) return endOfQuoted(record, from + 1) + 1;
  const end = endOfRecord(record);
  let at = from;
  while (at < end && record.charCodeAt(at) !== comma) at += 1;
  return at;
}

export const fieldText = (record: string, from: number, until: number) =>
  isQuoted(record, from) ? unquoted(record.slice(from + 1, until - 1)) : record.slice(from, until);

/** Where the quote is that ends it; one within it is doubled, or stands behind a backslash. */
function endOfQuoted(record: string, from: number): number {
  let at = from;
  for (;;) {
    const code = record.charCodeAt(at);
    if (code === backslash) at += 2;
    else if (code !== quote) at += 1;
    else if (record.charCodeAt(at + 1) === quote) at += 2;
    else return at;
  }
}

const doubled = /""|\\(.)/gs;

const unquoted = (text: string) =>
  text.includes('"') || text.includes('\\') ? text.replaceAll(doubled, (_, escaped?: string) => escaped ?? '"') : text;
