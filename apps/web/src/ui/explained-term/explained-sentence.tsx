import { ExplainedTerm } from './explained-term.tsx';

interface ExplainedSentenceProps {
  /** Has the term in it, as it is spelled. */
  text: string;
  term: string;
  explanation: string;
}

/** A sentence in which one term explains itself to whoever asks. */
export function ExplainedSentence({ text, term, explanation }: ExplainedSentenceProps) {
  const [before, ...after] = text.split(term);
  return (
    <>
      {before}
      <ExplainedTerm term={term} explanation={explanation} />
      {after.join(term)}
    </>
  );
}
