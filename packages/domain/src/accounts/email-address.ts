import { textLimits } from '@pcf/contract/text-limits';

const maxLocalPartLength = 64;
const maxLabelLength = 63;

const atom = String.raw`[\p{L}\p{M}\p{Nd}!#$%&'*+/=?^_\x60{|}~-]+`;
const localPart = new RegExp(String.raw`^${atom}(?:\.${atom})*$`, 'u');
const label = /^[\p{L}\p{M}\p{Nd}](?:[\p{L}\p{M}\p{Nd}-]*[\p{L}\p{M}\p{Nd}])?$/u;
const topLevel = /\p{L}/u;

/**
 * The one spelling under which an address is stored and compared, or null where the text is no address a mail can go to.
 * NFC rather than NFKC (RFC 6532): a mailbox must not turn into another one. Quoted local parts and IP addresses are refused.
 */
export function normaliseEmail(text: string): string | null {
  const email = text.trim().normalize('NFC').toLowerCase().normalize('NFC');
  if (email.length > textLimits.email) return null;
  const [local = '', domain = '', ...rest] = email.split('@');
  return rest.length === 0 && isLocalPart(local) && isDomain(domain) ? email : null;
}

/** The part behind the @ of a normalised address. */
export const emailDomain = (email: string) => email.slice(email.lastIndexOf('@') + 1);

const isLocalPart = (text: string) => text.length <= maxLocalPartLength && localPart.test(text);

function isDomain(text: string): boolean {
  const labels = text.split('.');
  return (
    labels.length > 1 &&
    labels.every((each) => each.length <= maxLabelLength && label.test(each)) &&
    topLevel.test(labels.at(-1) ?? '')
  );
}
