import { normaliseEmail } from '@pcf/domain/accounts/email-address';
import type { Database } from '../../database/database.ts';
import {
  type Erasure,
  erasePerson,
  type FoundPerson,
  findPeopleByEmail,
  findPeopleByName,
  findPersonById,
  readPersonPart,
} from './people.queries.ts';
import { personalDataFile } from './personal-data-file.ts';

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export type { FoundPerson } from './people.queries.ts';

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

/** What is kept of one of them, as whoever calls gets it of themselves. */
export const exportPerson = (database: Database, person: FoundPerson): AsyncGenerator<string> =>
  personalDataFile((asked) => database.asOwner((tx) => readPersonPart(tx, person, asked)));

/** All that was found, a person first and then the address. Nothing is done where the person is the last ADMIN. */
export function erasePeople(database: Database, people: readonly FoundPerson[]): Promise<Erasure> {
  return database.asOwner(async (tx) => {
    for (const person of people) if ((await erasePerson(tx, person)) === 'LAST_ADMIN') return 'LAST_ADMIN';
    return 'ERASED';
  });
}
