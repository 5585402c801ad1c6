import type { TestProject } from 'vitest/node';
import { startInbox } from '../apps/server/src/testing/mail-inbox.ts';
import type { Lane } from './lane.ts';
import { startServer } from './start-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    lanes: readonly Lane[];
    /** The database with the demo in it, for servers that a journey starts itself. */
    demoFolder: string;
  }
}

/** One server for all journeys of a lane; a journey that changes something puts it back. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const first = await startServer();
  await first.end();
  const lanes = await Promise.all(Array.from({ length: project.config.maxWorkers }, () => openLane(first.folder)));
  project.provide(
    'lanes',
    lanes.map(({ lane }) => lane),
  );
  project.provide('demoFolder', first.folder);
  return async () => {
    await Promise.all(lanes.map((lane) => lane.close()));
    await first.stop();
  };
}

async function openLane(demoFolder: string) {
  const inbox = await startInbox();
  const server = await startServer({ SMTP_URL: inbox.smtpUrl }, demoFolder);
  const lane: Lane = { baseUrl: server.url, inboxUrl: inbox.readUrl };
  return {
    lane,
    async close() {
      await server.stop();
      await inbox.stop();
    },
  };
}
