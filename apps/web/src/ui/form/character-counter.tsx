import { useDebouncedValue } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import kit from '../kit.module.css';
import styles from './character-counter.module.css';

export function CharacterCounter({ length, maximum }: { length: number; maximum: number }) {
  const { t } = useTranslation();
  const remaining = maximum - length;
  const words = !isNearLimit(length, maximum)
    ? ''
    : remaining >= 0
      ? t('input.charactersLeft', { count: remaining })
      : t('input.charactersTooMany', { count: -remaining });
  const [spoken] = useDebouncedValue(words, 1000);
  return (
    <>
      {words ? (
        <p
          className={`${kit.muted} ${kit.tabular} ${styles.counter}`}
          data-over={remaining < 0 || undefined}
          aria-hidden
        >
          {words}
        </p>
      ) : null}
      <span className={kit.visuallyHidden} aria-live="polite">
        {spoken}
      </span>
    </>
  );
}

/** Nobody needs to be counted down from 2,400: it appears with the last tenth, or the last ten. */
export function isNearLimit(length: number, maximum: number): boolean {
  return maximum - length <= Math.max(10, maximum / 10);
}
