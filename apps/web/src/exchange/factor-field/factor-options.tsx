import { factorLabel } from '@pcf/catalogue/labels';
import type { EmissionFactor } from '@pcf/contract/emission-factor';
import type { FactorOrigin } from '@pcf/contract/vocabulary/emission-data';
import { memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { formatImpact } from '../../lib/format/masses.ts';
import kit from '../../ui/kit.module.css';
import styles from './factor-field.module.css';
import { groupPath, nameLanguage } from './factor-names.ts';

interface FactorOptionsProps {
  /** Of the list; its options are called after it. */
  id: string;
  label: string;
  factors: readonly EmissionFactor[];
  activeIndex: number;
  chosen: EmissionFactor | null;
  showsPath: boolean;
  onChoose: (factor: EmissionFactor) => void;
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

export const FactorOptions = memo(function FactorOptions(props: FactorOptionsProps) {
  const { id, label, factors, activeIndex, chosen, showsPath, onChoose } = props;
  const { i18n } = useTranslation();
  const language = pageLanguage(i18n);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    list.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    list.current?.children[activeIndex]?.scrollIntoView({ block: 'nearest' });
  }, [activeIndex]);

  return (
    <div ref={list} id={id} role="listbox" aria-label={label} tabIndex={-1} className={styles.list}>
      {factors.map((factor, index) => (
        <button
          type="button"
          key={optionId(id, index)}
          id={optionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === activeIndex}
          data-chosen={factor === chosen || undefined}
          className={styles.option}
          // The focus stays where the words are typed.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(factor)}
        >
          <span className={styles.factorOptionsWords}>
            <span className={styles.factorOptionsName}>
              <span lang={nameLanguage(factor)}>{factorLabel(factor, language)}</span>{' '}
              <OriginMark origin={factor.origin} />
            </span>
            {showsPath ? (
              <span className={`${kit.muted} ${styles.factorOptionsPath}`}>{groupPath(factor, language)}</span>
            ) : null}
          </span>
          <span className={`${kit.muted} ${styles.factorOptionsImpact}`}>{formatImpact(factor, language)}</span>
        </button>
      ))}
    </div>
  );
});

/** Beside a factor that is not ours: from a person's own file, or from a link. */
export function OriginMark({ origin }: { origin: FactorOrigin }) {
  const { t } = useTranslation('factors');
  if (origin === 'CATALOGUE') return null;
  return <span className={`${kit.strong} ${styles.mark}`}>{t(`origin.${origin}`)}</span>;
}
