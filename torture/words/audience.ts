import { joinersOf, type Part, partnersOf } from './parts.ts';

/** Whom somebody said something to. */
export interface Said {
  readonly writer: Part;
  /** Whom it was said to; then those who were later given the same. Nobody for what was not sent. */
  readonly to: readonly Part[];
  /** Those of them who were shown the rows of a calculation as well. */
  readonly rowsTo: readonly Part[];
}

/** Who may read a text. */
export interface Audience {
  readonly why: string;
  /** Beside the organisation that wrote it. */
  readonly readers: (said: Said) => readonly Part[];
  /** Not even the organisation that wrote it reads it again. */
  readonly isSecret?: true;
  /** It cannot be chosen, so no mark can be there. */
  readonly isGiven?: true;
}

export const by = (readers: readonly Part[], why: string): Audience => ({ why, readers: () => readers });
export const given = (why: string): Audience => ({ why, readers: () => [], isGiven: true });

export const own = by([], 'It is for the own organisation.');
export const proof = given('It opens something: a password that has rules, or what the platform gave out before.');
export const toAddressee: Audience = {
  why: 'It is said to this one, and to nobody who is given the same later.',
  readers: ({ to }) => to.slice(0, 1),
};
export const toAddressees: Audience = {
  why: 'It is what this one was asked or answered, and whoever was given the same.',
  readers: ({ to }) => to,
};
export const toRowReaders: Audience = {
  why: 'The rows of a calculation stay with the supplier, but for customers with whom it shares them.',
  readers: ({ rowsTo }) => rowsTo,
};
export const toPartners: Audience = {
  why: 'Partners know who speaks for whom they deal with.',
  readers: ({ writer }) => partnersOf[writer],
};
export const asName: Audience = {
  why: 'Partners know whom they deal with, and whoever asks to join knows whom.',
  readers: ({ writer }) => [...partnersOf[writer], ...(joinersOf[writer] ?? [])],
};
