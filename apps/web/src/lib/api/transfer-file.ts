import type { CallName } from '@pcf/contract/operations/calls';
import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import type { Operations } from '@pcf/contract/operations/operations';
import { type ClientCallOptions, callWithSession } from './call-api.ts';
import type { CallInput } from './prepare-call.ts';

/** Calls that answer with a file. */
type FileCall = {
  [Name in CallName]: Operations[Name]['success'] extends { readonly files: readonly string[] } ? Name : never;
}[CallName];

export async function downloadFile<Name extends FileCall>(name: Name, input: OperationInput<Name>): Promise<Blob> {
  return (await callWithSession(name, input as CallInput, { file: true })) as Blob;
}

/** Calls that take a file. */
type UploadCall = {
  [Name in CallName]: Operations[Name] extends { readonly upload: object } ? Name : never;
}[CallName];

export async function uploadFile<Name extends UploadCall>(
  name: Name,
  input: OperationInput<Name> & { readonly file: File },
  options?: ClientCallOptions,
): Promise<OperationOutput<Name>> {
  const { file, ...rest } = input;
  const body = new FormData();
  body.append('file', file);
  return (await callWithSession(name, { ...rest, body } as CallInput, options)) as OperationOutput<Name>;
}
