import type { z } from 'zod';
import type { ProblemCode } from '../problem-codes.ts';
import type { Call } from './call.ts';

export interface OperationSchemas {
  readonly tag: string;
  readonly summary: string;
  /** Still answered, with a Deprecation header; a newer call does the same and more. */
  readonly deprecated?: true;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** A file in the field `file` of a form, streamed to the handler, instead of a body. */
  readonly upload?: { readonly types: readonly string[] };
  readonly success: {
    readonly status: 200 | 201 | 202 | 204;
    readonly body: z.ZodType | null;
    /** The media types of a file, which is streamed, instead of a body. */
    readonly files?: readonly string[];
    readonly description: string;
  };
  /** What this operation adds to the problems that every operation can answer with. */
  readonly errors: readonly ProblemCode[];
}

export type Operation = Call & OperationSchemas;

/** Joins the calls of a feature with their schemas; neither can lack what the other names. */
export function defineOperations<
  const Calls extends Record<string, Call>,
  const Schemas extends { readonly [Name in keyof Calls]: OperationSchemas },
>(calls: Calls, schemas: Schemas): { readonly [Name in keyof Calls]: Calls[Name] & Schemas[Name] } {
  return Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, { ...call, ...schemas[name] }])) as {
    [Name in keyof Calls]: Calls[Name] & Schemas[Name];
  };
}
