import { type ReactElement, type RefObject, useRef } from 'react';
import cutText from './cut-text.module.css';
import { FullText, useIsCut } from './cut-text.tsx';
import styles from './rows-table.module.css';

/** To be spread on the link, whichever router draws it. */
interface RowLinkProps {
  ref: RefObject<HTMLAnchorElement | null>;
  className: string;
  children: string;
}

export type RenderRowLink<Row> = (row: Row, props: RowLinkProps) => ReactElement;

interface RowLinkOfProps<Row> {
  row: Row;
  text: string;
  render: RenderRowLink<Row>;
}

/** The name of a row as the link to what it stands for; a click anywhere in the row follows it. */
export function RowLink<Row>({ row, text, render }: RowLinkOfProps<Row>) {
  const link = useRef<HTMLAnchorElement>(null);
  return (
    <>
      {render(row, { ref: link, className: `${cutText.text} ${styles.link}`, children: text })}
      <FullName element={link} text={text} />
    </>
  );
}

/** By itself, since the link is not drawn again when it turns out to be cut. */
function FullName({ element, text }: { element: RefObject<HTMLAnchorElement | null>; text: string }) {
  return <FullText element={element} text={text} isCut={useIsCut(element, text)} />;
}
