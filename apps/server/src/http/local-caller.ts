import { isIPv4 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * What somebody sends who calls directly: scrapers of metrics and browsers. Proxies give the headers that tell of them a
 * hundred names, so that whatever is not among these is taken for one of them.
 */
const direct = new Set([
  ...[
    'host',
    'user-agent',
    'accept',
    'accept-encoding',
    'accept-language',
    'accept-charset',
    'connection',
    'keep-alive',
  ],
  ...['authorization', 'x-prometheus-scrape-timeout-seconds', 'traceparent', 'tracestate'],
  ...['cache-control', 'pragma', 'if-none-match', 'if-modified-since', 'range', 'te'],
  ...['cookie', 'referer', 'origin', 'dnt', 'priority', 'upgrade-insecure-requests', 'save-data', 'purpose'],
]);
const isDirect = (name: string) => direct.has(name) || name.startsWith('sec-');

/** The longest name of this machine, and a port. */
const maxHostLength = '[::ffff:127.255.255.255]:65535'.length;

/**
 * Whether somebody on this machine calls: over a local socket, for a local name, and with nothing that a proxy on this machine
 * adds for somebody elsewhere. A page that had a name of its own lead here still says that name. Of proxies that add nothing
 * and name this machine, the plainest speak HTTP/1.0.
 */
export function isLocalCaller({ socket, headers, raw }: FastifyRequest): boolean {
  const { host = '' } = headers;
  return (
    raw.httpVersion !== '1.0' &&
    isLoopback(socket.remoteAddress ?? '') &&
    host.length <= maxHostLength &&
    isLoopback(host.replace(/:\d+$/, '')) &&
    Object.keys(headers).every(isDirect)
  );
}

/** Whether a name or an address, as it stands in a setting, a socket or a Host header, can mean this machine alone. */
export function isLoopback(host: string): boolean {
  const name = host
    .toLowerCase()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/^::ffff:/, '');
  return name === 'localhost' || name === '::1' || (isIPv4(name) && name.startsWith('127.'));
}
