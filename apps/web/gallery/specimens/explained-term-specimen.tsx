import { ExplainedTerm } from '../../src/ui/explained-term.tsx';
import styles from '../gallery.module.css';
import { useWords } from '../words.ts';

export function ExplainedTermSpecimen() {
  const words = useWords();
  return (
    <p className={styles.reading}>
      {words.sentence} <ExplainedTerm term={words.term} explanation={words.explanation} glossary="cradle-to-gate" />
    </p>
  );
}
