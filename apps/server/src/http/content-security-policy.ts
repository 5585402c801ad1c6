import { sameOrigin } from '@pcf/contract/same-origin';
import type { Config } from '../config.ts';

// Some origins come from a request or a document: where one could say more than that in the policy, it is left out.
const plainOrigin = /^https?:\/\/[a-z0-9.-]+(:\d+)?$/i;

/** Where the API answers, if not here: at its address, or by the rule at this host with the "api." prefix. */
function apiSources(page: Config['page'], protocol: string, host: string): string[] {
  if (page.apiBaseUrl === sameOrigin) return [];
  if (page.apiBaseUrl !== undefined) return [new URL(page.apiBaseUrl).origin];
  return plainOrigin.test(`${protocol}://${host}`) ? [`${protocol}://api.${host}`] : [];
}

/** Where the page may send requests: here, to the API where that is elsewhere, to the monitor and the identity provider where one is set. */
function connectSources(
  page: Config['page'],
  { protocol, host }: { protocol: string; host: string },
  identityOrigins: readonly string[],
): string[] {
  const monitor = page.monitoring ? [new URL(page.monitoring.dsn).origin] : [];
  const identity = identityOrigins.filter((origin) => plainOrigin.test(origin));
  return ["'self'", ...apiSources(page, protocol, host), ...monitor, ...identity];
}

/** The page's policy: scripts and styles only from here or with this response's nonce. */
export function pagePolicy(
  page: Config['page'],
  nonce: string,
  request: { protocol: string; host: string },
  identityOrigins: readonly string[],
): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${connectSources(page, request, identityOrigins).join(' ')}`,
    // The monitor's session replay compresses in a worker made from a blob.
    ...(page.monitoring ? ["worker-src 'self' blob:"] : []),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** For answers that are no page. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'";
