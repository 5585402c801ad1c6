import { randomBytes, randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';
import type { Tx } from './database.ts';

/** Made at the first start and kept, so that every process signs alike and a restart signs nobody out. */
export async function createSigningKeys(tx: Tx): Promise<void> {
  const existing = await tx.selectFrom('signing_key').select('purpose').execute();
  const missing = (purpose: string) => !existing.some((key) => key.purpose === purpose);
  if (missing('TOKENS')) {
    const { privateKey } = await generateKeyPair('ES256', { extractable: true });
    await insertKey(tx, 'TOKENS', await exportJWK(privateKey));
  }
  if (missing('REFRESH')) await insertKey(tx, 'REFRESH', { k: randomBytes(32).toString('base64url') });
}

async function insertKey(tx: Tx, purpose: 'TOKENS' | 'REFRESH', secret: object): Promise<void> {
  await tx
    .insertInto('signing_key')
    .values({ id: randomUUID(), purpose, secret: JSON.stringify(secret) })
    .execute();
}
