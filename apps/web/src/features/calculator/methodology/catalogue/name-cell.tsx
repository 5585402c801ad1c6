import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { detailsLanguage, nameLanguage } from '../../../../exchange/factor-field/text-language.ts';
import type { CatalogueRow } from './catalogue-row.ts';
import classes from './name-cell.module.css';

/** The name of a figure; choosing it shows where the figure comes from. */
export function NameCell({ row: { factor, name, details } }: { row: CatalogueRow }) {
  const { t } = useTranslation('methodology');
  const [opened, setOpened] = useState(false);
  const aboutId = useId();
  return (
    <>
      <button
        type="button"
        className={classes.name}
        aria-expanded={opened}
        aria-controls={opened ? aboutId : undefined}
        onClick={() => setOpened(!opened)}
      >
        <svg className={classes.chevron} viewBox="0 0 16 16" aria-hidden>
          <path d="M6 3.5 10.5 8 6 12.5" />
        </svg>
        <span lang={nameLanguage(factor)}>{name}</span>
      </button>
      {opened ? (
        <div id={aboutId} className={classes.about}>
          <p lang={details?.description ? detailsLanguage(factor) : undefined}>
            {details?.description || t('catalogue.noDescription')}
          </p>
          {details?.licence ? <p>{t('catalogue.licence', { licence: details.licence })}</p> : null}
        </div>
      ) : null}
    </>
  );
}
