import { useState } from 'react';
import { LocalNumberInput } from '../../src/ui/local-number-input.tsx';
import styles from '../gallery.module.css';
import { State } from '../state.tsx';
import { useWords } from '../words.ts';

export function LocalNumberInputSpecimen() {
  const words = useWords();
  const [value, setValue] = useState<number | null>(1234.5678);
  const shared = { label: words.nothing, value, onChange: setValue };
  return (
    <div className={styles.states}>
      <State name="tall, its label only heard">
        <LocalNumberInput {...shared} labelHidden size="tall" unit="kg" />
      </State>
      <State name="with a warning">
        <LocalNumberInput {...shared} unit="kWh" warning={words.errorText} description={words.help} />
      </State>
      <State name="with an error">
        <LocalNumberInput {...shared} unit="km" error={words.errorTitle} />
      </State>
    </div>
  );
}
