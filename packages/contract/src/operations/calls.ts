import { activityCalls } from './activity.calls.ts';
import { answerFileCalls } from './answer-file.calls.ts';
import { answersCalls } from './answers.calls.ts';
import { apiKeysCalls } from './api-keys.calls.ts';
import { authenticationCalls } from './authentication.calls.ts';
import { dashboardCalls } from './dashboard.calls.ts';
import { documentsCalls } from './documents.calls.ts';
import { emissionRequestsCalls } from './emission-requests.calls.ts';
import { footprintCalls } from './footprint.calls.ts';
import { invitationsCalls } from './invitations.calls.ts';
import { mailRefusalsCalls } from './mail-refusals.calls.ts';
import { networkCalls } from './network.calls.ts';
import { notificationsCalls } from './notifications.calls.ts';
import { organisationCalls } from './organisation.calls.ts';
import { pageCalls } from './page.calls.ts';
import { productFootprintsCalls } from './product-footprints.calls.ts';
import { productsCalls } from './products.calls.ts';
import { registrationCalls } from './registration.calls.ts';
import { reviewsCalls } from './reviews.calls.ts';
import { suppliersCalls } from './suppliers.calls.ts';
import { templateAnswersCalls } from './template-answers.calls.ts';
import { templatesCalls } from './templates.calls.ts';
import { usersCalls } from './users.calls.ts';

/** Every call of the platform by its one name, without schemas. */
export const calls = {
  ...authenticationCalls,
  ...registrationCalls,
  ...mailRefusalsCalls,
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
  ...emissionRequestsCalls,
  ...answersCalls,
  ...answerFileCalls,
  ...reviewsCalls,
  ...templatesCalls,
  ...templateAnswersCalls,
  ...productFootprintsCalls,
  ...documentsCalls,
  ...notificationsCalls,
  ...pageCalls,
};

export type CallName = keyof typeof calls;
