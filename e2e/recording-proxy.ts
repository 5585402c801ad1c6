import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface RecordingProxy {
  readonly url: string;
  /** All that was said to the server: addresses, headers and bodies. */
  heard(): string;
  stop(): void;
}

/** Stands before a server and notes every word that reaches it; a browser's own list of requests is what it says of itself. */
export async function startRecordingProxy(target: string): Promise<RecordingProxy> {
  const said: string[] = [];
  const proxy = createServer(async (incoming, response) => {
    const { method, url = '', headers } = incoming;
    const body = await text(incoming);
    said.push(`${method} ${url} ${JSON.stringify(headers)} ${body}`);
    const onward = request(new URL(url, target), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.end(body);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    heard: () => said.join('\n'),
    stop() {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
