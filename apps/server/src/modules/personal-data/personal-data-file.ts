import type { PartAsked, PersonalDataRow } from './personal-data.queries.ts';
import { type PersonalDataPart, personalDataParts } from './personal-data-parts.ts';

export type ReadPart = (asked: PartAsked) => Promise<readonly PersonalDataRow[]>;

const entriesInBatch = 500;

/** Everything that is kept of a person as one JSON document, batch by batch, so that none of it is in memory as a whole. */
export async function* personalDataFile(read: ReadPart): AsyncGenerator<string> {
  yield `{\n"exportedAt": ${JSON.stringify(new Date().toISOString())}`;
  for (const part of personalDataParts) {
    yield `,\n${JSON.stringify(part)}: [`;
    yield* entriesOf(part, read);
    yield ']';
  }
  yield '\n}\n';
}

async function* entriesOf(part: PersonalDataPart, read: ReadPart): AsyncGenerator<string> {
  let after: string | undefined;
  let rows: readonly PersonalDataRow[];
  do {
    rows = await read({ part, after, size: entriesInBatch });
    const text = rows.map(({ entry }) => `\n${JSON.stringify(entry)}`).join(',');
    if (text) yield after === undefined ? text : `,${text}`;
    after = rows.at(-1)?.place;
  } while (rows.length === entriesInBatch);
}
