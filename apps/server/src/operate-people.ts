import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Database } from './database/database.ts';
import { erasePeople, exportPerson, type FoundPerson, findPeople } from './modules/personal-data/people.ts';
import { StartupError } from './startup-error.ts';

/** A list of documents, since an address may be known beside the user who has it. */
export async function exportTo(database: Database, who: string, file: string): Promise<string> {
  const people = await meantBy(database, who);
  const output = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  await pipeline(async function* () {
    for (const [index, person] of people.entries()) {
      yield index === 0 ? '[' : ',';
      yield* exportPerson(database, person);
    }
    yield ']\n';
  }, output).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new StartupError(`${file} is there already: name a new file.`) : error;
  });
  return `What is kept of ${people.map(described).join(' and of ')} is in ${file}.\n`;
}

export async function eraseWho(database: Database, who: string): Promise<string> {
  const people = await meantBy(database, who);
  if ((await erasePeople(database, people)) === 'LAST_ADMIN') {
    const [admin] = people;
    throw new StartupError(
      `${admin ? described(admin) : who} is the last ADMIN there: make somebody else ADMIN first, with make-admin.`,
    );
  }
  return `${people.map(described).join(' and ')}: erased. Back-ups that were made before still hold the name.\n`;
}

async function meantBy(database: Database, who: string): Promise<readonly FoundPerson[]> {
  const { certain, possible } = await findPeople(database, who);
  if (certain.length > 0) return certain;
  if (possible.length === 0) throw new StartupError(`Nothing is kept under ${who}.`);
  const listed = possible.map((person) => `  ${person.id}  ${described(person)}`).join('\n');
  throw new StartupError(`Say who is meant, by the id:\n${listed}`);
}

const described = ({ name, organisation, email }: FoundPerson) =>
  name === null ? `the address ${email}` : `${name} (${organisation})`;
