import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../../../scripts/postgres/start-postgres.ts';
import type { Backend } from '../database/backend.ts';
import { addressFor, createRoles } from '../database/create-roles.ts';
import { createDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openPglite } from '../database/pglite-backend.ts';
import { openPostgres } from '../database/postgres-backend.ts';
import type { Role } from '../database/roles.ts';
import { loadDemo } from '../demo/load-demo.ts';
import { type Content, copyDatabase, type DatabaseSource } from './database-source.ts';
import { operationRecords } from './operation-records/operation-record.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseSource: DatabaseSource;
    /** Where each server of the run tells what it was asked; nowhere where that is not counted. */
    operationRecords: string | undefined;
  }
}

const password = 'a-password-for-tests';
/** Has every test of an operation that `npm test` runs; every-operation.records.test.ts reads what it leaves. */
const recordedProject = 'api-postgres';

/**
 * Migrates and loads the demo once; every test file then opens its own copy, from a dump or from a template database
 * without or with the demo.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const kind = project.config.env.DATABASE_KIND;
  if (kind === 'pglite') return preparePglite(project);
  if (kind === 'postgres') return preparePostgres(project);
  throw new Error('DATABASE_KIND names neither database.');
}

async function preparePglite(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'pcf-exchange-dump-'));
  const dumpFiles = {
    unmigrated: join(folder, 'unmigrated.tar'),
    empty: join(folder, 'empty.tar'),
    demo: join(folder, 'demo.tar'),
  };
  const backend = await openPglite({ memory: true });
  const dumpTo = async (file: string) => writeFile(file, Buffer.from(await (await backend.dump()).arrayBuffer()));
  await dumpTo(dumpFiles.unmigrated);
  await migrate(backend);
  await dumpTo(dumpFiles.empty);
  await loadDemo(createDatabase(backend));
  await dumpTo(dumpFiles.demo);
  await backend.close();
  project.provide('databaseSource', { kind: 'pglite', dumpFiles });
  return () => rm(folder, { recursive: true, force: true });
}

async function preparePostgres(project: TestProject) {
  if (project.name === recordedProject) {
    await rm(operationRecords, { recursive: true, force: true });
    await mkdir(operationRecords, { recursive: true });
    project.provide('operationRecords', operationRecords);
  }
  const server = await startPostgres();
  const { ownerUrl: administratorUrl } = server;
  const templates = { empty: `pcf_template_${process.pid}`, demo: `pcf_demo_${process.pid}` };
  const passwords = { owner: password, app: password, worker: password };
  await createRoles(administratorUrl, { database: templates.empty, passwords, existingRoles: 'takeOver' });
  const inTemplate = async (content: Content, work: (backend: Backend) => Promise<unknown>) => {
    const address = (role: Role) => addressFor(administratorUrl, templates[content], role, password);
    const backend = openPostgres({ owner: address('owner'), app: address('app'), worker: address('worker') }, () => {});
    await work(backend);
    await backend.close();
  };
  await inTemplate('empty', migrate);
  await copyDatabase(administratorUrl, templates.empty, templates.demo);
  await inTemplate('demo', (backend) => loadDemo(createDatabase(backend)));
  project.provide('databaseSource', { kind: 'postgres', administratorUrl, templates, password });
  return () => server.stop();
}
