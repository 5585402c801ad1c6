import { pageCalls } from '@pcf/contract/operations/page.calls';
import type { RuntimeConfiguration } from '@pcf/contract/resources/runtime-configuration';
import { BadResponseError } from './api/api-errors.ts';
import { fetchAnswer } from './api/fetch-answer.ts';

let loaded: RuntimeConfiguration | null = null;

/** Reads the settings of this installation from the page's own origin; the API may live elsewhere and is named in them. */
export async function loadRuntimeConfiguration(origin: string = location.origin): Promise<RuntimeConfiguration> {
  const call = pageCalls.getRuntimeConfiguration;
  const { status, content } = await fetchAnswer(`${origin}${call.path}`, { method: call.method });
  if (!isConfiguration(content)) throw new BadResponseError(status);
  // A process of the version before, while processes are replaced one by one, does not say who may register.
  loaded = { ...content, registration: content.registration ?? { rule: 'open', domains: [] } };
  return loaded;
}

export function runtimeConfiguration(): RuntimeConfiguration {
  if (loaded === null) throw new Error('The runtime configuration was read before it was loaded.');
  return loaded;
}

/** A page behind a proxy can be answered with anything; one check here spares every reader its own. */
function isConfiguration(content: unknown): content is RuntimeConfiguration {
  return typeof content === 'object' && content !== null && 'links' in content && 'limits' in content;
}

type Region = 'EU' | 'US';

/** Where analytics and monitoring data belong, by the address of the server. */
export function regionOf(apiBaseUrl: string): Region {
  return apiBaseUrl.includes('api.eu.') ? 'EU' : 'US';
}
