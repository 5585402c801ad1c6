import { errors } from 'jose';
import { ZodError } from 'zod';

/** For the log. Never the message of an error about a token: some quote what they refuse. */
export function refusalReason(error: unknown): string {
  if (error instanceof ZodError) return `the claim ${error.issues[0]?.path.join('.')}`;
  if (error instanceof errors.JWTClaimValidationFailed || error instanceof errors.JWTExpired) {
    return `${error.code} ${error.claim}`;
  }
  if (error instanceof errors.JOSEError) return error.code;
  if (!(error instanceof Error)) return 'unknown';
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
