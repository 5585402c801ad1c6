import { accountsOperations } from './accounts.ts';
import { activityOperations } from './activity.ts';
import { answersOperations } from './answers.ts';
import { apiKeysOperations } from './api-keys.ts';
import { dashboardOperations } from './dashboard.ts';
import { documentsOperations } from './documents.ts';
import { footprintOperations } from './footprint.ts';
import { installationOperations } from './installation.ts';
import { invitationsOperations } from './invitations.ts';
import { networkOperations } from './network.ts';
import { notificationsOperations } from './notifications.ts';
import { organisationOperations } from './organisation.ts';
import { pageOperations } from './page.ts';
import { productsOperations } from './products.ts';
import { requestsOperations } from './requests.ts';
import { reviewsOperations } from './reviews.ts';
import { soldProductsOperations } from './sold-products.ts';
import { suppliersOperations } from './suppliers.ts';
import { usersOperations } from './users.ts';

/** Every operation with its schemas: what the server registers and the OpenAPI document is generated from. */
export const operations = {
  ...accountsOperations,
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
  ...requestsOperations,
  ...answersOperations,
  ...reviewsOperations,
  ...soldProductsOperations,
  ...documentsOperations,
  ...notificationsOperations,
  ...installationOperations,
  ...pageOperations,
};

export type Operations = typeof operations;
