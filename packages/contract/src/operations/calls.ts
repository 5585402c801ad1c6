import { accountsCalls } from './accounts.calls.ts';
import { activityCalls } from './activity.calls.ts';
import { answersCalls } from './answers.calls.ts';
import { apiKeysCalls } from './api-keys.calls.ts';
import { dashboardCalls } from './dashboard.calls.ts';
import { documentsCalls } from './documents.calls.ts';
import { footprintCalls } from './footprint.calls.ts';
import { installationCalls } from './installation.calls.ts';
import { invitationsCalls } from './invitations.calls.ts';
import { networkCalls } from './network.calls.ts';
import { notificationsCalls } from './notifications.calls.ts';
import { organisationCalls } from './organisation.calls.ts';
import { pageCalls } from './page.calls.ts';
import { productsCalls } from './products.calls.ts';
import { requestsCalls } from './requests.calls.ts';
import { reviewsCalls } from './reviews.calls.ts';
import { soldProductsCalls } from './sold-products.calls.ts';
import { suppliersCalls } from './suppliers.calls.ts';
import { usersCalls } from './users.calls.ts';

/** Every call of the platform by its one name, without schemas. */
export const calls = {
  ...accountsCalls,
  ...organisationCalls,
  ...dashboardCalls,
  ...footprintCalls,
  ...activityCalls,
  ...apiKeysCalls,
  ...networkCalls,
  ...invitationsCalls,
  ...usersCalls,
  ...suppliersCalls,
  ...productsCalls,
  ...requestsCalls,
  ...answersCalls,
  ...reviewsCalls,
  ...soldProductsCalls,
  ...documentsCalls,
  ...notificationsCalls,
  ...installationCalls,
  ...pageCalls,
};

export type CallName = keyof typeof calls;
