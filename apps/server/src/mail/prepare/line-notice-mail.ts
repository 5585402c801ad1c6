import type { Language } from '@pcf/contract/vocabulary/language';
import { linkValidityDays } from '@pcf/domain/accounts/link-validity';
import type { DueDates, Entry, Expected, ToldLines } from '../line-content.ts';
import type { MailContent } from '../mail-content.ts';
import { findInvitation, findUser } from '../mail-facts.ts';
import type { MailMessage, NoticeRecipient } from '../mail-message.ts';
import { type Audience, findCollection, selectComments, summariseLines } from '../told-lines.ts';
import { customerPage, type MailLinks, receivedInvitationsPage, supplierPage } from './mail-links.ts';

type Summary = NonNullable<Awaited<ReturnType<typeof summariseLines>>>;

/** Everything that is to be told to one person of one sender and one kind. */
export async function lineNoticeMail(
  { collectionId, recipient }: Extract<MailMessage, { template: 'lineNotices' }>,
  links: MailLinks,
): Promise<MailContent | undefined> {
  const collection = await findCollection(links.tx, collectionId);
  const reader = collection && (await noticeReader(recipient, links));
  if (!reader) return undefined;
  const { kind, sender_name: senderName } = collection;
  const { to, language, audience, entry, validDays } = reader;
  const lines = await summariseLines(links.tx, collectionId, kind, audience);
  if (!lines) return undefined;
  const comments = await selectComments(links.tx, collectionId, kind, audience);
  const told: ToldLines = {
    link:
      audience.side === 'SUPPLIER'
        ? await reader.supplierLink(supplierPage(kind, onlyLine(lines)))
        : links.page(customerPage(kind, onlyLine(lines))),
    count: lines.count,
    products: lines.products.map((product) => ({
      ...product,
      supplierName: kind === 'REVIEW_OVERDUE' ? product.supplierName : null,
    })),
    references: lines.references,
    referenceCount: lines.reference_count,
    comments: comments.map(({ message, author, lines: about, name }) => ({
      author,
      product: about === 1 && lines.count > 1 ? name : null,
      message,
    })),
    commentCount: comments[0]?.comments ?? 0,
  };
  const authors = ids(comments.flatMap(({ author_ids }) => author_ids));
  const base = { to, language, named: authors, ...told };
  const personName = only(lines.persons);
  const named = personName === null ? authors : [...authors, ...ids(lines.person_ids)];
  const asked = { ...base, named, entry, validDays, customerName: senderName, personName };
  const due = days(lines.first_due, lines.last_due);
  switch (kind) {
    case 'REQUESTED':
      return { template: 'lineRequest', ...asked, due, expected: expectedOf(lines) };
    case 'REMINDED':
      return { template: 'lineReminder', ...asked, due, overdue: lines.overdue === true };
    case 'CANCELED':
      return { template: 'lineCancellation', ...asked };
    case 'COMMENTED':
      return { template: 'lineComments', ...base, entry, validDays, partnerName: senderName };
    case 'POSTPONED': {
      const stated = lines.expected_dates.filter((date) => date !== null).toSorted();
      const expected = days(stated[0] ?? null, stated.at(-1) ?? null);
      return expected ? { template: 'linePostponement', ...base, supplierName: senderName, expected } : undefined;
    }
    case 'DUE_DATE_CHANGED':
      return undefined;
    case 'DECLINED':
      return {
        template: 'lineDecline',
        ...base,
        supplierName: senderName,
        reasonCode: only(lines.reason_codes),
        expectedDate: only(lines.expected_dates),
      };
    case 'REVIEW_OVERDUE':
      return { template: 'reviewReminder', ...base };
    case 'SUBMITTED':
      return { template: 'lineSubmission', ...base, supplierName: senderName };
    case 'ACCEPTED':
      return { template: 'lineAcceptance', ...asked };
    case 'REJECTED':
      return { template: 'lineRejection', ...asked };
    case 'WITHDRAWN':
      return { template: 'lineWithdrawal', ...asked };
    case 'EXPIRING': {
      const lapse = days(lines.first_lapse, lines.last_lapse);
      if (!lapse) return undefined;
      return audience.side === 'SUPPLIER'
        ? { template: 'lineRenewal', ...asked, lapse }
        : { template: 'lineExpiry', ...base, supplierName: senderName, lapse };
    }
  }
}

const days = (first: string | null, last: string | null): DueDates | null => (first && last ? { first, last } : null);

const onlyLine = ({ count, references: [reference], product_id: productId }: Summary) =>
  count === 1 && reference !== undefined ? { reference, productId } : null;

const ids = (values: readonly (string | null)[]) => values.filter((value) => value !== null);

/** What all have in common. */
const only = <Value>(values: readonly (Value | null)[]): Value | null =>
  values.length === 1 ? (values[0] ?? null) : null;

const common = <Value>(values: readonly (Value | null)[]): Value | 'VARIES' | null =>
  values.length > 1 ? 'VARIES' : only(values);

const expectedOf = ({ units, boundaries, years, verified }: Summary): Expected => ({
  unit: common(units),
  lifecycleBoundary: common(boundaries),
  referenceYear: common(years),
  verified: common(verified),
});

/** Who reads a mail about lines, of which lines they may know, and how they get in. */
interface NoticeReader {
  readonly to: string;
  readonly language: Language;
  readonly audience: Audience;
  readonly entry: Entry;
  readonly validDays: number | null;
  /** Of a supplier: to the page for those who can see it. Made when the mail is certain, since it may be a fresh token. */
  supplierLink(page: string): Promise<string>;
}

/** Nobody where the invitation was answered since, or the user is gone. */
async function noticeReader(
  { side, userId, invitationId }: NoticeRecipient,
  links: MailLinks,
): Promise<NoticeReader | undefined> {
  const invitation = invitationId === undefined ? undefined : await findInvitation(links.tx, invitationId);
  if (invitationId !== undefined && invitation?.status !== 'PENDING') return undefined;
  const user = userId === undefined ? undefined : await findUser(links.tx, userId);
  if (userId !== undefined && !user) return undefined;
  if (invitation && !user) {
    return {
      to: invitation.email,
      language: invitation.language,
      audience: { side: 'SUPPLIER', organisationId: invitation.partner_organisation_id, userId: null },
      entry: 'INVITATION_LINK',
      validDays: linkValidityDays('INVITATION'),
      supplierLink: () =>
        links.withToken('/register', {
          purpose: 'INVITATION',
          subjectId: invitation.id,
          generation: invitation.link_generation,
        }),
    };
  }
  if (!user || userId === undefined) return undefined;
  const organisationId = invitation?.partner_organisation_id ?? user.organisation_id;
  return {
    to: user.email,
    language: user.language,
    audience: side === 'SUPPLIER' ? { side, organisationId, userId: invitation ? null : userId } : { side, userId },
    entry: invitation ? 'RECEIVED_INVITATION' : 'SIGN_IN',
    validDays: null,
    supplierLink: async (page) => links.page(invitation ? receivedInvitationsPage : page),
  };
}
