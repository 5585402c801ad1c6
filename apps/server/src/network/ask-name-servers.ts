import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';

const resolver = new Resolver({ timeout: 2_000, tries: 2 });

/**
 * What name servers say, asked over the network without a thread that waits. Less than the machine knows, whose own names and
 * list of hosts they are not told of: nothing where they know nothing, or do not say.
 */
export async function askNameServers(name: string): Promise<readonly LookupAddress[] | undefined> {
  const [four, six] = await Promise.all([
    resolver.resolve4(name).catch(() => []),
    resolver.resolve6(name).catch(() => []),
  ]);
  const found = [...four.map((address) => ({ address, family: 4 })), ...six.map((address) => ({ address, family: 6 }))];
  return found.length > 0 ? found : undefined;
}
