import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import type { Operations } from '@pcf/contract/operations/operations';
import type { Caller, Queries, ReadQueries, ReadResults, Tx } from '../database/database.ts';

export type OperationName = keyof Operations;

/** Where a call comes from. */
export interface Origin {
  readonly address: string;
  readonly userAgent: string | null;
  readonly bearerToken: string | undefined;
  /** The session of the bearer token, or UNAUTHENTICATED. */
  session(): Promise<string>;
}

/** Reads and nothing else: its queries travel with begin and commit as one pipeline. */
export interface ReadHandler<Name extends OperationName, Built extends ReadQueries = ReadQueries> {
  readonly kind: 'read';
  queries(db: Queries, input: CheckedInput<Name>): Built;
  present(results: ReadResults<Built>, caller: Caller): OperationOutput<Name>;
}

/** One transaction of a signed-in user. */
export interface WriteHandler<Name extends OperationName> {
  readonly kind: 'write';
  perform(tx: Tx, input: CheckedInput<Name>, caller: Caller): Promise<OperationOutput<Name>>;
}

/** A call that opens transactions of its own, because it needs no sign-in or does more than talk to the database. */
export interface PublicHandler<Name extends OperationName> {
  readonly kind: 'public';
  answer(input: CheckedInput<Name>, origin: Origin): Promise<OperationOutput<Name>>;
}

export type OperationHandler<Name extends OperationName> = ReadHandler<Name> | WriteHandler<Name> | PublicHandler<Name>;

export function reads<Name extends OperationName, Built extends ReadQueries>(
  queries: ReadHandler<Name, Built>['queries'],
  present: ReadHandler<Name, Built>['present'],
): ReadHandler<Name> {
  return { kind: 'read', queries, present } as unknown as ReadHandler<Name>;
}

export function writes<Name extends OperationName>(perform: WriteHandler<Name>['perform']): WriteHandler<Name> {
  return { kind: 'write', perform };
}

export function answers<Name extends OperationName>(answer: PublicHandler<Name>['answer']): PublicHandler<Name> {
  return { kind: 'public', answer };
}
