import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { Role, RoleNames } from './roles.ts';

export interface Migration {
  readonly name: string;
  /** With placeholders for the roles. */
  readonly sql: string;
  /** Of the text as it is in the file, the same whatever the roles are called. */
  readonly checksum: string;
}

/** In the order of their numbers. */
export async function readMigrations(folder = new URL('migrations/', import.meta.url)): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file) => {
      // Git may write other ends of lines on Windows; it is the same migration.
      const text = (await readFile(new URL(file, folder), 'utf8')).replaceAll('\r\n', '\n');
      return {
        name: file.replace(/\.sql$/, ''),
        sql: text,
        checksum: createHash('sha256').update(text).digest('hex'),
      };
    }),
  );
}

/** Migrations name the roles by placeholders, such as {{app}}. */
export function withRoles(sql: string, roles: RoleNames): string {
  return sql.replace(/\{\{(\w{1,20})\}\}/g, (placeholder, role: string) => {
    if (!Object.hasOwn(roles, role)) throw new Error(`No role is called ${placeholder}.`);
    return roles[role as Role];
  });
}
