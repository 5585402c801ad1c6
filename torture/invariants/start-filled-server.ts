import { loadDemoAnswers } from '../../apps/server/src/demo/load-demo-answers.ts';
import { loadDemoFacts } from '../../apps/server/src/demo/load-demo-facts.ts';
import { loadDemoInvitations } from '../../apps/server/src/demo/load-demo-invitations.ts';
import { loadDemoProducts } from '../../apps/server/src/demo/load-demo-products.ts';
import { loadDemoTemplates } from '../../apps/server/src/demo/load-demo-templates.ts';
import { startTestServer, type TestServer } from '../../apps/server/src/testing/test-server.ts';

/** A server with all of the demo: lines in every status, answers, reviews, templates, invitations and claims. */
export async function startFilledServer(settings: Record<string, string> = {}): Promise<TestServer> {
  const server = await startTestServer({ settings });
  await loadDemoInvitations(server.database);
  await loadDemoProducts(server.database);
  await loadDemoAnswers(server.database);
  await loadDemoTemplates(server.database);
  await loadDemoFacts(server.database);
  return server;
}
