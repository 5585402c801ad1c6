import { type CryptoKey, importJWK, type JWK } from 'jose';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

export interface SigningKeys {
  readonly current: { readonly id: string; readonly key: CryptoKey };
  readonly publicKeys: ReadonlyMap<string, CryptoKey>;
  readonly publicJwks: readonly (JWK & { kty: string; kid: string; use: 'sig'; alg: string })[];
  readonly refreshSecret: Uint8Array;
}

export const signingAlgorithm = 'ES256';

/** The newest key signs; all of them verify, so that a key can be replaced without signing anybody out. */
export async function readSigningKeys(database: Database): Promise<SigningKeys> {
  const { rows } = await database.withoutOrganisation((tx) =>
    sql<{
      id: string;
      purpose: 'TOKENS' | 'REFRESH';
      secret: JWK;
    }>`select id, purpose, secret from read_signing_keys()`.execute(tx),
  );
  const tokenKeys = rows.filter(({ purpose }) => purpose === 'TOKENS');
  const [newest] = tokenKeys;
  const refresh = rows.find(({ purpose }) => purpose === 'REFRESH')?.secret.k;
  if (!newest || !refresh) throw new Error('The database holds no signing keys: it has not been migrated.');
  const publicJwks = tokenKeys.map(({ id, secret: { kty = '', crv = '', x = '', y = '' } }) => ({
    kid: id,
    kty,
    crv,
    x,
    y,
    use: 'sig' as const,
    alg: signingAlgorithm,
  }));
  const publicKeys = await Promise.all(publicJwks.map(async (jwk) => [jwk.kid, await importKey(jwk)] as const));
  return {
    current: { id: newest.id, key: await importKey(newest.secret) },
    publicKeys: new Map(publicKeys),
    publicJwks,
    refreshSecret: Buffer.from(refresh, 'base64url'),
  };
}

async function importKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, signingAlgorithm);
  if (key instanceof Uint8Array) throw new Error('A signing key is not an asymmetric one.');
  return key;
}
