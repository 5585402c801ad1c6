import type { FactorDetails } from '@pcf/catalogue/factor-details';
import { factorLabel } from '@pcf/catalogue/labels';
import type { EmissionFactor } from '@pcf/contract/emission-factor';
import { Fragment, memo, type Ref, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { formatImpact } from '../../lib/format/masses.ts';
import kit from '../../ui/kit.module.css';
import { LineIcon } from '../../ui/line-icon.tsx';
import type { FactorChoice } from './factor-choice.ts';
import { FactorChooser, type TopCategories } from './factor-chooser.tsx';
import styles from './factor-field.module.css';
import { detailsLanguage, groupPath, nameLanguage } from './factor-names.ts';
import { OriginMark } from './factor-options.tsx';
import { useFactorSource } from './factor-source.tsx';

interface FactorFieldProps {
  /** Heard, not seen: the place says what it is. */
  label: string;
  choice: FactorChoice;
  topCategories: TopCategories;
  /** What a step says that has options and is not taken; null as long as nothing is to be said. */
  missing: string | null;
  /** Called with every step while there is no factor yet, then only with another factor. */
  onChange: (choice: FactorChoice) => void;
}

/** Chooses an emission factor: by search or step by step, and once that is done, in two lines. */
export const FactorField = memo(function FactorField(props: FactorFieldProps) {
  const { label, choice, topCategories, missing, onChange } = props;
  const [isReopened, setReopened] = useState(false);
  const returnsFocus = useRef(false);
  const { factor } = choice;

  function close() {
    returnsFocus.current = true;
    setReopened(false);
  }

  return (
    <div className={styles.field}>
      {factor && !isReopened ? (
        <ChosenFactor
          ref={(button) => {
            if (!button) return;
            // Unless somebody has gone on to another field meanwhile.
            if (returnsFocus.current && document.activeElement === document.body) button.focus();
            returnsFocus.current = false;
          }}
          label={label}
          factor={factor}
          onOpen={() => setReopened(true)}
        />
      ) : (
        <FactorChooser
          label={label}
          choice={choice}
          topCategories={topCategories}
          missing={missing}
          onKeep={factor && close}
          onChange={(next) => {
            if (next.factor) close();
            onChange(next);
          }}
        />
      )}
    </div>
  );
});

interface ChosenFactorProps {
  label: string;
  factor: EmissionFactor;
  ref: Ref<HTMLButtonElement>;
  onOpen: () => void;
}

/** A chosen factor in two lines; pressing it chooses anew. A page may show hundreds, so it is plain elements. */
function ChosenFactor({ label, factor, ref, onOpen }: ChosenFactorProps) {
  const { t, i18n } = useTranslation('factors');
  const language = pageLanguage(i18n);
  const aboutId = useId();
  const [isAboutOpen, setAboutOpen] = useState(false);
  const name = factorLabel(factor, language);
  return (
    <>
      <div className={styles.frame}>
        <button ref={ref} type="button" className={`${kit.breakable} ${styles.open}`} onClick={onOpen}>
          <span className={kit.visuallyHidden}>{t('change', { label })} </span>
          <span className={styles.name}>
            <span lang={nameLanguage(factor)}>{name}</span> <OriginMark origin={factor.origin} />
          </span>
          <span className={`${kit.muted} ${kit.tabular} ${styles.path}`}>
            {breakable(groupPath(factor, language))} ›{' '}
            <span className={styles.impact}>{formatImpact(factor, language)}</span>
          </span>
        </button>
        <button
          type="button"
          className={`${kit.muted} ${styles.about}`}
          aria-label={t('about.label', { name })}
          aria-expanded={isAboutOpen}
          aria-controls={isAboutOpen ? aboutId : undefined}
          onClick={() => setAboutOpen(!isAboutOpen)}
        >
          <LineIcon name="info" />
        </button>
        <span className={`${kit.muted} ${styles.chevron}`}>
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

/** What is known of a factor, and where it comes from. */
function FactorAbout({ id, factor }: { id: string; factor: EmissionFactor }) {
  const { t } = useTranslation(['factors', 'common']);
  const details = useFactorDetails(factor);

  if (details === 'waiting' || details === 'failed') {
    return (
      <div id={id} className={styles.factorAboutAbout} role="status">
        {details === 'waiting' ? t('common:loading') : t('about.failed')}
      </div>
    );
  }
  const facts = [
    { name: t('about.geography'), value: details?.geography },
    { name: t('about.source'), value: [details?.provider, details?.version].filter(Boolean).join(', ') },
    { name: t('about.licence'), value: details?.licence },
  ].filter(({ value }) => value);
  return (
    <div id={id} className={styles.factorAboutAbout}>
      {details?.description ? (
        <p lang={detailsLanguage(factor)}>{details.description}</p>
      ) : (
        <p>{t('about.noDescription')}</p>
      )}
      {factor.origin === 'CATALOGUE' ? null : <p>{t(`about.origin.${factor.origin}`, { version: factor.version })}</p>}
      {facts.length > 0 ? (
        <dl className={styles.facts}>
          {facts.map(({ name, value }) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd lang={detailsLanguage(factor)}>{value}</dd>
            </Fragment>
          ))}
        </dl>
      ) : null}
    </div>
  );
}

type Known = 'waiting' | 'failed' | FactorDetails | null;

function useFactorDetails(factor: EmissionFactor): Known {
  const { detailsOf } = useFactorSource();
  const [known, setKnown] = useState<Known>('waiting');
  useEffect(() => {
    let isCurrent = true;
    const show = (next: Known) => {
      if (isCurrent) setKnown(next);
    };
    detailsOf(factor).then(show, () => show('failed'));
    return () => {
      isCurrent = false;
    };
  }, [factor, detailsOf]);
  return known;
}
