import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { type OrganisationIdentifierType, organisationIdentifierTypes } from '@pcf/contract/vocabulary/organisation';
import { isPublicMailDomain } from '@pcf/domain/accounts/public-mail-domain';
import { sql } from 'kysely';
import type { Queries, Tx } from '../../database/database.ts';

const identifiers = sql<Partial<Record<OrganisationIdentifierType, string>> | null>`(
  select jsonb_object_agg(i.type, i.value) from organisation_identifier i where i.organisation_id = organisation.id)`;
const domains = sql<string[]>`array(
  select distinct u.email_domain from organisation_user u where u.organisation_id = organisation.id order by u.email_domain)`;
const logoUpdatedAt = sql<Date | null>`(select g.updated_at from organisation_logo g where g.organisation_id = organisation.id)`;

export const selectOrganisation = (db: Queries | Tx) =>
  db
    .selectFrom('organisation')
    .select([
      'id',
      'name',
      'reminders_enabled',
      identifiers.as('identifiers'),
      domains.as('domains'),
      logoUpdatedAt.as('logo_updated_at'),
    ]);

export type OrganisationRow = Awaited<ReturnType<ReturnType<typeof selectOrganisation>['executeTakeFirstOrThrow']>>;

export const updateOrganisationValues = (
  tx: Tx,
  organisationId: string,
  values: { readonly name: string; readonly reminders_enabled?: boolean },
) =>
  tx
    .updateTable('organisation')
    .set({ ...values, updated_at: new Date() })
    .where('id', '=', organisationId)
    .execute();

export const insertOrganisation = (tx: Tx, organisation: { id: string; name: string }) =>
  tx.insertInto('organisation').values(organisation).execute();

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
