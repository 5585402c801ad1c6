import { once } from 'node:events';
import { access } from 'node:fs/promises';
import type { Server } from 'node:http';
import { type AddressInfo, isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import manifest from '../package.json' with { type: 'json' };
import { type App, buildApp } from './app.ts';
import { checkPort, listenError } from './check-port.ts';
import type { Config } from './config.ts';
import { createDatabase } from './database/database.ts';
import { openDatabase } from './database/open-database.ts';
import { loadDemoExchange } from './demo/load-demo.ts';
import { switchDemo } from './demo/switch-demo.ts';
import { checkDocumentStore } from './files/document-store.ts';
import { keepAllPrivate, tellNotPrivate } from './files/keep-private.ts';
import { isLoopback } from './http/local-caller.ts';
import { createPlainServer } from './http/plain-server.ts';
import { sweepTemporaryFiles } from './http/temporary-files.ts';
import { jobHandlers } from './jobs/job-handlers.ts';
import { startJobs } from './jobs/job-runner.ts';
import { capturingTransport, smtpTransport } from './mail/mail-transport.ts';
import { isPartnerPath } from './modules/network/host/partner-paths.ts';
import { StartupError } from './startup-error.ts';
import type { Tracing } from './telemetry/tracing.ts';

const { version } = manifest;

export interface RunningServer {
  readonly url: string;
  /** As which this machine alone reaches it; undefined where it listens on an address for others only. */
  readonly localUrl: string | undefined;
  /** Says that it is not ready, and answers on for the set time or until it is told to hurry. */
  drain(hurry: AbortSignal): Promise<void>;
  /** Finishes what is open, hands back what does not finish, closes the database. */
  stop(): Promise<void>;
}

const webDist = new URL('../../web/dist/', import.meta.url);

export async function startServer(config: Config): Promise<RunningServer> {
  await checkPort(config.host, config.port);
  if (config.tls?.httpPort !== undefined) await checkPort(config.host, config.tls.httpPort);
  if (config.demo && config.database.kind === 'postgres' && !config.database.owner) {
    throw new StartupError('DEMO=true needs DATABASE_OWNER_URL too, to remember that the demo was loaded.');
  }
  const built = await isBuilt();
  let logIdleError: (error: Error) => void = () => {};
  const backend = await openDatabase(config.database, (error) => logIdleError(error));
  const database = createDatabase(backend);
  let warn: (reason: string) => void = () => {};
  const tracing = await startTracing(config, (reason) => warn(reason));
  const app = await buildApp({ config, database, webDist: built ? webDist : undefined, version, tracing });
  warn = (reason) => app.log.warn({ reason }, 'spans could not be sent');
  logIdleError = (error) => app.log.warn({ err: error }, 'a connection to the database broke');
  await checkDocumentStore(app.documents, config.documents);
  if (config.demo) await loadDemoExchange(database, app.documents);
  await switchDemo(database, config.demo);
  if (config.documents.kind === 'disk' && !keepAllPrivate(config.documents.folder)) {
    tellNotPrivate(config.documents.folder, 'set DOCUMENTS_DIR to a folder of its own');
  }
  const temporaryFiles = await sweepTemporaryFiles();
  await app.http.listen({ host: config.host, port: config.port }).catch((error: NodeJS.ErrnoException) => {
    throw listenError(error, config.host, config.port);
  });
  const { port } = app.http.server.address() as AddressInfo;
  const scheme = config.tls ? 'https' : 'http';
  const url = config.publicUrl ?? `${scheme}://${hostOf(config.host)}:${port}`;
  const localName = localNameOf(config.host);
  const plain = await listenPlainly(app, config, port);

  const mail = config.mail.smtpUrl
    ? smtpTransport(config.mail.smtpUrl, config.mail.from)
    : capturingTransport(database);
  const handlers = jobHandlers(database, {
    transport: mail,
    mailEnded: app.mailEnded,
    publicUrl: url,
    collectSeconds: config.mail.collectSeconds,
    documents: app.documents,
    retention: config.retention,
    partners: app.partners,
    fetchNews: app.fetchNews,
  });
  const jobs = await startJobs(database, tracing?.traceJobs(handlers) ?? handlers, app.log, app.metrics);
  let jobsStopped: Promise<void> | undefined;
  const stopJobs = (more = 0) => {
    jobsStopped ??= jobs.stop(more);
    // Whoever awaits the stop hears of a failure; nobody does during the drain.
    jobsStopped.catch(() => {});
    return jobsStopped;
  };
  return {
    url,
    localUrl: localName && `${scheme}://${localName}:${port}`,
    async drain(hurry) {
      app.beginStop();
      // Others have time for them; those that run are waited for at the end.
      stopJobs(config.drainMilliseconds);
      const half = config.drainMilliseconds / 2;
      await wait(half, hurry);
      app.moveCallers();
      await wait(half, hurry);
    },
    async stop() {
      app.beginStop();
      temporaryFiles.end();
      plain?.closeAllConnections();
      plain?.close();
      await Promise.all([app.http.close(), stopJobs()]);
      mail.close();
      await Promise.all([database.close(), tracing?.stop()]);
    },
  };
}

/** Ends early, and without a failure, when the signal says so. */
async function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (milliseconds > 0) await setTimeout(milliseconds, undefined, { signal }).catch(() => {});
}

/** Nothing of it is loaded where no receiver is set. */
async function startTracing(
  { tracing, environment }: Config,
  warn: (reason: string) => void,
): Promise<Tracing | undefined> {
  if (!tracing) return undefined;
  const { createTracing } = await import('./telemetry/tracing.ts');
  return createTracing(tracing, { version, environment }, warn);
}

/** Where a port is set for requests without encryption. */
async function listenPlainly(app: App, { tls, host, publicUrl }: Config, port: number): Promise<Server | undefined> {
  if (tls?.httpPort === undefined) return undefined;
  const { httpPort } = tls;
  const plain = createPlainServer(app.http, {
    address: (asked) => (publicUrl?.startsWith('https:') ? new URL(publicUrl).origin : `https://${asked}:${port}`),
    answersHere: (asked) => asked.startsWith('/health/') || isPartnerPath(asked),
  });
  plain.listen(httpPort, host);
  await once(plain, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw listenError(error, host, httpPort);
  });
  return plain;
}

async function isBuilt(): Promise<boolean> {
  return access(new URL('index.html', webDist)).then(
    () => true,
    () => false,
  );
}

/** As it stands in an address: loopback by its name, version 6 in brackets. */
function hostOf(host: string): string {
  if (host === '127.0.0.1') return 'localhost';
  if (isEverywhere(host)) return ownAddress() ?? 'localhost';
  return isIPv6(host) ? `[${host}]` : host;
}

/** All addresses of this machine, none of which anybody could open by that name. */
const isEverywhere = (host: string) => host === '0.0.0.0' || host === '::';

/** By which other machines of its network find this one. */
function ownAddress(): string | undefined {
  const known = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return known.find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
}

/** Who listens on all addresses listens on those of this machine alone too. */
function localNameOf(host: string): string | undefined {
  if (isEverywhere(host)) return 'localhost';
  return isLoopback(host) ? hostOf(host) : undefined;
}
