import { randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { readAdministratorUrl } from './config.ts';
import { addressFor, createRoles } from './database/create-roles.ts';
import { parseAddress } from './database/database-hosts.ts';
import { defaultPrefix, type Role, rolesWithPrefix } from './database/roles.ts';
import { isDatabaseAway } from './database/sql-error.ts';
import { StartupError } from './startup-error.ts';

/** PostgreSQL cuts names after 63 signs; the longest of ours adds `_exchange`. */
const plainPrefix = /^[a-z][a-z0-9_]{0,49}$/;

const settingOf = { owner: 'DATABASE_OWNER_URL', app: 'DATABASE_URL', worker: 'DATABASE_WORKER_URL' } as const;
const roleOrder = ['owner', 'app', 'worker'] as const satisfies Role[];

/** Undefined where the words are not those of the command. */
export async function makeRoles(words: readonly string[]): Promise<string | undefined> {
  const parsed = wordsOf(words);
  if (!parsed) return undefined;
  const { prefix = defaultPrefix, to } = parsed.values;
  const [first = ''] = parsed.positionals;
  const isAddress = first === '-' || first.includes('://');
  const [database = `${prefix}_exchange`, ...further] = parsed.positionals.slice(isAddress ? 1 : 0);
  const administratorUrl = await administratorAddress(isAddress ? first : undefined);
  if (administratorUrl === undefined || further.length > 0) return undefined;
  if (!plainPrefix.test(prefix)) {
    throw new StartupError('A prefix is of small letters, digits and underscores, and begins with a letter.');
  }
  const password = () => randomBytes(18).toString('base64url');
  const passwords: Record<Role, string> = { owner: password(), app: password(), worker: password() };
  const address = (role: Role) =>
    addressFor(administratorUrl, database, role, passwords[role], rolesWithPrefix(prefix));
  if (!parseAddress(address('app'))) {
    throw new StartupError(
      "The administrator's address names no host: name it, such as postgres://%2Fvar%2Frun%2Fpostgresql/postgres for a socket.",
    );
  }
  const create = () =>
    createRoles(administratorUrl, { database, prefix, passwords, existingRoles: 'refuse' }).catch((error: unknown) => {
      throw explained(error, administratorUrl);
    });
  if (to !== undefined) return keptIn(resolve(to), address, create);
  await create();
  const lines = roleOrder.map((role) => `${settingOf[role]}=${address(role)}\n`);
  return `Keep these settings secret; the server reads them:\n${lines.join('')}`;
}

function wordsOf(words: readonly string[]) {
  const options = { prefix: { type: 'string' }, to: { type: 'string' } } as const;
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options });
  } catch {
    return undefined;
  }
}

/** A command line is read by everybody on the machine, so that no password may stand there. */
async function administratorAddress(word: string | undefined): Promise<string | undefined> {
  const set = readAdministratorUrl();
  if (word === undefined) return set;
  if (set !== undefined) {
    throw new StartupError(
      "The administrator's address is given twice: leave it out of the command, or ADMINISTRATOR_URL out of the settings.",
    );
  }
  const address = word === '-' ? await readInput() : word;
  const parsed = parseAddress(address);
  if (!parsed) {
    throw new StartupError(
      "The administrator's address is no address of a PostgreSQL server, such as postgres://administrator@db.example:5432/postgres: correct it.",
    );
  }
  const { password, searchParams } = new URL(parsed.addresses[0] ?? '');
  if (word !== '-' && (password || searchParams.has('password'))) {
    throw new StartupError(
      'The address on the command line has a password in it, which everybody on this machine can read there: set it as ADMINISTRATOR_URL, name a file that holds it by ADMINISTRATOR_URL_FILE, write - instead of it and type it, or leave the password out and set PGPASSWORD or PGPASSFILE.',
    );
  }
  return address;
}

/** One line, which is not shown where it is typed. */
async function readInput(): Promise<string> {
  const stdin = process.stdin;
  if (stdin.isTTY) process.stderr.write("The administrator's address (it is not shown): ");
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output, terminal: stdin.isTTY });
  try {
    for await (const line of lines) return line.trim();
    return '';
  } finally {
    lines.close();
    if (stdin.isTTY) process.stderr.write('\n');
  }
}

/** The files come first: passwords that could not be written would be lost with the roles made. */
async function keptIn(folder: string, address: (role: Role) => string, create: () => Promise<void>): Promise<string> {
  const files = roleOrder.map((role) => {
    const path = join(folder, settingOf[role].toLowerCase().replaceAll('_', '-'));
    return { path, setting: `${settingOf[role]}_FILE`, content: `${address(role)}\n` };
  });
  const written: string[] = [];
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    for (const { path, content } of files) {
      await writeFile(path, content, { flag: 'wx', mode: 0o600 });
      written.push(path);
    }
    await create();
  } catch (error) {
    for (const path of written) await rm(path, { force: true });
    const { code, path } = Object(error) as NodeJS.ErrnoException;
    if (path === undefined) throw error;
    throw new StartupError(
      code === 'EEXIST'
        ? `${path} exists already: name another folder, or remove it first.`
        : `The addresses cannot be written to ${folder} (${code}): name another folder.`,
    );
  }
  const lines = files.map(({ setting, path }) => `${setting}=${path}\n`);
  return `The addresses are in files that this user alone may read; the server reads them by these settings:\n${lines.join('')}`;
}

function explained(error: unknown, administratorUrl: string): unknown {
  const host = parseAddress(administratorUrl)?.hosts.join(', ');
  if (isDatabaseAway(error))
    return new StartupError(`The server at ${host} does not answer: start it, or correct the administrator's address.`);
  const { code, message } = Object(error) as NodeJS.ErrnoException;
  // The client's own words where the server asks for a password and there is none.
  if (code === '28P01' || code === '28000' || /password must be a (non-empty )?string/.test(message))
    return new StartupError(`The server at ${host} refuses the administrator's name or password: correct them.`);
  if (code === '42501')
    return new StartupError('The administrator may not make roles and databases: use the address of a role that may.');
  return error;
}
