import { Button } from '@mantine/core';
import { ErrorView } from '../../src/ui/error-view.tsx';
import { ConnectionLostIllustration } from '../../src/ui/illustrations/connection-lost-illustration.tsx';
import { NotFoundIllustration } from '../../src/ui/illustrations/error-illustrations.tsx';
import styles from '../gallery.module.css';
import { State } from '../state.tsx';
import { longName, useWords } from '../words.ts';

export function ErrorViewSpecimen() {
  const words = useWords();
  return (
    <div className={styles.states}>
      <State name="with an action">
        <ErrorView
          level={2}
          illustration={<NotFoundIllustration />}
          heading={words.errorTitle}
          message={words.errorText}
          action={<Button variant="filled">{words.home}</Button>}
        />
      </State>
      <State name="long text">
        <ErrorView
          level={2}
          illustration={<ConnectionLostIllustration />}
          heading={longName}
          message={words.errorText}
        />
      </State>
    </div>
  );
}
