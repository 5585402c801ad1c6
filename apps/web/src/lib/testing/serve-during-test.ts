import { onTestFinished } from 'vitest';
import { json, type ReceivedRequest, type ServerAnswer, startApiServer } from './start-api-server.ts';

/** A server that ends with the test that started it. */
export async function serveDuringTest(answer: (request: ReceivedRequest) => ServerAnswer | Promise<ServerAnswer>) {
  const server = await startApiServer(answer);
  onTestFinished(server.close);
  return server;
}

/** An address where nobody listens any more. */
export async function deadAddress(): Promise<string> {
  const server = await startApiServer(() => json({}));
  await server.close();
  return server.url;
}
