import type { ProblemCode } from '../problem-codes.ts';

export const productRequestStatuses = [
  'NOT_STARTED',
  'REJECTED',
  'REQUESTED',
  'PENDING_REVIEW',
  'COMPLETED',
  'DECLINED',
  'CANCELED',
] as const;

export type ProductRequestStatus = (typeof productRequestStatuses)[number];

/** What a whole request comes down to, from the statuses of its lines. */
export const productRequestAggregatedStatuses = [
  'NOT_STARTED',
  'REJECTED',
  'REQUESTED',
  'COMPLETED',
] as const satisfies readonly ProductRequestStatus[];

export type ProductRequestAggregatedStatus = (typeof productRequestAggregatedStatuses)[number];

/** The statuses in which somebody still has to act. */
export const openProductRequestStatuses = [
  'REQUESTED',
  'PENDING_REVIEW',
  'REJECTED',
] as const satisfies readonly ProductRequestStatus[];

export type OpenProductRequestStatus = (typeof openProductRequestStatuses)[number];

/** How long an open request has waited, in days: under 30, 30 to 60, 60 to 90, over 90. */
export const requestAges = ['UNDER_30', 'FROM_30_TO_60', 'FROM_60_TO_90', 'OVER_90'] as const;

export type RequestAge = (typeof requestAges)[number];

/** From how many days on an age counts. */
export const leastDaysOf: Readonly<Record<RequestAge, number>> = {
  UNDER_30: 0,
  FROM_30_TO_60: 30,
  FROM_60_TO_90: 60,
  OVER_90: 90,
};

export const declineReasonCodes = ['NOT_OUR_PRODUCT', 'WRONG_CONTACT', 'NO_DATA_YET', 'CONFIDENTIAL', 'OTHER'] as const;

export type DeclineReasonCode = (typeof declineReasonCodes)[number];

/** A kind of reason says enough by itself, but for the one that stands for all others. */
export const declineNeedsText = (reasonCode: DeclineReasonCode | null | undefined): boolean =>
  reasonCode == null || reasonCode === 'OTHER';

/** Which side of a line an organisation is on. */
export const exchangeSides = ['CUSTOMER', 'SUPPLIER'] as const;

export type ExchangeSide = (typeof exchangeSides)[number];

/** What happened to a line, in the past tense; its history keeps one row for each. */
export const lineEvents = [
  'CREATED',
  'SENT',
  'WORK_BEGUN',
  'SUBMITTED',
  'POSTPONED',
  'DECLINED',
  'ACCEPTED',
  'REJECTED',
  'WITHDRAWN',
  'DELIVERED',
  'REMINDED',
  'DUE_DATE_CHANGED',
  'RESENT',
  'CANCELED',
  'COMMENTED',
  'ARCHIVED',
  'RESTORED',
  'CLAIMED',
  'CLAIM_UNDONE',
] as const;

export type LineEvent = (typeof lineEvents)[number];

/** What a side is told about lines, by mail and in the product, many of them at once; of a changed due date in the product alone. */
export const lineNoticeKinds = [
  'REQUESTED',
  'REMINDED',
  'DUE_DATE_CHANGED',
  'CANCELED',
  'COMMENTED',
  'POSTPONED',
  'DECLINED',
  'REVIEW_OVERDUE',
  'SUBMITTED',
  'ACCEPTED',
  'REJECTED',
  'WITHDRAWN',
  'EXPIRING',
] as const;

export type LineNoticeKind = (typeof lineNoticeKinds)[number];

/** Why a line was left out of something that was asked for many at once. */
export const lineSkipReasons = [
  'NOT_FOUND',
  'NO_SUPPLIER',
  'NOT_CONNECTED',
  'SUPPLIER_AWAY',
  'INVALID_TRANSITION',
  'ARCHIVED',
  'AMBIGUOUS_REQUEST',
  'REMINDED_RECENTLY',
] as const;

export type LineSkipReason = (typeof lineSkipReasons)[number];

/** What the product itself tells: whatever is told about lines, and of one's own templates. */
export const notificationKinds = [...lineNoticeKinds, 'TEMPLATES_EXPIRING'] as const;

export type NotificationKind = (typeof notificationKinds)[number];

/** What becomes of a product that is deleted: what was never sent disappears, anything else is kept in the archive. */
export const productRemovals = ['DELETED', 'ARCHIVED', 'KEPT'] as const;

export type ProductRemoval = (typeof productRemovals)[number];

/** Purchased products, linked products and templates. */
export const productSortFields = ['CREATED_AT', 'UPDATED_AT', 'EMISSION_VALUE', 'INTERNAL_REFERENCE'] as const;

export type ProductSortField = (typeof productSortFields)[number];

/** Lines also by the date that a supplier is to keep: what is not waited for, and what has no date, comes last. */
export const lineSortFields = [...productSortFields, 'DUE_DATE'] as const;

export type LineSortField = (typeof lineSortFields)[number];

/** Purchased products can also be read in the order in which they were submitted, as far as they wait for a review. */
export const purchasedSortFields = [...lineSortFields, 'SUBMITTED_AT'] as const;

export type PurchasedSortField = (typeof purchasedSortFields)[number];

export const receivedRequestSortFields = [
  'CREATED_AT',
  'UPDATED_AT',
  'DUE_DATE',
] as const satisfies readonly LineSortField[];

export type ReceivedRequestSortField = (typeof receivedRequestSortFields)[number];

/** Why one of many submissions was not accepted. An answer without data is read and reviewed one by one. */
export const reviewSkipReasons = [
  'NOT_FOUND',
  'INVALID_TRANSITION',
  'STALE_VERSION',
  'NO_DATA_AVAILABLE',
] as const satisfies readonly (ProblemCode | 'NO_DATA_AVAILABLE')[];

export type ReviewSkipReason = (typeof reviewSkipReasons)[number];

/** What a customer made of a submission; none while it waits or once a newer one has taken its place. */
export const submissionOutcomes = ['ACCEPTED', 'REJECTED', 'WITHDRAWN', 'DELIVERED'] as const;

export type SubmissionOutcome = (typeof submissionOutcomes)[number];
