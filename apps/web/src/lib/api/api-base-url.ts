import { sameOrigin } from '@pcf/contract/same-origin';
import { withoutTrailing } from '@pcf/domain/text/without-trailing';

/** Where the API answers: the setting where there is one, otherwise the page's own host with an `api.` prefix. */
export function apiBaseUrl(setting: string | null, location: { protocol: string; host: string }): string {
  if (setting === sameOrigin) return `${location.protocol}//${location.host}`;
  const base = setting?.trim() || `${location.protocol}//api.${location.host}`;
  return withoutTrailing(base, '/');
}
