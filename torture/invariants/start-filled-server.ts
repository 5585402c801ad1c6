import { loadDemoExchange } from '../../apps/server/src/demo/load-demo.ts';
import { startTestServer, type TestServer } from '../../apps/server/src/testing/test-server.ts';

/** A server with all of the demo: lines in every status, answers, reviews, templates, invitations and claims. */
export async function startFilledServer(settings: Record<string, string> = {}): Promise<TestServer> {
  const server = await startTestServer({ settings });
  await loadDemoExchange(server.database, server.app.documents);
  return server;
}
