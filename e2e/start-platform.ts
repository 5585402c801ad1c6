import { randomBytes } from 'node:crypto';
import type { CallName } from '@pcf/contract/operations/calls';
import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { demoPassword } from '../apps/server/src/demo/demo-organisations.ts';
import { freePort } from '../scripts/postgres/free-port.ts';
import { type Body, callAt } from './call-at.ts';
import { demoUsers } from './sign-in.ts';
import { startOwnServer } from './start-own-server.ts';

export interface Platform {
  readonly address: string;
  /** As an administrator of the demo customer there. */
  call<Name extends CallName>(
    name: Name,
    body: Body<Name>,
    params?: Readonly<Record<string, string>>,
  ): Promise<OperationOutput<Name>>;
  stop(): Promise<void>;
}

/** A server of its own that others can be connected with, on this machine and therefore without encryption. */
export async function startPlatform(): Promise<Platform> {
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const server = await startOwnServer({
    PORT: String(port),
    PUBLIC_URL: address,
    NETWORK_KEY: randomBytes(32).toString('base64'),
    NETWORK_ALLOW_HTTP: 'true',
    NETWORK_ALLOW_PRIVATE: '127.0.0.0/8,::1/128',
  });
  const { access_token: token } = await callAt(address, 'loginUser', {
    email: demoUsers.admin.email,
    password: demoPassword,
  });
  return {
    address,
    call: (name, body, params) => callAt(address, name, body, token, params),
    stop: () => server.stop(),
  };
}

/** As at the beginning, so that a journey can be walked once more. */
export async function endConnections({ call }: Platform): Promise<void> {
  const { data } = await call('listNetworkConnections', undefined);
  for (const { id } of data) await call('deleteNetworkConnection', undefined, { connectionId: id });
}
