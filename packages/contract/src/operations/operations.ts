import { activityOperations } from './activity.ts';
import { answerFileOperations } from './answer-file.ts';
import { answersOperations } from './answers.ts';
import { apiKeysOperations } from './api-keys.ts';
import { authenticationOperations } from './authentication.ts';
import { dashboardOperations } from './dashboard.ts';
import { documentsOperations } from './documents.ts';
import { emissionRequestsOperations } from './emission-requests.ts';
import { footprintOperations } from './footprint.ts';
import { invitationsOperations } from './invitations.ts';
import { mailRefusalsOperations } from './mail-refusals.ts';
import { networkOperations } from './network.ts';
import { notificationsOperations } from './notifications.ts';
import { organisationOperations } from './organisation.ts';
import { pageOperations } from './page.ts';
import { productFootprintsOperations } from './product-footprints.ts';
import { productsOperations } from './products.ts';
import { registrationOperations } from './registration.ts';
import { reviewsOperations } from './reviews.ts';
import { suppliersOperations } from './suppliers.ts';
import { templateAnswersOperations } from './template-answers.ts';
import { templatesOperations } from './templates.ts';
import { usersOperations } from './users.ts';

/** Every operation with its schemas: what the server registers and the OpenAPI document is generated from. */
export const operations = {
  ...authenticationOperations,
  ...registrationOperations,
  ...mailRefusalsOperations,
  ...organisationOperations,
  ...dashboardOperations,
  ...footprintOperations,
  ...activityOperations,
  ...apiKeysOperations,
  ...networkOperations,
  ...invitationsOperations,
  ...usersOperations,
  ...suppliersOperations,
  ...productsOperations,
  ...emissionRequestsOperations,
  ...answersOperations,
  ...answerFileOperations,
  ...reviewsOperations,
  ...templatesOperations,
  ...templateAnswersOperations,
  ...productFootprintsOperations,
  ...documentsOperations,
  ...notificationsOperations,
  ...pageOperations,
};

export type Operations = typeof operations;
