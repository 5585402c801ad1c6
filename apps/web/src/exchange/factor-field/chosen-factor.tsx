import { factorLabel } from '@pcf/catalogue/labels';
import type { EmissionFactor } from '@pcf/contract/emission-factor';
import { type Ref, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { formatImpact } from '../../lib/format/format-impact.ts';
import { LineIcon } from '../../ui/line-icon/line-icon.tsx';
import styles from './chosen-factor.module.css';
import { FactorAbout } from './factor-about.tsx';
import { groupPath } from './group-path.ts';
import { OriginMark } from './origin-mark.tsx';
import { nameLanguage } from './text-language.ts';

interface ChosenFactorProps {
  label: string;
  factor: EmissionFactor;
  ref: Ref<HTMLButtonElement>;
  onOpen: () => void;
}

/** A chosen factor in two lines; pressing it chooses anew. A page may show hundreds, so it is plain elements. */
export function ChosenFactor({ label, factor, ref, onOpen }: ChosenFactorProps) {
  const { t, i18n } = useTranslation('factors');
  const language = pageLanguage(i18n);
  const aboutId = useId();
  const [isAboutOpen, setAboutOpen] = useState(false);
  const name = factorLabel(factor, language);
  return (
    <>
      <div className={styles.frame}>
        <button ref={ref} type="button" className={styles.open} onClick={onOpen}>
          <span className={styles.hidden}>{t('change', { label })} </span>
          <span className={styles.name}>
            <span lang={nameLanguage(factor)}>{name}</span> <OriginMark origin={factor.origin} />
          </span>
          <span className={styles.path}>
            {breakable(groupPath(factor, language))} ›{' '}
            <span className={styles.impact}>{formatImpact(factor, language)}</span>
          </span>
        </button>
        <button
          type="button"
          className={styles.about}
          aria-label={t('about.label', { name })}
          aria-expanded={isAboutOpen}
          aria-controls={isAboutOpen ? aboutId : undefined}
          onClick={() => setAboutOpen(!isAboutOpen)}
        >
          <LineIcon name="info" />
        </button>
        <span className={styles.chevron}>
          <LineIcon name="chevronDown" size={16} />
        </span>
      </div>
      {isAboutOpen ? <FactorAbout id={aboutId} factor={factor} /> : null}
    </>
  );
}

/** Names such as "Thermoplasts/thermosets/special" may go on in the next line after each stroke. */
function breakable(path: string): string {
  return path.replaceAll('/', '/\u200b');
}
