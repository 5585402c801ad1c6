/** SQLSTATE that begin_request raises where a token's session is over. */
const sessionOver = 'PX401';

/** SQLSTATE that it raises where a VIEWER is about to write what is not their own. */
const changesNothing = 'PX403';

/** SQLSTATE that it raises where a partner's token has lapsed. */
const tokenLapsed = 'PX411';

/** SQLSTATE that every door raises where the organisation is suspended; its detail says why. */
const organisationSuspended = 'PX423';

const connectionCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);

/**
 * Classes and codes by which PostgreSQL says that it is away, starting or stopping, or that connections, memory or the
 * disk are used up, or that it has become a standby that takes no writes, rather than that a statement is wrong.
 */
const unavailableStates = ['08', '25006', '53', '57P01', '57P02', '57P03', '58030'];

function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

export function isSessionOver(error: unknown): boolean {
  return codeOf(error) === sessionOver;
}

export function isRefusedToViewer(error: unknown): boolean {
  return codeOf(error) === changesNothing;
}

export function isTokenLapsed(error: unknown): boolean {
  return codeOf(error) === tokenLapsed;
}

export interface Suspension {
  readonly reason: string;
  readonly suspendedAt: string;
  readonly deleteAt: string | null;
}

/** Why nobody acts for the organisation; undefined of every other error. */
export function suspensionOf(error: unknown): Suspension | undefined {
  return codeOf(error) === organisationSuspended ? JSON.parse(String(Object(error).detail)) : undefined;
}

/** Of a statement that came after the one that failed. */
export function isAfterFailure(error: unknown): boolean {
  return codeOf(error) === '25P02';
}

/** Of a statement under a name that its connection does not keep. */
export function isUnknownStatement(error: unknown): boolean {
  return codeOf(error) === '26000';
}

export function isUniqueViolation(error: unknown): boolean {
  return codeOf(error) === '23505';
}

export function isForeignKeyViolation(error: unknown): boolean {
  return codeOf(error) === '23503';
}

/** A row of a user who was removed or erased while the call was under way. */
export function isUserGone(error: unknown): boolean {
  return isForeignKeyViolation(error) && /_user_id_fkey$/.test(String(Object(error).constraint));
}

/** Of two that wait for each other the database ends one, which may simply try again. */
export function isDeadlock(error: unknown): boolean {
  return codeOf(error) === '40P01';
}

/** A statement that took longer than any may, or waited longer than any may for what another one holds. */
export function isTimeUp(error: unknown): boolean {
  const code = codeOf(error);
  return code === '57014' || code === '55P03';
}

export function isDatabaseAway(error: unknown): boolean {
  const code = codeOf(error);
  if (code !== undefined) return connectionCodes.has(code) || unavailableStates.some((state) => code.startsWith(state));
  // pg reports a broken or exhausted pool without a code.
  return (
    error instanceof Error &&
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed and is not queryable/.test(
      error.message,
    )
  );
}

/** A statement that the server keeps for a connection answers with other columns than before: there was a migration. */
export const isOutdatedStatement = (error: unknown): boolean => Object(error).routine === 'RevalidateCachedQuery';
