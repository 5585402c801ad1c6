import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestEncrypted } from 'node:https';
import { isIP } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { allowedAddresses } from './allowed-addresses.ts';
import { askNameServers } from './ask-name-servers.ts';
import { createFewLookups } from './few-lookups.ts';
import { PeerError, peerErrorOf } from './peer-error.ts';

export interface PeerSettings {
  /** Networks that are not public, in which partners may be called all the same. */
  readonly allowPrivate: readonly string[];
  /** For development: without encryption. */
  readonly allowHttp: boolean;
  /** Of all authorities that are trusted, where they are not those of Node alone. */
  readonly certificates: readonly string[] | undefined;
  /** For whoever operates the installation: why nobody was reached, of which whoever asked hears only that it was so. */
  readonly unreached?: (host: string, reason: string) => void;
}

interface PeerRequest {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface PeerAnswer {
  readonly status: number;
  readonly text: string;
}

export type AskPeer = (address: string, request: PeerRequest) => Promise<PeerAnswer>;

const tenSeconds = 10_000;
/** A name of the own network is looked up sooner than one that is not there: the time of an answer must not tell them apart. */
const evenMilliseconds = 500;
const mostBytes = 5 * 1024 * 1024;

/**
 * Asks another platform at an address that somebody typed, which may be meant to reach what only this machine can reach:
 * the name is looked up once, what it leads to is checked, and that very address is called. Redirects are not followed.
 */
export function createAskPeer(
  { allowPrivate, allowHttp, certificates, unreached }: PeerSettings,
  longestMilliseconds = tenSeconds,
): AskPeer {
  const isAllowed = allowedAddresses(allowPrivate);
  const lookedUp = createFewLookups<readonly LookupAddress[]>((host) => lookup(host, { all: true }), askNameServers);

  async function addressOf(host: string, signal: AbortSignal): Promise<string> {
    const family = isIP(host);
    const found = family === 0 ? await lookedUp(host, signal) : [{ address: host, family }];
    const usable = found.find(({ address }) => isAllowed(address));
    if (!usable) throw new Error('not a public address, and in no network of NETWORK_ALLOW_PRIVATE');
    return usable.address;
  }

  async function ask(url: URL, { method, headers, body }: PeerRequest, signal: AbortSignal): Promise<PeerAnswer> {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const address = await Promise.race([addressOf(host, signal), aborted(signal)]);
    const isEncrypted = url.protocol === 'https:';
    const options = {
      host: address,
      port: url.port || (isEncrypted ? 443 : 80),
      path: url.pathname + url.search,
      method,
      signal,
      // A connection of its own: one that is kept might lead to what the name stood for before.
      agent: false,
      headers: {
        'user-agent': 'PCF Exchange',
        accept: 'application/json',
        'accept-encoding': 'identity',
        ...headers,
        host: url.host,
        ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
      },
    };
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const sent = isEncrypted
        ? requestEncrypted({ ...options, servername: isIP(host) ? '' : host, ca: certificates?.slice() }, resolve)
        : requestPlain(options, resolve);
      sent.on('error', reject).end(body);
    });
    return { status: response.statusCode ?? 0, text: await textOf(response) };
  }

  return async (address, request) => {
    const url = new URL(address);
    if (url.protocol !== 'https:' && !(allowHttp && url.protocol === 'http:')) throw new PeerError('NOT_HTTPS');
    const signal = AbortSignal.timeout(longestMilliseconds);
    const even = performance.now() + Math.min(evenMilliseconds, longestMilliseconds);
    return ask(url, request, signal).catch(async (error: unknown) => {
      // In the middle of an answer it looks as if the other side had gone.
      const told = signal.aborted ? new PeerError('TIMED_OUT') : peerErrorOf(error);
      if (told.code === 'CONNECTION_FAILED') {
        unreached?.(url.hostname, error instanceof Error ? error.message : String(error));
        await setTimeout(Math.max(0, even - performance.now()));
      }
      throw told;
    });
  };
}

/** A name that is looked up cannot be told to stop. */
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

async function textOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response) {
    bytes += (chunk as Buffer).length;
    if (bytes > mostBytes) throw new PeerError('ANSWER_TOO_LARGE');
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString();
}
