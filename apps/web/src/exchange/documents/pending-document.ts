import { randomId } from '../../lib/random-id.ts';
import type { LibraryDocument } from './library-document.ts';

const prefix = 'new_';

/** The row of a file that is on its way, until the list has it. */
export function pendingDocument(file: Pick<File, 'name' | 'size'>, now: Date): LibraryDocument {
  return {
    id: `${prefix}${randomId()}`,
    name: file.name,
    createdAt: now.toISOString(),
    isUsed: false,
    sizeBytes: file.size,
  };
}

export function isPending({ id }: Pick<LibraryDocument, 'id'>): boolean {
  return id.startsWith(prefix);
}
