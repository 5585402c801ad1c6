export type ImportEdge = {
  /** The importing file, relative to the root of the repository. */
  from: string;
  /** The imported file, relative to the root; or the name of a package, `node:` modules included. */
  to: string;
  inRepository: boolean;
  /** Whether the import is gone at run time, is there from the start, or is loaded when it is needed. */
  loading: 'never' | 'at once' | 'on demand';
};
