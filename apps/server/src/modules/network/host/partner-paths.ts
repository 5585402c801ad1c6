import { withoutTrailing } from '@pcf/domain/text/without-trailing';
import type { FastifyRequest } from 'fastify';
import type { PartnerCallKind } from '../../../network/call-partner.ts';
import { PactError } from './pact-error.ts';

/** Footprints and secrets do not travel in the open: by this connection, or by the word of a proxy that is trusted. */
export const encryptedOnly = (allowHttp: boolean) => async (request: FastifyRequest) => {
  if (request.protocol !== 'https' && !allowHttp) throw new PactError('AccessDenied', 'Call this over https');
};

/** Under which the partner reached this installation, or under which it is known. */
export const baseAddress = (request: FastifyRequest, publicUrl: string | undefined): string =>
  withoutTrailing(publicUrl ?? `${request.protocol}://${request.host}`, '/');

/** Whether the database could have it as an id; asked about anything else it would fail. */
export const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** What partners' platforms call: the address says which version of the protocol, the first two are the same for all. */
export const discoveryPath = '/.well-known/openid-configuration';
export const tokenPath = '/auth/token';
export const v3Prefix = '/3';

/** What a partner's platform asks for at a route of ours; nothing at one that is not for partners. */
export const partnerCallOf = (route: string): PartnerCallKind | undefined => callsByRoute.get(route);

const callsByRoute: ReadonlyMap<string, PartnerCallKind> = new Map([
  [discoveryPath, 'discovery'],
  [tokenPath, 'token'],
  [`${v3Prefix}/events`, 'event'],
  [`${v3Prefix}/footprints`, 'footprints'],
  [`${v3Prefix}/footprints/:id`, 'footprint'],
]);

export function isPartnerPath(url: string): boolean {
  const path = url.split('?', 1)[0] ?? '';
  return path === discoveryPath || path === tokenPath || path === v3Prefix || path.startsWith(`${v3Prefix}/`);
}
