import { splitAddresses } from '@pcf/domain/accounts/split-addresses';

/** Whether what was typed is ready for the list. A blank ends an address, but not the name in front of one. */
export function isComplete(draft: string): boolean {
  if (/[,;\n]/.test(draft)) return true;
  const { addresses, invalid } = splitAddresses(draft);
  return /[\s>]$/.test(draft) && addresses.length > 0 && invalid.length === 0;
}

/** Whether a pasted text makes entries at once; part of an address waits to be completed. */
export function isList(text: string): boolean {
  const { addresses, invalid } = splitAddresses(text);
  return addresses.length > 0 || invalid.length > 1;
}
