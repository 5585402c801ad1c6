import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CallName, calls } from '@pcf/contract/operations/calls';
import { inject, onTestFinished } from 'vitest';
import { type App, buildApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import { createDatabase, type Database } from '../database/database.ts';
import { demoPassword } from '../demo/demo-organisations.ts';
import { createTracing, type Tracing } from '../telemetry/tracing.ts';
import { openTestDatabase, type TestDatabase } from './database-source.ts';
import { recordCalls } from './operation-records/record-calls.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Record<string, unknown>;
}

export interface CallRequest {
  readonly token?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface TestServer {
  readonly url: string;
  readonly app: App;
  readonly database: Database;
  readonly testDatabase: TestDatabase;
  readonly logLines: string[];
  /** Where the settings name a receiver of spans. */
  readonly tracing: Tracing | undefined;
  call(name: CallName, request?: CallRequest): Promise<Answer>;
  /** Signs a user in, by default with the password of the demo, and answers with the tokens. */
  signIn(email: string, password?: string): Promise<{ access_token: string; refresh_token: string; id_token: string }>;
  stop(): Promise<void>;
}

/** The real application over HTTP, on a database of its own. */
export async function startTestServer(
  options: { settings?: Record<string, string>; webDist?: URL; demo?: boolean; testDatabase?: TestDatabase } = {},
): Promise<TestServer> {
  const testDatabase =
    options.testDatabase ??
    (await openTestDatabase(inject('databaseSource'), options.demo === false ? 'empty' : 'demo'));
  const database = createDatabase(testDatabase.backend);
  const folder = join(tmpdir(), `pcf-exchange-documents-${randomUUID()}`);
  const config: Config = readConfig({
    DEMO: 'true',
    PORT: '0',
    LOG_LEVEL: 'info',
    DOCUMENTS_DIR: folder,
    NETWORK_KEY: Buffer.alloc(32, 'key of tests').toString('base64'),
    ...options.settings,
  });
  const logLines: string[] = [];
  const tracing =
    config.tracing && createTracing(config.tracing, { version: '0.0.0', environment: config.environment }, () => {});
  const app = await buildApp({
    config,
    database,
    tracing,
    webDist: options.webDist,
    version: '0.0.0',
    logStream: { write: (line) => logLines.push(line) },
    checksAnswers: true,
  });
  const records = inject('operationRecords');
  const writeRecords = records === undefined ? undefined : recordCalls(app.http, database, records);
  await app.http.listen({ host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`;

  const call: TestServer['call'] = async (name, { token, params = {}, query = {}, body, headers = {} } = {}) => {
    const { method, path } = calls[name];
    const filled = path.replaceAll(/\{(\w+)\}/g, (_match, key: string) => encodeURIComponent(params[key] ?? ''));
    return answerOf(
      await fetch(new URL(`${filled}?${new URLSearchParams(query)}`, url), {
        method,
        headers: {
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
  };
  return {
    url,
    app,
    database,
    testDatabase,
    logLines,
    tracing,
    call,
    async signIn(email, password = demoPassword) {
      const { status, body } = await call('loginUser', { body: { email, password } });
      if (status !== 200) throw new Error(`${email} could not sign in: ${JSON.stringify(body)}`);
      return body as { access_token: string; refresh_token: string; id_token: string };
    },
    async stop() {
      await app.http.close();
      await tracing?.stop();
      await writeRecords?.();
      await testDatabase.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A server for one test alone. */
export async function serverForThisTest(options?: Parameters<typeof startTestServer>[0]): Promise<TestServer> {
  const server = await startTestServer(options);
  onTestFinished(() => server.stop());
  return server;
}

export async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  const json = /json/.test(response.headers.get('content-type') ?? '');
  return { status: response.status, headers: response.headers, body: json && text ? JSON.parse(text) : { text } };
}
