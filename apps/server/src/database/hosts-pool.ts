import pg from 'pg';
import { connectMilliseconds, type DatabaseHosts, keptAlive } from './database-hosts.ts';

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: unknown) => void,
) => void;
type ClientClass = new (settings: pg.ClientConfig) => pg.Client;

/** What pg says where all connections are in use, which is no fault of the host. */
const allInUse = 'timeout exceeded when trying to connect';

/** A write that the server refuses since it has become a standby. */
const refusesWrites = (error: unknown) => Object(error).code === '25006';

/** A pool whose new connections go to the host that has the database now. */
export class HostsPool extends pg.Pool {
  readonly #hosts: DatabaseHosts;

  constructor(hosts: DatabaseHosts, Client: ClientClass, settings: Omit<pg.PoolConfig, 'Client' | 'connectionString'>) {
    class HostClient extends Client {
      constructor(given: pg.ClientConfig) {
        super({ ...given, connectionString: hosts.current() });
      }

      // biome-ignore lint/suspicious/noExplicitAny: the base class declares its overloads so.
      override query(...parameters: any[]): any {
        const ask = super.query as (...given: unknown[]) => unknown;
        const answer = ask.apply(this, parameters);
        if (hosts.count > 1 && answer instanceof Promise) answer.catch((error) => this.#leaveStandby(error));
        return answer;
      }

      #leaveStandby(error: unknown): void {
        // The pool takes no connection back that ends; the next one goes to whoever takes writes.
        if (refusesWrites(error)) void this.end();
      }
    }
    super({
      ...settings,
      connectionTimeoutMillis: connectMilliseconds(hosts),
      ...keptAlive,
      Client: HostClient as unknown as NonNullable<pg.PoolConfig['Client']>,
      onConnect: (client: pg.ClientBase) => hosts.check(client),
    });
    this.#hosts = hosts;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<pg.PoolClient> | undefined {
    const connecting = this.#connectToAny();
    if (!connected) return connecting;
    connecting.then(
      (client) => connected(undefined, client, (error) => client.release(error as Error | undefined)),
      (error: Error) => connected(error, undefined, () => {}),
    );
    return undefined;
  }

  async #connectToAny(): Promise<pg.PoolClient> {
    for (let attempt = 1; ; attempt += 1) {
      const asked = this.#hosts.current();
      try {
        return await super.connect();
      } catch (error) {
        if (error instanceof Error && error.message === allInUse) throw error;
        this.#hosts.failed(asked);
        if (attempt >= this.#hosts.count) throw error;
      }
    }
  }
}
