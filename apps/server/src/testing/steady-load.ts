import { randomUUID } from 'node:crypto';
import { type Agent, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { idempotencyKeyHeader } from '@pcf/contract/operations/idempotency';
import { demoPassword } from '../demo/demo-organisations.ts';

/** Somebody who makes one call after the other, on the connections that the agent keeps, or on new ones. */
export interface SteadyCaller {
  readonly url: string;
  readonly agent: Agent;
  /** Writes with an Idempotency-Key, and once more with the same one where a balancer answers that nobody did. */
  readonly repeats?: boolean;
}

export interface SteadyLoad {
  /** With which the names of all that is written begin. */
  readonly prefix: string;
  end(): Promise<{
    readonly errors: readonly string[];
    /** How often each caller read. */
    readonly reads: ReadonlyMap<SteadyCaller, number>;
    /** The names of what was acknowledged. */
    readonly written: readonly string[];
    /** What balancers said of writes that were repeated. */
    readonly repeated: readonly string[];
  }>;
}

const pauseMilliseconds = 20;

/** Every caller reads a list and creates a product in turns until the end. */
export function steadyLoad(callers: readonly SteadyCaller[], token: string): SteadyLoad {
  const prefix = `Steady ${randomUUID()}`;
  const errors: string[] = [];
  const written: string[] = [];
  const repeated: string[] = [];
  const reads = new Map(callers.map((caller) => [caller, 0]));
  let ended = false;

  async function attempt(what: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      errors.push(`${new Date().toISOString()} ${what}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  async function callOn(caller: SteadyCaller, number: number): Promise<void> {
    for (let turn = 0; !ended; turn += 1) {
      await attempt(`a read at ${caller.url}`, async () => {
        await call(caller, token, 'GET', '/api/product/purchased-products');
        reads.set(caller, (reads.get(caller) ?? 0) + 1);
      });
      const name = `${prefix} ${number}-${turn}`;
      await attempt(`a write at ${caller.url}`, async () => {
        const create = () => call(caller, token, 'POST', '/api/customer/products', { name, internalReference: name });
        await create().catch((error: unknown) => {
          if (!caller.repeats || !(error instanceof Error) || !error.message.startsWith('502')) throw error;
          repeated.push(error.message);
          return create();
        });
        written.push(name);
      });
      await wait(pauseMilliseconds);
    }
    caller.agent.destroy();
  }

  const calling = Promise.all(callers.map(callOn));
  return {
    prefix,
    async end() {
      ended = true;
      await calling;
      return { errors, reads, written, repeated };
    },
  };
}

async function call(
  { url, agent, repeats }: SteadyCaller,
  token: string,
  method: 'GET' | 'POST',
  path: string,
  body?: { readonly name: string; readonly internalReference: string },
): Promise<string> {
  const request = url.startsWith('https:') ? requestHttps : requestHttp;
  const headers = {
    authorization: `Bearer ${token}`,
    ...(body && { 'content-type': 'application/json' }),
    ...(body && repeats && { [idempotencyKeyHeader]: body.name }),
  };
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, url), { method, agent, headers }, (response) => {
      text(response).then((said) => {
        const { statusCode = 0 } = response;
        if (statusCode < 300) resolve(said);
        else reject(new Error(`${statusCode} ${said}`));
      }, reject);
    });
    sent.once('error', reject);
    sent.end(body && JSON.stringify(body));
  });
}

/** The access token of a person of the demo who may do all of it. */
export async function signInAt(url: string, email = 'lena.brandt@nordic-kitchen.example'): Promise<string> {
  const response = await fetch(new URL('/auth/registration/users/login', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  if (!response.ok) throw new Error(`Nobody was signed in: ${await response.text()}`);
  return ((await response.json()) as { access_token: string }).access_token;
}
