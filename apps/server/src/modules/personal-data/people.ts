import { normaliseEmail } from '@pcf/domain/accounts/email-address';
import { sql } from 'kysely';
import type { Database, Tx } from '../../database/database.ts';
import { type PartAsked, type PersonalDataRow, personalDataFile } from './personal-data-file.ts';

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Who is meant. Where several people may be, nobody is: they are told apart by their ids. */
export interface MeantPeople {
  readonly certain: readonly FoundPerson[];
  readonly possible: readonly FoundPerson[];
}

/** By an address, by an id, or by a name. For operators, as the owner: somebody asked for it by letter. */
export function findPeople(database: Database, text: string): Promise<MeantPeople> {
  return database.asOwner(async (tx) => {
    const email = normaliseEmail(text);
    if (email !== null) {
      const found = await findPeopleByEmail(tx, email);
      const people = found.filter(({ id }) => id !== null);
      return people.length > 1 ? { certain: [], possible: people } : { certain: found, possible: [] };
    }
    if (!idPattern.test(text)) return { certain: [], possible: await findPeopleByName(tx, text) };
    const person = await findPersonById(tx, text);
    return { certain: person ? [person] : [], possible: [] };
  });
}

/** What is stored of one of them, as users get it of themselves. */
export const exportPerson = (database: Database, person: FoundPerson): AsyncGenerator<string> =>
  personalDataFile((asked) => database.asOwner((tx) => readPersonPart(tx, person, asked)));

/** All that was found, a person first and then the address. Nothing is done where the person is the last ADMIN. */
export function erasePeople(database: Database, people: readonly FoundPerson[]): Promise<Erasure> {
  return database.asOwner(async (tx) => {
    for (const person of people) if ((await erasePerson(tx, person)) === 'LAST_ADMIN') return 'LAST_ADMIN';
    return 'ERASED';
  });
}

/** Somebody who is or was a user, or, without an id, an address of a person who never became one. */
export interface FoundPerson {
  readonly organisation_id: string | null;
  readonly id: string | null;
  readonly name: string | null;
  readonly organisation: string | null;
  readonly email: string | null;
}

/** Users first: an address that one of them has is not taken for a former user's. Where nobody is found, the address itself. */
async function findPeopleByEmail(tx: Tx, email: string): Promise<FoundPerson[]> {
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
async function findPersonById(tx: Tx, id: string): Promise<FoundPerson | undefined> {
  const { rows } = await sql<FoundPerson>`
    select a.organisation_id, a.id, a.name, o.name as organisation, null as email
      from actor a join organisation o on o.id = a.organisation_id
     where a.id = ${id}::uuid and not exists (select from api_key k where k.id = a.id)`.execute(tx);
  return rows[0];
}

async function findPeopleByName(tx: Tx, name: string): Promise<FoundPerson[]> {
  const { rows } = await sql<FoundPerson>`
    select a.organisation_id, a.id, a.name, o.name as organisation, null as email
      from actor a join organisation o on o.id = a.organisation_id
     where lower(a.name) = lower(${name}) and not exists (select from api_key k where k.id = a.id)
     order by o.name, a.id`.execute(tx);
  return rows;
}

async function readPersonPart(
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

type Erasure = 'ERASED' | 'LAST_ADMIN';

async function erasePerson(tx: Tx, { organisation_id, id, email }: FoundPerson): Promise<Erasure> {
  const { rows } = await sql<{ outcome: Erasure }>`
    select outcome from erase_person(${organisation_id}::uuid, ${id}::uuid, ${email}, false)`.execute(tx);
  if (!rows[0]) throw new Error('erase_person answered without an outcome.');
  return rows[0].outcome;
}
