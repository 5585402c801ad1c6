import { afterAll } from 'vitest';
import { startTestServer, type TestServer } from './test-server.ts';

/**
 * The server and the database of a test file, from its first test to its last. Awaited at the top of the file, so that
 * helpers and tables of cases use them as plain constants; what differs between tests starts a server of its own.
 */
export async function serverOfFile(options: Parameters<typeof startTestServer>[0] = {}): Promise<TestServer> {
  const server = await startTestServer(options);
  afterAll(() => server.stop());
  return server;
}
