import type { LookupAddress } from 'node:dns';
import { lookup, Resolver } from 'node:dns/promises';
import { readFile } from 'node:fs/promises';
import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestEncrypted } from 'node:https';
import { isIP } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { getCACertificates } from 'node:tls';
import type { NetworkError } from '@pcf/contract/vocabulary/network';
import { StartupError } from '../startup-error.ts';
import { activeSpan, type SpanStart, spanKinds } from '../telemetry/active-span.ts';
import { allowedAddresses } from './allowed-addresses.ts';
import { PartnerError, partnerErrorOf, partnerErrorOfStatus } from './partner-error.ts';

const resolver = new Resolver({ timeout: 2_000, tries: 2 });

export interface PartnerCallSettings {
  /** Networks that are not public, in which partners may be called all the same. */
  readonly allowPrivate: readonly string[];
  /** For development: without encryption. */
  readonly allowHttp: boolean;
  /** Of all authorities that are trusted, where they are not those of Node alone. */
  readonly certificates: readonly string[] | undefined;
  /** For the operator of the installation: why the call failed; the caller learns only that it did. */
  readonly unreached?: (host: string, reason: string) => void;
  /** Hears of every call: what came of it, and how long it took. */
  readonly called?: (kind: PartnerCallKind, outcome: NetworkError | 'OK', seconds: number) => void;
}

export type PartnerCallKind = 'discovery' | 'token' | 'event' | 'footprint' | 'footprints';

interface PartnerRequest {
  /** What is asked for, for those who count calls. */
  readonly kind: PartnerCallKind;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface PartnerResponse {
  readonly status: number;
  readonly text: string;
}

export type CallPartner = (address: string, request: PartnerRequest) => Promise<PartnerResponse>;

const tenSeconds = 10_000;
/** A name of the own network is looked up sooner than one that is not there: the time of an answer must not tell them apart. */
const evenMilliseconds = 500;
const maxBytes = 5 * 1024 * 1024;

/**
 * Asks another platform at an address that somebody typed, which may be meant to reach what only this machine can reach:
 * the name is looked up once, what it leads to is checked, and that very address is called. Redirects are not followed.
 */
export function createCallPartner(
  { allowPrivate, allowHttp, certificates, unreached, called }: PartnerCallSettings,
  maxMilliseconds = tenSeconds,
): CallPartner {
  const isAllowed = allowedAddresses(allowPrivate);
  const lookedUp = createFewLookups<readonly LookupAddress[]>((host) => lookup(host, { all: true }), askNameServers);

  async function addressOf(host: string, signal: AbortSignal): Promise<string> {
    const family = isIP(host);
    const found = family === 0 ? await lookedUp(host, signal) : [{ address: host, family }];
    const usable = found.find(({ address }) => isAllowed(address));
    if (!usable) throw new Error('not a public address, and in no network of NETWORK_ALLOW_PRIVATE');
    return usable.address;
  }

  async function ask(
    url: URL,
    { method, headers, body }: PartnerRequest,
    signal: AbortSignal,
    traceparent: string | undefined,
  ): Promise<PartnerResponse> {
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
        ...(traceparent === undefined ? {} : { traceparent }),
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
    if (url.protocol !== 'https:' && !(allowHttp && url.protocol === 'http:')) throw new PartnerError('NOT_HTTPS');
    const signal = AbortSignal.timeout(maxMilliseconds);
    const begun = performance.now();
    const even = begun + Math.min(evenMilliseconds, maxMilliseconds);
    const span = activeSpan()?.child(callSpan(url, request));
    const tell = (outcome: NetworkError | 'OK', status?: number) => {
      span?.end({ 'http.response.status_code': status }, outcome === 'OK' ? undefined : outcome);
      called?.(request.kind, outcome, (performance.now() - begun) / 1000);
    };
    try {
      const response = await ask(url, request, signal, span?.traceparent);
      tell(partnerErrorOfStatus(response.status)?.code ?? 'OK', response.status);
      return response;
    } catch (error) {
      // In the middle of an answer it looks as if the other side had gone.
      const told = signal.aborted ? new PartnerError('TIMED_OUT') : partnerErrorOf(error);
      tell(told.code);
      if (told.code === 'CONNECTION_FAILED') {
        unreached?.(url.hostname, error instanceof Error ? error.message : String(error));
        await setTimeout(Math.max(0, even - performance.now()));
      }
      throw told;
    }
  };
}

/** Whom, and what for: never the whole address, which names what is asked for. */
const callSpan = ({ hostname, port, protocol }: URL, { kind, method }: PartnerRequest): SpanStart => ({
  name: method,
  kind: spanKinds.client,
  attributes: {
    'http.request.method': method,
    'server.address': hostname,
    'server.port': Number(port) || (protocol === 'https:' ? 443 : 80),
    'url.scheme': protocol.slice(0, -1),
    'pcf.partner.call': kind,
  },
});

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
    if (bytes > maxBytes) throw new PartnerError('ANSWER_TOO_LARGE');
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString();
}

/**
 * What name servers say, asked over the network without a thread that waits. Less than the machine knows, whose own names and
 * list of hosts they are not told of: nothing where they know nothing, or do not say.
 */
async function askNameServers(name: string): Promise<readonly LookupAddress[] | undefined> {
  const [four, six] = await Promise.all([
    resolver.resolve4(name).catch(() => []),
    resolver.resolve6(name).catch(() => []),
  ]);
  const found = [...four.map((address) => ({ address, family: 4 })), ...six.map((address) => ({ address, family: 6 }))];
  return found.length > 0 ? found : undefined;
}

/**
 * Looks up names that somebody typed, one at a time and in the order asked for. A process looks up two names at once, those
 * of the database, the mail server and the store among them, and a name whose own server says nothing takes ten seconds or
 * more: one of the two is left to those. A caller that finds the other one taken asks meanwhile, in a way that delays nobody,
 * and waits only where that finds nothing. A caller that has stopped waiting is passed over.
 */
export function createFewLookups<Found>(
  lookUp: (name: string) => Promise<Found>,
  askMeanwhile: (name: string) => Promise<Found | undefined>,
) {
  const waiting: (() => void)[] = [];
  let running = false;

  return async (name: string, signal: AbortSignal): Promise<Found> => {
    const found = running ? await askMeanwhile(name) : undefined;
    if (found !== undefined) return found;
    while (running) await new Promise<void>((resolve) => waiting.push(resolve));
    running = true;
    try {
      signal.throwIfAborted();
      return await lookUp(name);
    } finally {
      running = false;
      waiting.shift()?.();
    }
  };
}

/** Those that Node trusts and one authority more; undefined where there is none. */
export async function trustedCertificates(file: string | undefined): Promise<readonly string[] | undefined> {
  if (file === undefined) return undefined;
  const additional = await readFile(file, 'utf8').catch(() => {
    throw new StartupError(`The file of NETWORK_CA_FILE cannot be read: ${file}.`);
  });
  return [...getCACertificates('default'), additional];
}
