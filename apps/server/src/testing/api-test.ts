import { afterAll, expect } from 'vitest';
import { type Answer, startTestServer, type TestServer } from './test-server.ts';

/**
 * The server and the database of a test file, from its first test to its last. Awaited at the top of the file, so that
 * helpers and tables of cases use them as plain constants; what differs between tests starts a server of its own.
 */
export async function serverOfFile(options: Parameters<typeof startTestServer>[0] = {}): Promise<TestServer> {
  const server = await startTestServer(options);
  afterAll(() => server.stop());
  return server;
}

/** For calls that a test builds on, which have to succeed. */
export async function done(call: Promise<Answer>): Promise<Answer> {
  const answer = await call;
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer;
}
