import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** What has to be given to others again, kept so that the database alone is not enough to read it. */
export interface SealedSecrets {
  /** For one row, so that a sealed text that is copied into another cannot be opened there. */
  seal(secret: string, rowId: string): string;
  /** Null where it was sealed with another key, or for another row. */
  open(sealed: string, rowId: string): string | null;
}

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
/** Tells how it was sealed, so that there can be another way one day. */
const mark = 'v1.';

export function createSealedSecrets(key: Buffer): SealedSecrets {
  return {
    seal(secret, rowId) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes }).setAAD(Buffer.from(rowId));
      const sealed = Buffer.concat([nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `${mark}${sealed.toString('base64url')}`;
    },
    open(sealed, rowId) {
      const bytes = Buffer.from(sealed.slice(mark.length), 'base64url');
      if (!sealed.startsWith(mark) || bytes.length < nonceBytes + tagBytes) return null;
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
        .setAAD(Buffer.from(rowId))
        .setAuthTag(bytes.subarray(-tagBytes));
      try {
        return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]).toString();
      } catch {
        return null;
      }
    },
  };
}
