import type { Permission } from '../permissions.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may call: anybody at all, or users with this permission in the organisation. */
export type Access = 'public' | Permission;

/** The part of an operation the page needs at once; schemas, which bring zod, live in the file beside it. */
export interface Call {
  readonly method: Method;
  /** Path parameters in braces, as in OpenAPI. */
  readonly path: `/${string}`;
  readonly access: Access;
  /** The answer holds what is told once, so that no copy of it may be kept. */
  readonly tellsSecret?: true;
  /** It only reads what it is sent, so that repeating it does no harm and its answer need not be kept either. */
  readonly keepsNothing?: true;
}

export type PathParameter<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameter<Rest>
  : never;
