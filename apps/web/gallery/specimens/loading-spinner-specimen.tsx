import { Button } from '@mantine/core';
import { useState } from 'react';
import { LoadingSpinner } from '../../src/ui/loading-spinner.tsx';
import styles from '../gallery.module.css';
import { State } from '../state.tsx';
import { useWords } from '../words.ts';

export function LoadingSpinnerSpecimen() {
  const words = useWords();
  const [covered, setCovered] = useState(false);
  return (
    <div className={styles.states}>
      <State name="small">
        <LoadingSpinner small />
      </State>
      <State name="normal">
        <LoadingSpinner />
      </State>
      <State name="full screen">
        <Button
          onClick={() => {
            setCovered(true);
            setTimeout(() => setCovered(false), 1500);
          }}
        >
          {words.open}
        </Button>
        {covered ? <LoadingSpinner fullScreen /> : null}
      </State>
    </div>
  );
}
