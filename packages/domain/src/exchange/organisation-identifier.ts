import type { OrganisationIdentifierType } from '@pcf/contract/vocabulary/organisation';

const formats: Record<OrganisationIdentifierType, RegExp> = {
  VAT: /^[a-z]{2}[a-z0-9]{2,13}$/i,
  DUNS: /^[0-9]{9}$/,
  LEI: /^[a-z0-9]{18}[0-9]{2}$/i,
  BPNL: /^bpnl[a-z0-9]{12}$/i,
};

/** The one spelling of an identifier that somebody typed; null where it is none of this type. */
export function normaliseIdentifier(type: OrganisationIdentifierType, text: string): string | null {
  const signs = text.replaceAll(/[\s.-]/g, '');
  if (!formats[type].test(signs)) return null;
  const value = signs.toUpperCase();
  return type === 'LEI' && !hasCheckDigits(value) ? null : value;
}

/** ISO 7064, mod 97-10: read as a number with A as 10 and Z as 35, it leaves 1. */
function hasCheckDigits(value: string): boolean {
  const rest = [...value].reduce((sum, sign) => {
    const worth = Number.parseInt(sign, 36);
    return (sum * (worth < 10 ? 10 : 100) + worth) % 97;
  }, 0);
  return rest === 1;
}
