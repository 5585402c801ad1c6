import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../../../scripts/postgres/start-postgres.ts';
import { addressFor, createRoles } from '../database/create-roles.ts';
import { migrate } from '../database/migrate.ts';
import { openPglite } from '../database/pglite-backend.ts';
import { openPostgres } from '../database/postgres-backend.ts';
import type { DatabaseSource } from './database-source.ts';
import { operationRecordsOf } from './operation-records/operation-record.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseSource: DatabaseSource;
    /** Where each server of the run tells what it was asked. */
    operationRecords: string;
  }
}

const password = 'a-password-for-tests';

/** Migrates once; every test file then opens its own copy, from one dump or from one template database. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const kind = project.config.env.DATABASE_KIND;
  const records = operationRecordsOf(String(kind));
  await rm(records, { recursive: true, force: true });
  await mkdir(records, { recursive: true });
  project.provide('operationRecords', records);
  if (kind === 'pglite') return preparePglite(project);
  if (kind === 'postgres') return preparePostgres(project);
  throw new Error('DATABASE_KIND names neither database.');
}

async function preparePglite(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'pcf-exchange-dump-'));
  const dumpFile = join(folder, 'migrated.tar');
  const backend = await openPglite({ memory: true });
  await migrate(backend);
  await writeFile(dumpFile, Buffer.from(await (await backend.dump()).arrayBuffer()));
  await backend.close();
  project.provide('databaseSource', { kind: 'pglite', dumpFile });
  return () => rm(folder, { recursive: true, force: true });
}

async function preparePostgres(project: TestProject) {
  const server = await startPostgres();
  const template = `pcf_template_${process.pid}`;
  const passwords = { owner: password, app: password, worker: password };
  await createRoles(server.ownerUrl, { database: template, passwords, existingRoles: 'takeOver' });
  const address = (role: 'owner' | 'app' | 'worker') => addressFor(server.ownerUrl, template, role, password);
  const backend = openPostgres({ owner: address('owner'), app: address('app'), worker: address('worker') }, () => {});
  await migrate(backend);
  await backend.close();
  project.provide('databaseSource', { kind: 'postgres', administratorUrl: server.ownerUrl, template, password });
  return () => server.stop();
}
