import type { ActivityDetails } from '@pcf/contract/resources/activity';
import type { ActivityEvent } from '@pcf/contract/vocabulary/users';

type Need = keyof ActivityDetails | 'who';

export interface SentenceForm<Key extends string = string> {
  readonly key: Key;
  /** What has to be known for it to be said. */
  readonly needs: readonly Need[];
  /** Said only of this value. */
  readonly when?: readonly [detail: keyof ActivityDetails, value: string];
}

const form = <const Key extends string>(key: Key, ...needs: Need[]): SentenceForm<Key> => ({ key, needs });
const formFor = <const Key extends string>(
  key: Key,
  when: SentenceForm['when'] & {},
  ...needs: Need[]
): SentenceForm<Key> => ({ key, needs, when });

const ofThings = <const Event extends ActivityEvent>(event: Event, name: 'product' | 'name') => [
  form(`${event}.one`, 'who', name),
  form(`${event}.many`, 'who', 'count'),
];

const ofLines = <const Event extends ActivityEvent>(event: Event) => [
  form(`${event}.one`, 'who', 'product', 'organisation'),
  form(`${event}.partner`, 'who', 'count', 'organisation'),
  form(`${event}.many`, 'who', 'count'),
];

/** The ways in which each event can be told. Of those that can be said the first is, the last where none can. */
export const sentenceForms = {
  USER_INVITED: [form('USER_INVITED', 'who', 'email', 'accessLevel')],
  USER_INVITATION_SENT_AGAIN: [form('USER_INVITATION_SENT_AGAIN', 'who', 'email')],
  USER_INVITATION_WITHDRAWN: [form('USER_INVITATION_WITHDRAWN', 'who', 'email')],
  USER_JOINED: [form('USER_JOINED', 'who', 'accessLevel')],
  USER_REMOVED: [form('USER_REMOVED', 'who', 'name', 'email')],
  USER_ERASED: [form('USER_ERASED', 'name')],
  ACCESS_LEVEL_CHANGED: [form('ACCESS_LEVEL_CHANGED', 'who', 'name', 'from', 'to')],
  EMAIL_CHANGED: [form('EMAIL_CHANGED', 'who', 'from', 'to')],
  ACCESS_REQUESTED: [form('ACCESS_REQUESTED', 'email')],
  ACCESS_APPROVED: [form('ACCESS_APPROVED.by', 'who', 'name', 'email'), form('ACCESS_APPROVED.link', 'name', 'email')],
  ACCESS_DENIED: [form('ACCESS_DENIED.by', 'who', 'name', 'email'), form('ACCESS_DENIED.link', 'name', 'email')],
  INVITATION_SENT: [
    formFor('INVITATION_SENT.CUSTOMER', ['relation', 'CUSTOMER'], 'who', 'email'),
    form('INVITATION_SENT.SUPPLIER', 'who', 'email'),
  ],
  INVITATION_SENT_AGAIN: [form('INVITATION_SENT_AGAIN', 'who', 'email')],
  INVITATION_ACCEPTED: [
    form('INVITATION_ACCEPTED.theirs', 'organisation', 'email'),
    form('INVITATION_ACCEPTED.own', 'who', 'organisation'),
  ],
  INVITATION_DECLINED: [
    form('INVITATION_DECLINED.theirs', 'email'),
    form('INVITATION_DECLINED.own', 'who', 'organisation'),
  ],
  CLAIM_REQUESTED: [form('CLAIM_REQUESTED', 'email', 'invited')],
  CLAIM_CONFIRMED: [form('CLAIM_CONFIRMED', 'who', 'email', 'invited')],
  CLAIM_REFUSED: [form('CLAIM_REFUSED', 'who', 'email', 'invited')],
  CLAIM_UNDONE: [form('CLAIM_UNDONE.own', 'who', 'email', 'invited'), form('CLAIM_UNDONE.theirs', 'organisation')],
  SUPPLIER_REMOVED: [form('SUPPLIER_REMOVED', 'who', 'organisation')],
  ORGANISATION_CHANGED: [
    form('ORGANISATION_CHANGED.name', 'who', 'from', 'to'),
    formFor('ORGANISATION_CHANGED.ON', ['reminders', 'ON'], 'who'),
    formFor('ORGANISATION_CHANGED.OFF', ['reminders', 'OFF'], 'who'),
    form('ORGANISATION_CHANGED.identifiers', 'who', 'identifiers'),
  ],
  LOGO_CHANGED: [formFor('LOGO_CHANGED.REMOVED', ['logo', 'REMOVED'], 'who'), form('LOGO_CHANGED.SET', 'who')],
  SBTI_TARGET_CHANGED: [form('SBTI_TARGET_CHANGED', 'who')],
  API_KEY_CREATED: [form('API_KEY_CREATED', 'who', 'name')],
  API_KEY_REVOKED: [form('API_KEY_REVOKED', 'who', 'name')],
  NETWORK_CONNECTION_CREATED: [form('NETWORK_CONNECTION_CREATED', 'who', 'name')],
  NETWORK_CONNECTION_CHANGED: [form('NETWORK_CONNECTION_CHANGED', 'who', 'name')],
  NETWORK_CONNECTION_DELETED: [form('NETWORK_CONNECTION_DELETED', 'who', 'name')],
  NETWORK_CREDENTIALS_RENEWED: [form('NETWORK_CREDENTIALS_RENEWED', 'who', 'name')],
  PRODUCTS_CREATED: ofThings('PRODUCTS_CREATED', 'product'),
  PRODUCT_CHANGED: ofThings('PRODUCT_CHANGED', 'product'),
  PRODUCTS_DELETED: ofThings('PRODUCTS_DELETED', 'product'),
  PRODUCTS_ARCHIVED: ofThings('PRODUCTS_ARCHIVED', 'product'),
  PRODUCTS_RESTORED: ofThings('PRODUCTS_RESTORED', 'product'),
  ESTIMATE_CHOSEN: [
    form('ESTIMATE_CHOSEN.factor', 'who', 'factor', 'count'),
    form('ESTIMATE_CHOSEN.none', 'who', 'count'),
  ],
  REQUESTS_SENT: ofLines('REQUESTS_SENT'),
  REQUESTS_RESENT: ofLines('REQUESTS_RESENT'),
  DUE_DATES_CHANGED: ofLines('DUE_DATES_CHANGED'),
  REQUESTS_CANCELED: ofLines('REQUESTS_CANCELED'),
  REQUESTS_POSTPONED: ofLines('REQUESTS_POSTPONED'),
  REQUESTS_DECLINED: ofLines('REQUESTS_DECLINED'),
  WORK_BEGUN: ofLines('WORK_BEGUN'),
  DATA_SUBMITTED: ofLines('DATA_SUBMITTED'),
  DATA_ACCEPTED: ofLines('DATA_ACCEPTED'),
  DATA_REJECTED: ofLines('DATA_REJECTED'),
  ACCEPTANCE_WITHDRAWN: ofLines('ACCEPTANCE_WITHDRAWN'),
  COMMENT_WRITTEN: ofLines('COMMENT_WRITTEN'),
  TEMPLATES_CREATED: ofThings('TEMPLATES_CREATED', 'name'),
  TEMPLATES_CHANGED: ofThings('TEMPLATES_CHANGED', 'name'),
  TEMPLATES_DELETED: ofThings('TEMPLATES_DELETED', 'name'),
  DOCUMENTS_ADDED: ofThings('DOCUMENTS_ADDED', 'name'),
  DOCUMENTS_DELETED: ofThings('DOCUMENTS_DELETED', 'name'),
  DATA_EXPORTED: [form('DATA_EXPORTED', 'who', 'file', 'format')],
  ORGANISATION_SUSPENDED: [form('ORGANISATION_SUSPENDED', 'reason')],
  ORGANISATION_RESUMED: [form('ORGANISATION_RESUMED')],
  ORGANISATION_EXPORTED: [form('ORGANISATION_EXPORTED')],
  DELETION_REQUESTED: [form('DELETION_REQUESTED')],
  DELETION_WITHDRAWN: [form('DELETION_WITHDRAWN')],
} as const satisfies Record<ActivityEvent, readonly SentenceForm[]>;

export type SentenceKey = (typeof sentenceForms)[ActivityEvent][number]['key'];

/** Events that change several things at once say each of them. */
export const saysEach: readonly ActivityEvent[] = ['ORGANISATION_CHANGED'];
