const quote = '"'.charCodeAt(0);
const backslash = '\\'.charCodeAt(0);

/**
 * The fields of a row that PostgreSQL has made one text of, `row(…)::text`, as its manual says of composite types. A text for
 * each of thirty columns of each of a million rows is what an export would be busy with otherwise.
 */
export function recordFields(record: string): (string | null)[] {
  const fields: (string | null)[] = [];
  const end = record.length - 1;
  for (let from = 1; ; from += 1) {
    if (record.charCodeAt(from) === quote) {
      const until = endOfQuoted(record, from + 1);
      fields.push(unquoted(record.slice(from + 1, until)));
      from = until + 1;
    } else {
      const comma = record.indexOf(',', from);
      const until = comma < 0 ? end : comma;
      fields.push(until === from ? null : record.slice(from, until));
      from = until;
    }
    if (from >= end) return fields;
  }
}

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
