import { pageEnvironment } from '../../../lib/page-environment.ts';
import type { PageStorage } from '../../../lib/page-storage.ts';
import type { EditorSource } from '../editor-source.ts';

/** What somebody typed and the server does not have yet. */
export interface KeptWork<Values> {
  readonly values: Values;
  /** Of the draft that it began with. */
  readonly draftVersion: number;
  readonly at: string;
}

/** Outlives a reload, for the user it belongs to; a browser is shared by more than one. */
export function openKeptWork<Values>(
  userId: string,
  { kind, id }: Pick<EditorSource, 'kind' | 'id'>,
  storage: PageStorage = pageEnvironment.localStorage,
) {
  const key = `${kind}:${userId}:${id}`;
  return {
    keep: (work: KeptWork<Values>) => storage.setItem(key, JSON.stringify(work)),
    forget: () => storage.removeItem(key),
    find: (): KeptWork<Values> | null => {
      const text = storage.getItem(key);
      return text === null ? null : readWork<Values>(text);
    },
  };
}

/** What an older page left in another shape is as good as nothing. */
function readWork<Values>(text: string): KeptWork<Values> | null {
  try {
    const work = JSON.parse(text) as Partial<KeptWork<Values>> | null;
    const known = typeof work?.values === 'object' && work.values !== null;
    return known && typeof work?.draftVersion === 'number' && typeof work.at === 'string'
      ? (work as KeptWork<Values>)
      : null;
  } catch {
    return null;
  }
}
