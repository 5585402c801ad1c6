import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { addressFor, createRoles } from './database/create-roles.ts';
import { defaultPrefix, type Role, rolesWithPrefix } from './database/roles.ts';
import { StartupError } from './startup-error.ts';

/** PostgreSQL cuts names after 63 signs; the longest of ours adds `_exchange`. */
const plainPrefix = /^[a-z][a-z0-9_]{0,49}$/;

/** Undefined where the words are not those of the command. */
export async function makeRoles(words: readonly string[]): Promise<string | undefined> {
  const { values, positionals } = wordsOf(words) ?? { values: {}, positionals: [] };
  const { prefix = defaultPrefix } = values;
  const [administratorUrl, database = `${prefix}_exchange`] = positionals;
  if (!administratorUrl || !URL.canParse(administratorUrl)) return undefined;
  if (!plainPrefix.test(prefix)) {
    throw new StartupError('A prefix is of small letters, digits and underscores, and begins with a letter.');
  }
  const password = () => randomBytes(18).toString('base64url');
  const passwords: Record<Role, string> = { owner: password(), app: password(), worker: password() };
  await createRoles(administratorUrl, { database, prefix, passwords, existingRoles: 'refuse' });
  const address = (role: Role) =>
    addressFor(administratorUrl, database, role, passwords[role], rolesWithPrefix(prefix));
  return `Keep these settings secret; the server reads them:
DATABASE_OWNER_URL=${address('owner')}
DATABASE_URL=${address('app')}
DATABASE_WORKER_URL=${address('worker')}
`;
}

function wordsOf(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options: { prefix: { type: 'string' } } });
  } catch {
    return undefined;
  }
}
