import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

interface PlainServer {
  /** Where the same is found encrypted. */
  readonly address: (host: string) => string;
  /** What is answered here as well: checks of balancers, and what refuses plain http by itself. */
  readonly answersHere: (url: string) => boolean;
}

/** Beside a server that speaks https: requests without encryption are redirected there. */
export function createPlainServer(app: FastifyInstance, { address, answersHere }: PlainServer): Server {
  return createServer((request: IncomingMessage, response: ServerResponse) => {
    // A client that takes this for a proxy sends a whole address.
    const url = request.url?.startsWith('/') ? request.url : '/';
    if (answersHere(url)) {
      app.routing(request, response);
      return;
    }
    // The same method again, with the same body.
    response.writeHead(308, { location: `${address(hostOf(request))}${url}`, 'cache-control': 'no-store' });
    response.end();
  });
}

/** Without the port of plain http. */
function hostOf({ headers: { host = '' } }: IncomingMessage): string {
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';
}
