import type { LineNoticeKind } from '@pcf/contract/vocabulary/requests';
import type { LinkPurpose } from '@pcf/contract/vocabulary/users';
import { linkValiditySeconds } from '@pcf/domain/accounts/link-validity';
import type { Tx } from '../../database/database.ts';
import { createSecret, hashSecret } from '../../tokens/secrets.ts';
import { insertLinkToken } from '../mail-facts.ts';

/** Where the mails about lines lead. */

export const receivedInvitationsPage = '/settings?tab=invitations';

/** What lapses soon may have lapsed by the time somebody looks. */
const lapsing = '?validity=EXPIRING,EXPIRED';

export const lapsingTemplatesPage = `/products/sold${lapsing}`;

const customerFilters: Partial<Record<LineNoticeKind, string>> = {
  DECLINED: '?productRequestStatus=DECLINED',
  REVIEW_OVERDUE: '?productRequestStatus=PENDING_REVIEW',
  SUBMITTED: '?productRequestStatus=PENDING_REVIEW',
  EXPIRING: lapsing,
};

const supplierFilters: Partial<Record<LineNoticeKind, string>> = {
  REQUESTED: '?productRequestStatus=REQUESTED',
  ACCEPTED: '?productRequestStatus=COMPLETED',
  REJECTED: '?productRequestStatus=REJECTED',
  WITHDRAWN: '?productRequestStatus=REJECTED',
  EXPIRING: lapsing,
};

/** Where mail programs post to for their reader (RFC 8058). */
export const mailRefusalPath = (token: string) => `/auth/mail-refusals/${token}/one-click`;

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
    const made = createSecret();
    await insertLinkToken(tx, {
      ...subject,
      hash: hashSecret(made),
      recipientUserId: recipientUserId ?? null,
      validSeconds: linkValiditySeconds[subject.purpose],
    });
    return made;
  }
  return { tx, page, token, withToken: async (path, subject) => page(`${path}?token=${await token(subject)}`) };
}

interface ToldLine {
  readonly reference: string;
  readonly productId: string;
}

/** The page of the line where a mail is about one only, else the list of those that are as the mail says. */
export function customerPage(kind: LineNoticeKind, line: ToldLine | null): string {
  return line
    ? `/customer/requests/${encodeURIComponent(line.reference)}/${line.productId}`
    : `/products/purchased${customerFilters[kind] ?? ''}`;
}

export function supplierPage(kind: LineNoticeKind, line: ToldLine | null): string {
  return line
    ? `/supplier/requests/${encodeURIComponent(line.reference)}/products/${line.productId}`
    : `/products/received-requests${supplierFilters[kind] ?? ''}`;
}
