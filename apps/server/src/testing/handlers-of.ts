import { jobHandlers } from '../jobs/job-handlers.ts';
import type { JobHandlers } from '../jobs/job-runner.ts';
import type { MailTransport } from '../mail/mail-transport.ts';
import { defaultRetention } from './default-retention.ts';
import type { TestServer } from './test-server.ts';

interface Chosen {
  readonly transport?: MailTransport;
  readonly publicUrl?: string;
  readonly collectSeconds?: number;
}

const silent: MailTransport = { send: async () => {}, close: () => {} };

/** The real handlers of a test server's jobs; mails go nowhere unless a transport is given. */
export const handlersOf = (
  { database, url, app, tracing }: TestServer,
  { transport = silent, publicUrl = url, collectSeconds = 0 }: Chosen = {},
): JobHandlers => {
  const handlers = jobHandlers(database, {
    transport,
    mailEnded: app.mailEnded,
    publicUrl,
    collectSeconds,
    documents: app.documents,
    retention: defaultRetention,
    partners: app.partners,
    fetchNews: app.fetchNews,
  });
  return tracing?.traceJobs(handlers) ?? handlers;
};
