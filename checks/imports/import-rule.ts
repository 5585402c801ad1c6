import type { ImportEdge } from './import-edge.ts';

export type ImportRule = {
  /** Why the import is forbidden and what to do instead, as a sentence. */
  sentence: string;
  forbids(edge: ImportEdge): boolean;
};
