export interface JwtClaims {
  readonly sub?: string;
  /** Seconds since 1970. */
  readonly exp?: number;
}

/** Reads what a token says about itself. Nothing is verified: the server does that, the page only plans by it. */
export function readJwtClaims(token: string | null): JwtClaims | null {
  const payload = token?.split('.')[1];
  if (payload === undefined) return null;
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
      character.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof claims !== 'object' || claims === null) return null;
    const { sub, exp } = claims as Record<string, unknown>;
    return { ...(typeof sub === 'string' && { sub }), ...(typeof exp === 'number' && { exp }) };
  } catch {
    return null;
  }
}
