import { useState } from 'react';
import { TabBar } from '../../src/ui/tab-bar.tsx';
import styles from '../gallery.module.css';
import { State } from '../state.tsx';
import { useWords } from '../words.ts';

type Key = 'purchased' | 'sold' | 'received';

function Example({ counts, label }: { counts: Partial<Record<Key, number>>; label: string }) {
  const words = useWords();
  const [current, setCurrent] = useState<Key>('purchased');
  const keys: readonly Key[] = ['purchased', 'sold', 'received'];
  return (
    <TabBar
      label={label}
      tabs={keys.map((key) => ({ key, label: words[key], count: counts[key] }))}
      current={current}
      renderLink={(key, props) => (
        <a
          {...props}
          href={`#${key}`}
          onClick={(event) => {
            event.preventDefault();
            setCurrent(key);
          }}
        />
      )}
    />
  );
}

export function TabBarSpecimen() {
  return (
    <div className={styles.wide}>
      <State name="counts known">
        <Example label="counts known" counts={{ purchased: 1284, sold: 36, received: 9 }} />
      </State>
      <State name="counts not known yet">
        <Example label="counts not known yet" counts={{}} />
      </State>
    </div>
  );
}
