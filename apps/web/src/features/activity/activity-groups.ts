import type { ActivityEvent } from '@pcf/contract/vocabulary/users';

export const activityGroups = [
  'people',
  'partners',
  'products',
  'requests',
  'templates',
  'documents',
  'settings',
  'exports',
] as const;

export type ActivityGroup = (typeof activityGroups)[number];

/** What each event is about. */
const groupOfEvent: Readonly<Record<ActivityEvent, ActivityGroup>> = {
  USER_INVITED: 'people',
  USER_INVITATION_SENT_AGAIN: 'people',
  USER_INVITATION_WITHDRAWN: 'people',
  USER_JOINED: 'people',
  USER_REMOVED: 'people',
  USER_ERASED: 'people',
  ACCESS_LEVEL_CHANGED: 'people',
  EMAIL_CHANGED: 'people',
  ACCESS_REQUESTED: 'people',
  ACCESS_APPROVED: 'people',
  ACCESS_DENIED: 'people',
  INVITATION_SENT: 'partners',
  INVITATION_SENT_AGAIN: 'partners',
  INVITATION_ACCEPTED: 'partners',
  INVITATION_DECLINED: 'partners',
  CLAIM_REQUESTED: 'partners',
  CLAIM_CONFIRMED: 'partners',
  CLAIM_REFUSED: 'partners',
  CLAIM_UNDONE: 'partners',
  SUPPLIER_REMOVED: 'partners',
  PRODUCTS_CREATED: 'products',
  PRODUCT_CHANGED: 'products',
  PRODUCTS_DELETED: 'products',
  PRODUCTS_ARCHIVED: 'products',
  PRODUCTS_RESTORED: 'products',
  ESTIMATE_CHOSEN: 'products',
  REQUESTS_SENT: 'requests',
  REQUESTS_RESENT: 'requests',
  REQUESTS_CANCELED: 'requests',
  REQUESTS_DECLINED: 'requests',
  WORK_BEGUN: 'requests',
  DATA_SUBMITTED: 'requests',
  DATA_ACCEPTED: 'requests',
  DATA_REJECTED: 'requests',
  ACCEPTANCE_WITHDRAWN: 'requests',
  COMMENT_WRITTEN: 'requests',
  TEMPLATES_CREATED: 'templates',
  TEMPLATES_CHANGED: 'templates',
  TEMPLATES_DELETED: 'templates',
  DOCUMENTS_ADDED: 'documents',
  DOCUMENTS_DELETED: 'documents',
  ORGANISATION_CHANGED: 'settings',
  LOGO_CHANGED: 'settings',
  SBTI_TARGET_CHANGED: 'settings',
  API_KEY_CREATED: 'settings',
  API_KEY_REVOKED: 'settings',
  NETWORK_CONNECTION_CREATED: 'settings',
  NETWORK_CONNECTION_CHANGED: 'settings',
  NETWORK_CONNECTION_DELETED: 'settings',
  NETWORK_CREDENTIALS_RENEWED: 'settings',
  DATA_EXPORTED: 'exports',
  ORGANISATION_SUSPENDED: 'settings',
  ORGANISATION_RESUMED: 'settings',
  ORGANISATION_EXPORTED: 'exports',
  DELETION_REQUESTED: 'settings',
  DELETION_WITHDRAWN: 'settings',
};

export const groupOf = (event: ActivityEvent): ActivityGroup => groupOfEvent[event];

export const eventsOf = (groups: readonly ActivityGroup[]): ActivityEvent[] =>
  (Object.keys(groupOfEvent) as ActivityEvent[]).filter((event) => groups.includes(groupOfEvent[event]));
