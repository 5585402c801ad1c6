import type { AddressFile } from './read-address-file.ts';

/** A hundred addresses need far less. */
const mostBytes = 1_000_000;

/** Null for what is no text, or far too much of it. Old spreadsheets do not write UTF-8. */
export async function openAddressFile(file: File): Promise<AddressFile | null> {
  if (file.size > mostBytes) return null;
  const [bytes, { readAddressFile }] = await Promise.all([file.arrayBuffer(), import('./read-address-file.ts')]);
  const text = decode(bytes);
  // A workbook, a picture: what is no text has bytes that no text has.
  return text.includes('\0') ? null : readAddressFile(text);
}

function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
