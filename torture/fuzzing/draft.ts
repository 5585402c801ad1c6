import type { JsonTree } from './json-tree.ts';

/** The sender of a request. */
export const callers = ['customer', 'supplier', 'nobody'] as const;
export type CallerName = (typeof callers)[number];

export interface FormPart {
  /** As they stand in the form, without the empty line after them. */
  readonly head: string;
  readonly content: Buffer;
}

export interface Form {
  readonly boundary: string;
  readonly parts: readonly FormPart[];
  readonly isClosed: boolean;
}

export type Body =
  | { readonly kind: 'none' }
  | { readonly kind: 'json'; readonly tree: JsonTree }
  | { readonly kind: 'form'; readonly form: Form }
  | { readonly kind: 'bytes'; readonly content: Buffer };

/** A request on its way to the wire. Texts are written byte by byte, each character as one. */
export interface Draft {
  readonly caller: CallerName;
  readonly method: string;
  readonly path: string;
  /** Encoded. */
  readonly query: readonly string[];
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Body;
  readonly namesHost: boolean;
  /** Less than was announced is sent, and then no more. */
  readonly breaksOff: boolean;
}

export const bytesOf = (text: string) => Buffer.from(text, 'latin1');

export const filePart = (fileName: string, content: Buffer, field = 'file'): FormPart => ({
  head: `content-disposition: form-data; name="${field}"; filename="${fileName}"\r\ncontent-type: application/octet-stream`,
  content,
});

export const headerOf = ({ headers }: Draft, name: string) => headers.find(([each]) => each === name)?.[1];

export const withHeader = (draft: Draft, name: string, value: string): Draft => ({
  ...draft,
  headers: [...draft.headers.filter(([each]) => each !== name), [name, value]],
});

export const withoutHeader = (draft: Draft, name: string): Draft => ({
  ...draft,
  headers: draft.headers.filter(([each]) => each !== name),
});

export const addHeader = (draft: Draft, name: string, value: string): Draft => ({
  ...draft,
  headers: [...draft.headers, [name, value]],
});
