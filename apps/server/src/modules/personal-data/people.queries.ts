import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import type { PartAsked, PersonalDataRow } from './personal-data.queries.ts';

/** Somebody who is or was a user, or, without an id, an address of whoever never became one. */
export interface FoundPerson {
  readonly organisation_id: string | null;
  readonly id: string | null;
  readonly name: string | null;
  readonly organisation: string | null;
  readonly email: string | null;
}

/** Users first: an address that one of them has is not taken for a former user's. Where nobody is found, the address itself. */
export async function findPeopleByEmail(tx: Tx, email: string): Promise<FoundPerson[]> {
  const { rows } = await sql<FoundPerson>`
    with found as (
      select u.organisation_id, u.id from organisation_user u where u.email = ${email}
      union
      select a.organisation_id, a.actor_id from activity a
       where addresses_in(a.details) && array[${email}::text] and a.details::text like '%@%' and a.event in ('USER_JOINED', 'EMAIL_CHANGED')
         and a.actor_id is not null
    ), known as (
      select distinct f.organisation_id, f.id, a.name, o.name as organisation,
             exists (select from organisation_user u where u.id = f.id) as present
        from found f
        join actor a on a.organisation_id = f.organisation_id and a.id = f.id
        join organisation o on o.id = f.organisation_id
       where not exists (select from organisation_user u where u.id = f.id and u.email <> ${email})
    )
    select organisation_id, id, name, organisation, email
      from (select organisation_id, id, name, organisation, ${email}::text as email, 1 - present::integer as place from known
            union all
            select null, null, null, null, ${email}, 2
             where exists (select from account where email = ${email}) or exists (select from invitation where email = ${email})
                or exists (select from user_invitation where email = ${email})) all_of_them
     order by place, organisation`.execute(tx);
  return rows;
}

/** API keys act as well, and are nobody. */
export async function findPersonById(tx: Tx, id: string): Promise<FoundPerson | undefined> {
  const { rows } = await sql<FoundPerson>`
    select a.organisation_id, a.id, a.name, o.name as organisation, null as email
      from actor a join organisation o on o.id = a.organisation_id
     where a.id = ${id}::uuid and not exists (select from api_key k where k.id = a.id)`.execute(tx);
  return rows[0];
}

export async function findPeopleByName(tx: Tx, name: string): Promise<FoundPerson[]> {
  const { rows } = await sql<FoundPerson>`
    select a.organisation_id, a.id, a.name, o.name as organisation, null as email
      from actor a join organisation o on o.id = a.organisation_id
     where lower(a.name) = lower(${name}) and not exists (select from api_key k where k.id = a.id)
     order by o.name, a.id`.execute(tx);
  return rows;
}

export async function readPersonPart(
  tx: Tx,
  { organisation_id, id, email }: FoundPerson,
  { part, after, size }: PartAsked,
): Promise<PersonalDataRow[]> {
  const { rows } = await sql<PersonalDataRow>`
    select place, entry from read_person(${organisation_id}::uuid, ${id}::uuid, ${email}, ${part}, ${after ?? null}::text, ${size}::integer)`.execute(
    tx,
  );
  return rows;
}

export type Erasure = 'ERASED' | 'LAST_ADMIN';

export async function erasePerson(tx: Tx, { organisation_id, id, email }: FoundPerson): Promise<Erasure> {
  const { rows } = await sql<{ outcome: Erasure }>`
    select outcome from erase_person(${organisation_id}::uuid, ${id}::uuid, ${email}, false)`.execute(tx);
  if (!rows[0]) throw new Error('erase_person answered without an outcome.');
  return rows[0].outcome;
}
