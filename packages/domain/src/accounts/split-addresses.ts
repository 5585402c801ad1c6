import { normaliseEmail } from './email-address.ts';

interface SplitAddresses {
  /** Each once, in the one spelling that is stored, in the order given. */
  addresses: string[];
  /** As typed, each once. */
  invalid: string[];
}

/** Mail programs write `"Brandt, Lena" <lena@example.com>`: what stands in the quotes is never an address. */
const quotedName = /"[^"\n]*"\s*(?=<)/g;
const invisible = /\p{Cf}/gu;
const betweenEntries = /[;>\r\n]/;
const betweenPieces = /[\s,;<>]+/;
const wrapping = /^(?:mailto:|(["']))(.*?)\1$/i;

/** Reads a list of addresses as people type it, and as mail programs and spreadsheets paste it. */
export function splitAddresses(text: string): SplitAddresses {
  const addresses = new Set<string>();
  const invalid = new Set<string>();
  for (const piece of piecesOf(text)) {
    const address = normaliseEmail(piece.replace(wrapping, '$2'));
    if (address === null) invalid.add(piece);
    else addresses.add(address);
  }
  return { addresses: [...addresses], invalid: [...invalid] };
}

function piecesOf(text: string): string[] {
  const parts = text.replaceAll(invisible, '').replaceAll(quotedName, '').split('<');
  const beforeBracket = parts.slice(0, -1).flatMap(withoutName);
  return [...beforeBracket, ...words(parts.at(-1) ?? '')];
}

/** Right before a bracket stands a name, which Outlook writes as `Brandt, Lena <`: only words with an @ are no part of it. */
function withoutName(part: string): string[] {
  const entries = part.split(betweenEntries);
  const name = entries.pop() ?? '';
  return [...entries.flatMap(words), ...words(name).filter((word) => word.includes('@'))];
}

const words = (text: string) => text.split(betweenPieces).filter((word) => word !== '');
