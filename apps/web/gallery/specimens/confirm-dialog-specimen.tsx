import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { ConfirmDialog } from '../../src/ui/confirm-dialog.tsx';
import styles from '../gallery.module.css';
import { State } from '../state.tsx';
import { longWord, useWords } from '../words.ts';

function Question({ dangerous = false, problem }: { dangerous?: boolean; problem?: string }) {
  const words = useWords();
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button onClick={open}>{words.open}</Button>
      <ConfirmDialog
        opened={opened}
        title={`${words.send}: ${longWord}`}
        confirm={words.send}
        dangerous={dangerous}
        problem={problem}
        onConfirm={close}
        onClose={close}
      >
        <p>{words.emptySubtitle}</p>
      </ConfirmDialog>
    </>
  );
}

export function ConfirmDialogSpecimen() {
  const words = useWords();
  return (
    <div className={styles.states}>
      <State name="plain">
        <Question />
      </State>
      <State name="dangerous">
        <Question dangerous />
      </State>
      <State name="refused">
        <Question dangerous problem={words.pattern} />
      </State>
    </div>
  );
}
