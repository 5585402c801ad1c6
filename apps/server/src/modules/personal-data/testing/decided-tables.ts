import type { PersonalDataPart } from '../personal-data-file.ts';

interface Decision {
  /** The part of the file in which what a table keeps of a person is. */
  readonly exportedAs?: PersonalDataPart;
  /** Why it is not there. */
  readonly leftOut?: string;
}

const told = (event: string): Decision => ({ leftOut: `the activity log says it: ${event}` });

/** What was decided of every table that names an account, a user, an actor or an address. */
export const decidedTables: Readonly<Record<string, Decision>> = {
  access_request: { exportedAs: 'accessRequests' },
  account: { exportedAs: 'accounts' },
  activity: { exportedAs: 'activity' },
  actor: { exportedAs: 'profile' },
  api_key: { exportedAs: 'apiKeys' },
  campaign: told('REQUESTS_SENT'),
  captured_mail: { leftOut: 'only where no mail server is set; they were sent to the person' },
  document: told('DOCUMENTS_ADDED'),
  emission_request: { leftOut: 'the history of its lines says it: SENT' },
  external_identity: { exportedAs: 'accounts' },
  idempotency_key: { leftOut: 'answers that were given already, kept for a day so that a call can be repeated' },
  installation_admin: { leftOut: 'who runs the installation sees it in the page; it goes with the account' },
  installation_admin_address: { leftOut: 'the settings of the installation, whose address it is' },
  installation_event: { leftOut: 'the log of the installation; the name in it is that of the history' },
  invitation: { exportedAs: 'invitations' },
  invitation_claim: { exportedAs: 'claims' },
  line_draft: { leftOut: 'the last author of what belongs to the organisation; submitting it is in the history' },
  line_history: { exportedAs: 'history' },
  line_lock: { leftOut: 'for minutes' },
  line_notice: { leftOut: 'a mail in the making; what it tells is in the history' },
  line_visit: { exportedAs: 'visitedRequests' },
  link_token: { leftOut: 'which ADMIN a link was sent to; the link is secret' },
  network_connection: told('NETWORK_CONNECTION_CREATED'),
  notification: { exportedAs: 'notifications' },
  notification_marker: { exportedAs: 'notifications' },
  notification_read: { exportedAs: 'notifications' },
  organisation_user: { exportedAs: 'profile' },
  product: told('PRODUCTS_CREATED'),
  product_import_row: { leftOut: 'rows of a file while it is read, which the importer has' },
  sbti_target: told('SBTI_TARGET_CHANGED'),
  session: { exportedAs: 'sessions' },
  sign_in_code: { leftOut: 'for minutes' },
  sign_in_network: { leftOut: 'hashes that name no network; sessions say when somebody signed in' },
  submission: { leftOut: 'the history says it: SUBMITTED, ACCEPTED, REJECTED' },
  template: told('TEMPLATES_CREATED, TEMPLATES_CHANGED'),
  template_draft: { leftOut: 'the last author of what belongs to the organisation' },
  template_match: { leftOut: 'who confirmed what belongs to the organisation; answering with it is in the history' },
  tracking_event: { exportedAs: 'trackingEvents' },
  undeliverable_address: { exportedAs: 'accounts' },
  user_invitation: { exportedAs: 'colleagueInvitations' },
};
