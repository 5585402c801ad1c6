import type { OrganisationIdentifierType } from '@pcf/contract/vocabulary/organisation';

export type PactIdKind = 'product-id' | 'supplier-id' | 'buyer-id';

const urnPattern = /^urn:[a-z0-9][a-z0-9-]{0,31}:.+$/i;
const pactPattern = /^urn:pact:([^:]+):(product-id|supplier-id|buyer-id):(.+)$/i;

export const isUrn = (text: string): boolean => urnPattern.test(text);

/** RFC 8141 lets these stand as they are inside a name; everything else is written as percent and two hexadecimal digits. */
const outside = /[^A-Za-z0-9._~!$&'()*+,;=:@-]/gu;
const encoder = new TextEncoder();

const percentEncoded = (sign: string): string =>
  [...encoder.encode(sign)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');

/** urn:pact:<domain of the company that gave the reference>:product-id:<reference>. */
export const pactUrn = (domain: string, kind: PactIdKind, reference: string): string =>
  `urn:pact:${domain.toLowerCase()}:${kind}:${reference.toWellFormed().replace(outside, percentEncoded)}`;

export interface PactId {
  readonly domain: string;
  readonly kind: PactIdKind;
  readonly reference: string;
}

/** Null for every other name, and for one whose escapes say nothing. */
export function readPactUrn(urn: string): PactId | null {
  const [, domain, kind, escaped] = pactPattern.exec(urn) ?? [];
  if (!domain || !kind || !escaped) return null;
  const reference = unescaped(escaped);
  return reference === null
    ? null
    : { domain: domain.toLowerCase(), kind: kind.toLowerCase() as PactIdKind, reference };
}

function unescaped(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Names in which a company is known beyond us. Of our identifiers, only the business partner number has one of its own. */
export function companyUrns(
  domain: string,
  reference: string,
  identifiers: readonly { readonly type: OrganisationIdentifierType; readonly value: string }[],
): string[] {
  const partnerNumbers = identifiers.filter(({ type }) => type === 'BPNL').map(({ value }) => `urn:bpn:id:${value}`);
  return [pactUrn(domain, 'supplier-id', reference), ...partnerNumbers];
}
