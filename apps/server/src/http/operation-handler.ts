import type { Readable } from 'node:stream';
import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import type { Operations } from '@pcf/contract/operations/operations';
import type { Caller, Queries, ReadQueries, ReadResults, Tx } from '../database/database.ts';
import type { StoredAnswer } from './idempotency.ts';
import type { ReceivedFile } from './receive-file.ts';

export type OperationName = keyof Operations;

/** Who makes a signed-in call, as the database knows it, and what its transactions begin with: a session or an API key. */
export interface AuthenticatedCall {
  readonly credential: string;
  readonly caller: Caller;
}

/** Where a call comes from. */
export interface Origin {
  /** What limits count: several addresses of one caller are of one network. */
  readonly network: string;
  readonly userAgent: string | null;
  readonly bearerToken: string | undefined;
  /** The session of the bearer token, or UNAUTHENTICATED: an API key has none. */
  session(): Promise<string>;
}

/** Reads and nothing else: its queries travel with begin and commit as one pipeline. */
export interface ReadHandler<Name extends OperationName, Built extends ReadQueries = ReadQueries> {
  readonly kind: 'read';
  queries(db: Queries, input: CheckedInput<Name>): Built;
  present(results: ReadResults<Built>, caller: Caller): OperationOutput<Name>;
}

/** One transaction of a signed-in caller. */
export interface WriteHandler<Name extends OperationName, Found = unknown> {
  readonly kind: 'write';
  /**
   * What is to be known first, asked in the packet that says who calls: by what its statements themselves take of the
   * caller. They change nothing and wait for nobody, and their answer is used only once it is known that the caller may
   * do this. What they hold of the caller's own organisation is free again a moment later, where the caller may not.
   */
  ahead?(tx: Tx, input: CheckedInput<Name>): Promise<Found | undefined>;
  perform(
    tx: Tx,
    input: CheckedInput<Name>,
    caller: Caller,
    found: () => Promise<Found | undefined>,
  ): Promise<OperationOutput<Name>>;
}

/** A call that opens transactions of its own, because it needs no sign-in or does more than talk to the database. */
export interface PublicHandler<Name extends OperationName> {
  readonly kind: 'public';
  answer(input: CheckedInput<Name>, origin: Origin): Promise<OperationOutput<Name>>;
}

/** Takes a file. It opens transactions of its own, since none may wait for what a caller sends. */
export interface UploadHandler<Name extends OperationName> {
  readonly kind: 'upload';
  readonly maxBytes: number;
  take(upload: Upload<Name>, input: CheckedInput<Name>): Promise<StoredAnswer>;
}

/** A call of more than one transaction, of which the last one counts. */
export interface Steps<Name extends OperationName> extends AuthenticatedCall {
  /** What an Idempotency-Key was answered with before, for the same request. */
  earlierAnswer(): Promise<StoredAnswer | undefined>;
  /** The transaction that the call ends with: its answer is kept with the Idempotency-Key. */
  conclude(work: (tx: Tx, caller: Caller) => Promise<OperationOutput<Name>>): Promise<StoredAnswer>;
}

/** Several transactions of a signed-in caller: what the first ones write stays, whatever comes of the call. */
export interface StepsHandler<Name extends OperationName> {
  readonly kind: 'steps';
  take(steps: Steps<Name>, input: CheckedInput<Name>): Promise<StoredAnswer>;
}

export interface Upload<Name extends OperationName> extends Steps<Name> {
  /** Whether its Idempotency-Key has been used: it is then answered for the file it came with, whatever holds now. */
  isRepetition(tx: Tx): Promise<boolean>;
  /** Brings the file of the request to disk, where it is until the call ends. Before that, nothing of it has been read. */
  receive(): Promise<ReceivedFile>;
}

/** Answers with a file. No transaction is open while it is sent, however slowly it is fetched. */
export interface DownloadHandler<Name extends OperationName> {
  readonly kind: 'download';
  open(call: AuthenticatedCall, input: CheckedInput<Name>): Promise<Download>;
}

export interface Download {
  readonly type: string;
  readonly fileName: string;
  readonly content: Readable | Buffer;
}

/** Answers with events for as long as the caller listens. It holds neither a transaction nor a connection to the database. */
export interface StreamHandler<Name extends OperationName> {
  readonly kind: 'stream';
  open(call: AuthenticatedCall, input: CheckedInput<Name>): Readable;
}

export type OperationHandler<Name extends OperationName> =
  | ReadHandler<Name>
  | WriteHandler<Name>
  | PublicHandler<Name>
  | StepsHandler<Name>
  | UploadHandler<Name>
  | DownloadHandler<Name>
  | StreamHandler<Name>;

export function reads<Name extends OperationName, Built extends ReadQueries>(
  queries: ReadHandler<Name, Built>['queries'],
  present: ReadHandler<Name, Built>['present'],
): ReadHandler<Name> {
  return { kind: 'read', queries, present } as unknown as ReadHandler<Name>;
}

export function writes<Name extends OperationName>(perform: WriteHandler<Name>['perform']): WriteHandler<Name> {
  return { kind: 'write', perform };
}

/** How something is found by the input alone: ahead where nobody else holds it, and otherwise when it is free. */
interface Finding<Input, Found> {
  ahead(tx: Tx, input: Input): Promise<Found | undefined>;
  find(tx: Tx, input: Input): Promise<Found>;
}

/** The same for work on something that is found by the input alone. */
export function writesTo<Name extends OperationName, Found>(
  { ahead, find }: Finding<CheckedInput<Name>, Found>,
  perform: (tx: Tx, found: Found, input: CheckedInput<Name>, caller: Caller) => Promise<OperationOutput<Name>>,
): WriteHandler<Name> {
  const handler: WriteHandler<Name, Found> = {
    kind: 'write',
    ahead,
    perform: async (tx, input, caller, found) => perform(tx, (await found()) ?? (await find(tx, input)), input, caller),
  };
  return handler as WriteHandler<Name>;
}

export function answers<Name extends OperationName>(answer: PublicHandler<Name>['answer']): PublicHandler<Name> {
  return { kind: 'public', answer };
}

export function takesSteps<Name extends OperationName>(take: StepsHandler<Name>['take']): StepsHandler<Name> {
  return { kind: 'steps', take };
}

export function uploads<Name extends OperationName>(
  maxBytes: number,
  take: UploadHandler<Name>['take'],
): UploadHandler<Name> {
  return { kind: 'upload', maxBytes, take };
}

export function downloads<Name extends OperationName>(open: DownloadHandler<Name>['open']): DownloadHandler<Name> {
  return { kind: 'download', open };
}

export function streams<Name extends OperationName>(open: StreamHandler<Name>['open']): StreamHandler<Name> {
  return { kind: 'stream', open };
}
