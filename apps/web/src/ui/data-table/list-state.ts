/** What a table needs to know of its list; the result of a query of any list call is one. */
export interface ListState<Row> {
  readonly data: ListAnswer<Row> | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  /** The rows of the page before, until those of this one are there. */
  readonly isPlaceholderData: boolean;
  readonly refetch: () => unknown;
}

interface ListAnswer<Row> {
  readonly data: readonly Row[];
  readonly metadata: { readonly count: number; readonly more?: boolean | undefined };
}
