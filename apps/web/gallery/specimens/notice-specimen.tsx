import { Button } from '@mantine/core';
import { Notice } from '../../src/ui/notice.tsx';
import styles from '../gallery.module.css';
import { State } from '../state.tsx';
import { longWord, useWords } from '../words.ts';

export function NoticeSpecimen() {
  const words = useWords();
  return (
    <div className={styles.wide}>
      <State name="one sentence">
        <Notice>
          <p>{words.emptySubtitle}</p>
        </Notice>
      </State>
      <State name="with more to say and something to do">
        <Notice actions={<Button>{words.open}</Button>}>
          <p>
            {words.emptyTitle}: {longWord}
          </p>
          <p>{words.emptySubtitle}</p>
        </Notice>
      </State>
    </div>
  );
}
