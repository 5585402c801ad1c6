/** A request as it goes over the wire, but for the address of the server. */
export interface HttpRequest {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  /** Any other status fails the run; where it is left out, none does. */
  readonly expected?: number | undefined;
}

export function bytesOf({ method, path, headers, body }: HttpRequest, host: string): Buffer {
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const lines = Object.entries({ host, ...headers, ...length }).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`);
}
