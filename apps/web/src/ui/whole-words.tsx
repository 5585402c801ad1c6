import { Fragment } from 'react';
import styles from './whole-words.module.css';

/** Longer ones would not fit into a column, and break where they have to. */
const longestWhole = 24;

/** A text whose e-mail addresses break only behind the @ and before a dot; any other text is left as it is. */
export function WholeWords({ text }: { text: string }) {
  if (!isAddress(text)) return text;
  return addressPieces(text).map((piece, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name
    <Fragment key={place}>
      {place > 0 ? <wbr /> : null}
      {piece.length > longestWhole ? piece : <span className={styles.whole}>{piece}</span>}
    </Fragment>
  ));
}

const isAddress = (text: string) => text.includes('@') && !text.includes(' ');

/** "anna@", "nordic", ".example" */
export const addressPieces = (address: string): string[] => address.split(/(?<=@)|(?=\.)/);
