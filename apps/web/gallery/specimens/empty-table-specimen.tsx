import { Button } from '@mantine/core';
import { EmptyLine, EmptyTable } from '../../src/ui/empty-table.tsx';
import { NoMatch } from '../../src/ui/no-match.tsx';
import styles from '../gallery.module.css';
import { State } from '../state.tsx';
import { longWord, useWords } from '../words.ts';

export function EmptyTableSpecimen() {
  const words = useWords();
  return (
    <div className={styles.states}>
      <State name="first use">
        <div className={styles.card}>
          <EmptyTable
            title={words.emptyTitle}
            subtitle={words.emptySubtitle}
            primaryAction={<Button variant="filled">{words.add}</Button>}
            secondaryAction={<Button variant="subtle">{words.import}</Button>}
          />
        </div>
      </State>
      <State name="title only">
        <div className={styles.card}>
          <EmptyTable title={words.emptyTitle} />
        </div>
      </State>
      <State name="in one line">
        <div className={styles.card}>
          <EmptyLine title={words.emptyTitle} subtitle={words.emptySubtitle} />
        </div>
      </State>
      <State name="no match">
        <div className={styles.card}>
          <NoMatch search={longWord} action={<Button variant="subtle">{words.clear}</Button>} />
        </div>
      </State>
    </div>
  );
}
