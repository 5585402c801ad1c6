/** What partners' platforms call: the address says which version of the protocol, the first two are the same for all. */
export const discoveryPath = '/.well-known/openid-configuration';
export const tokenPath = '/auth/token';
export const v3Prefix = '/3';

export function isPartnerPath(url: string): boolean {
  const path = url.split('?', 1)[0] ?? '';
  return path === discoveryPath || path === tokenPath || path === v3Prefix || path.startsWith(`${v3Prefix}/`);
}
