import { splitAddresses } from '@pcf/domain/accounts/split-addresses';

interface Addition {
  pieces: string[];
  added: number;
  invalid: number;
  known: number;
}

/** What the list holds once a text was typed or pasted into it, and what there is to say about it. */
export function addPieces(present: readonly string[], text: string): Addition {
  const { addresses, invalid } = splitAddresses(text);
  const isNew = (piece: string) => !present.includes(piece);
  const newAddresses = addresses.filter(isNew);
  const newInvalid = invalid.filter(isNew);
  return {
    pieces: [...present, ...newAddresses, ...newInvalid],
    added: newAddresses.length,
    invalid: newInvalid.length,
    known: addresses.length + invalid.length - newAddresses.length - newInvalid.length,
  };
}
