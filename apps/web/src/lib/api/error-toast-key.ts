import { ApiProblem } from './api-problem.ts';
import { BadResponseError } from './bad-response-error.ts';
import { NetworkError } from './network-error.ts';

export const errorToastKeys = ['toast.error.connectivity', 'toast.error.server'] as const;

export type ErrorToastKey = (typeof errorToastKeys)[number];

/** The toast that an error deserves wherever it happens; null where the screen itself says what is wrong. */
export function errorToastKey(error: unknown): ErrorToastKey | null {
  if (error instanceof NetworkError) return 'toast.error.connectivity';
  if (error instanceof BadResponseError) return 'toast.error.server';
  if (error instanceof ApiProblem && error.status >= 500) return 'toast.error.server';
  return null;
}
