import { randomBytes } from 'node:crypto';
import { type Language, languages } from '@pcf/contract/vocabulary/language';
import { normaliseEmail } from '@pcf/domain/accounts/email-address';
import { readConfig } from './config.ts';
import { addressFor, createRoles } from './database/create-roles.ts';
import { createDatabase } from './database/database.ts';
import { grantAdmin } from './database/grant-admin.ts';
import { openDatabase } from './database/open-database.ts';
import type { Role } from './database/roles.ts';
import { enqueue } from './jobs/enqueue.ts';
import { StartupError } from './startup-error.ts';

const usage = `Commands for whoever operates the platform:
  create-roles <administrator's address> [database]   make the three roles and an empty database on a PostgreSQL server
  test-mail <e-mail> [en|de|fr]                       queue a test mail; a running server sends it
  make-admin <e-mail>                                 make a verified user ADMIN, where none can be reached any more
`;

async function operate([command, ...words]: readonly string[]): Promise<string> {
  if (command === 'create-roles') return makeRoles(words);
  if (command === 'test-mail') return queueTestMail(words);
  if (command === 'make-admin') return makeAdmin(words);
  throw new StartupError(usage);
}

async function makeRoles([administratorUrl, database = 'pcf_exchange']: readonly string[]): Promise<string> {
  if (!administratorUrl || !URL.canParse(administratorUrl)) throw new StartupError(usage);
  const password = () => randomBytes(18).toString('base64url');
  const passwords: Record<Role, string> = { owner: password(), app: password(), worker: password() };
  await createRoles(administratorUrl, { database, passwords, existingRoles: 'refuse' });
  const address = (role: Role) => addressFor(administratorUrl, database, role, passwords[role]);
  return `Keep these settings secret; the server reads them:
DATABASE_OWNER_URL=${address('owner')}
DATABASE_URL=${address('app')}
DATABASE_WORKER_URL=${address('worker')}
`;
}

async function queueTestMail([address = '', language = 'en']: readonly string[]): Promise<string> {
  const to = normaliseEmail(address);
  if (to === null || !languages.includes(language as Language)) throw new StartupError(usage);
  const config = readConfig();
  if (config.database.kind === 'pglite') {
    throw new StartupError(
      'The embedded database belongs to the running server: a test mail needs a PostgreSQL server.',
    );
  }
  const database = createDatabase(await openDatabase(config.database, () => {}));
  await database.withoutOrganisation((tx) =>
    enqueue(tx, 'mail', { template: 'test', to, language: language as Language }),
  );
  await database.close();
  return `Queued. The server sends it within seconds, or logs why not.\n`;
}

async function makeAdmin([address = '']: readonly string[]): Promise<string> {
  const email = normaliseEmail(address);
  if (email === null) throw new StartupError(usage);
  const config = readConfig();
  if (config.database.kind === 'postgres' && !config.database.owner) {
    throw new StartupError('Making an ADMIN needs DATABASE_OWNER_URL.');
  }
  const database = createDatabase(await openDatabase(config.database, () => {}));
  const name = await grantAdmin(database, email).finally(() => database.close());
  if (name === undefined) throw new StartupError(`No verified user has the address ${email}.`);
  return `${name} is ADMIN now.\n`;
}

operate(process.argv.slice(2)).then(
  (text) => process.stdout.write(text),
  (error: unknown) => {
    process.stderr.write(
      error instanceof StartupError
        ? `${error.message}\n`
        : `${error instanceof Error ? error.stack : String(error)}\n`,
    );
    process.exitCode = 1;
  },
);
