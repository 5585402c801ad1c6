/** A footprint of a file and where it stands in it: data[3], or nothing where it is all of the file. */
export interface FiledFootprint {
  readonly path: string;
  readonly document: unknown;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listed = (documents: readonly unknown[], path: string): FiledFootprint[] =>
  documents.map((document, index) => ({ path: `${path}[${index}]`, document }));

/** One footprint, a list of them, or what a platform answers with: { data: [ … ] }, { data: { … } }. Null where it is none of these. */
export function footprintsInFile(content: unknown): FiledFootprint[] | null {
  if (Array.isArray(content)) return listed(content, '');
  if (!isRecord(content)) return null;
  const { data } = content;
  if (Array.isArray(data)) return listed(data, 'data');
  if (isRecord(data) && !('pcf' in content)) return [{ path: 'data', document: data }];
  return [{ path: '', document: content }];
}
