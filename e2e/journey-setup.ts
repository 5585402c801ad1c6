import type { TestProject } from 'vitest/node';
import { startInbox } from '../apps/server/src/testing/mail-inbox.ts';
import { startServer } from './start-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    baseUrl: string;
    /** Where the mails can be read that the shared server sent. */
    inboxUrl: string;
  }
}

/** One server for all journeys; a journey that changes something puts it back. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const inbox = await startInbox();
  const server = await startServer({ SMTP_URL: inbox.smtpUrl });
  project.provide('baseUrl', server.url);
  project.provide('inboxUrl', inbox.readUrl);
  return async () => {
    await server.stop();
    await inbox.stop();
  };
}
