import type { TestProject } from 'vitest/node';
import { startInbox } from '../apps/server/src/testing/mail-inbox.ts';
import { findChromium } from '../scripts/chromium/find-chromium.ts';
import { copyDatabase, createDatabase, databaseSettings } from '../scripts/postgres/databases.ts';
import { type RunningPostgres, startOwnPostgres } from '../scripts/postgres/start-postgres.ts';
import type { Lane } from './lane.ts';
import { type ServerProcess, startServer } from './start-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    lanes: readonly Lane[];
    /** The database with the demo in it, for servers that a journey starts itself. */
    demoFolder: string;
    /** The program of the browser. */
    chromium: string;
  }
}

const demo = 'demo';

/**
 * One server for all journeys of a lane; a journey that changes something puts it back. They are on PostgreSQL, which
 * takes a fraction of the processor that the embedded database does; servers that a journey starts itself have that one.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const [postgres, embedded, chromium] = await Promise.all([postgresWithDemo(), embeddedWithDemo(), findChromium()]);
  project.provide('chromium', chromium);
  const lanes = await Promise.all(
    Array.from({ length: project.config.maxWorkers }, async (_, index) => {
      const database = `lane_${index}`;
      await copyDatabase(postgres.ownerUrl, demo, database);
      return openLane(databaseSettings(postgres.ownerUrl, database));
    }),
  );
  project.provide(
    'lanes',
    lanes.map(({ lane }) => lane),
  );
  project.provide('demoFolder', embedded.folder);
  return async () => {
    await Promise.all(lanes.map((lane) => lane.close()));
    await embedded.stop();
    await postgres.stop();
  };
}

async function postgresWithDemo(): Promise<RunningPostgres> {
  const postgres = await startOwnPostgres();
  await createDatabase(postgres.ownerUrl, demo);
  const server = await startServer({ DEMO: 'true', ...databaseSettings(postgres.ownerUrl, demo) });
  await server.stop();
  return postgres;
}

async function embeddedWithDemo(): Promise<ServerProcess> {
  const server = await startServer();
  await server.end();
  return server;
}

async function openLane(settings: Record<string, string>) {
  const inbox = await startInbox();
  const server = await startServer({ DEMO: 'true', SMTP_URL: inbox.smtpUrl, ...settings });
  const lane: Lane = { baseUrl: server.url, inboxUrl: inbox.readUrl };
  return {
    lane,
    async close() {
      await server.stop();
      await inbox.stop();
    },
  };
}
