import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import type { UserAccessLevel } from '@pcf/contract/vocabulary/user-access-level';
import type { Profile } from './users.queries.ts';

type UserRow = Profile & { id: string; email: string; access_level: UserAccessLevel };

export const presentUser = (row: UserRow): OperationOutput<'getCurrentUser'> => ({
  id: row.id,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  jobTitle: row.job_title,
  language: row.language,
  accessLevel: row.access_level,
});

export const presentOrganisationUser = (row: UserRow & { created_at: Date }): OperationOutput<'getUser'> => ({
  ...presentUser(row),
  createdAt: row.created_at.toISOString(),
});
