/** One statement as a client sent it. */
export interface RecordedStatement {
  readonly text: string;
  /** As text; none where it went without the extended protocol. */
  readonly values?: readonly (string | null)[] | undefined;
}

/** Statements that were sent together, without waiting for each other's answers. */
export type RecordedBatch = readonly RecordedStatement[];

/** What one connection was used for from when it was taken to when it was given back. */
export type RecordedTransaction = readonly RecordedBatch[];

/** Everything that one call asks of the database, in its order. */
export interface RecordedCall {
  readonly transactions: readonly RecordedTransaction[];
  /** What the call compares with the hash that its first transaction finds. */
  readonly password?: string | undefined;
}

export const roundTripsOf = ({ transactions }: RecordedCall) => transactions.flat().length;
