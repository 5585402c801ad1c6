import type { LinkPurpose } from '@pcf/contract/vocabulary/link-purpose';
import { linkValiditySeconds } from '@pcf/domain/accounts/link-validity';
import type { Tx } from '../../database/database.ts';
import { createLinkToken, hashLinkToken } from '../../tokens/link-token.ts';
import { insertLinkToken } from '../mail-facts.ts';

/** The sending that a link belongs to: a later one of the same subject voids it. */
interface LinkSubject {
  readonly purpose: LinkPurpose;
  readonly subjectId: string;
  readonly generation: number;
  /** The only one who may use it, for as long as they are an ADMIN. */
  readonly recipientUserId?: string;
}

/** What is needed to make the links of a mail. */
export interface MailLinks {
  readonly tx: Tx;
  page(path: string): string;
  token(subject: LinkSubject): Promise<string>;
  /** A page of ours with a fresh token. */
  withToken(path: string, subject: LinkSubject): Promise<string>;
}

export function mailLinks(tx: Tx, publicUrl: string): MailLinks {
  const page = (path: string) => new URL(path, publicUrl).href;
  async function token({ recipientUserId, ...subject }: LinkSubject): Promise<string> {
    const made = createLinkToken();
    await insertLinkToken(tx, {
      ...subject,
      hash: hashLinkToken(made),
      recipientUserId: recipientUserId ?? null,
      validSeconds: linkValiditySeconds[subject.purpose],
    });
    return made;
  }
  return { tx, page, token, withToken: async (path, subject) => page(`${path}?token=${await token(subject)}`) };
}
