import { authenticationOperations } from './authentication.ts';
import { organisationOperations } from './organisation.ts';
import { pageOperations } from './page.ts';
import { usersOperations } from './users.ts';

/** Every operation with its schemas: what the server registers and the OpenAPI document is generated from. */
export const operations = {
  ...authenticationOperations,
  ...organisationOperations,
  ...usersOperations,
  ...pageOperations,
};

export type Operations = typeof operations;
