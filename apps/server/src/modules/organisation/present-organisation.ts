import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { organisationIdentifierTypes } from '@pcf/contract/vocabulary/organisation-identifier-type';
import { isPublicMailDomain } from '@pcf/domain/accounts/public-mail-domain';
import type { OrganisationRow } from './organisation.queries.ts';

type Organisation = OperationOutput<'getOrganisation'>;

export function presentOrganisation(row: OrganisationRow): Organisation {
  return {
    id: row.id,
    name: row.name,
    remindersEnabled: row.reminders_enabled,
    domains: row.domains.filter((domain) => !isPublicMailDomain(domain)),
    identifiers: Object.fromEntries(
      organisationIdentifierTypes.map((type) => [type, row.identifiers?.[type] ?? null]),
    ) as Organisation['identifiers'],
    logo: row.logo_updated_at === null ? null : { updatedAt: row.logo_updated_at.toISOString() },
  };
}
