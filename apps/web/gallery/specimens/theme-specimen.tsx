import { Button } from '@mantine/core';
import { colorTokens, emissionTypeTokens, statusTokens } from '../../src/ui/theme/tokens.ts';
import styles from '../gallery.module.css';
import { State } from '../state.tsx';
import { useWords } from '../words.ts';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function Swatch({ name, variable }: { name: string; variable: string }) {
  return (
    <div className={styles.swatch}>
      <span className={styles.chip} style={{ backgroundColor: `var(${variable})` }} />
      {name}
    </div>
  );
}

export function ThemeSpecimen() {
  const words = useWords();
  return (
    <div className={styles.wide}>
      <State name="colours">
        <div className={styles.states}>
          {Object.keys(colorTokens.light).map((name) => (
            <Swatch key={name} name={name} variable={`--${kebab(name)}`} />
          ))}
          {Object.keys(emissionTypeTokens.light).map((name) => (
            <Swatch key={name} name={name} variable={`--emission-${name}`} />
          ))}
        </div>
      </State>
      <State name="statuses">
        <div className={styles.row}>
          {Object.keys(statusTokens.light).map((name) => (
            <span
              key={name}
              className={styles.pill}
              style={{ color: `var(--status-${kebab(name)})`, backgroundColor: `var(--status-${kebab(name)}-bg)` }}
            >
              {name}
            </span>
          ))}
        </div>
      </State>
      <State name="type">
        <div className={styles.sizes}>
          {['xs', 'sm', 'lg', 'xl'].map((size) => (
            <span key={size} style={{ fontSize: `var(--mantine-font-size-${size})` }}>
              {words.emptySubtitle} CO₂ 1,284.50
            </span>
          ))}
        </div>
      </State>
      <State name="buttons">
        <div className={styles.row}>
          <Button variant="filled">{words.send}</Button>
          <Button>{words.import}</Button>
          <Button variant="subtle">{words.cancel}</Button>
          <Button variant="filled" color="red">
            {words.cancel}
          </Button>
          <Button size="xs">{words.open}</Button>
          <Button variant="filled" loading>
            {words.save}
          </Button>
          <Button disabled>{words.save}</Button>
        </div>
      </State>
    </div>
  );
}
