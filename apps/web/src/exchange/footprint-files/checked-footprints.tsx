import { useTranslation } from 'react-i18next';
import type { FootprintCheck, RefusedFootprint } from './api/check-footprints.ts';
import { FindingList } from './finding-list.tsx';
import type { FootprintSource } from './footprint-source.ts';
import classes from './footprints-panel.module.css';
import { FormLink } from './form-link.tsx';

interface CheckedFootprintsProps {
  check: FootprintCheck;
  source: FootprintSource;
  /** For the form where what is missing is filled in. */
  onLeave: () => void;
}

/** How many can be told, and what stands against the others, each with its reasons. */
export function CheckedFootprints({ check, source, onLeave }: CheckedFootprintsProps) {
  const { t } = useTranslation('footprintFiles');
  const { chosen, expressible, refused, moreRefused } = check;
  if (source.one !== null) {
    const [only] = refused;
    return only ? (
      <div className={classes.product}>
        <p role="status" className={classes.name}>
          {t('refusedOne')}
        </p>
        <FindingList findings={findingsOf(only)} />
        <FormLink source={source} refused={only} onFollow={onLeave} />
      </div>
    ) : (
      <p role="status" className={classes.text}>
        {t('readyOne')}
      </p>
    );
  }
  return (
    <>
      <p role="status" className={classes.text}>
        {chosen === 0
          ? t('nothing')
          : refused.length === 0
            ? t('readyAll', { count: chosen })
            : t('readySome', { told: expressible, chosen })}
      </p>
      {refused.length > 0 ? (
        <>
          <h3 className={classes.title}>{t('leftOut', { count: chosen - expressible })}</h3>
          <ul className={classes.refused}>
            {refused.map((each) => (
              <li key={each.id} className={classes.product}>
                <p className={classes.name}>{t('named', { name: each.name, reference: each.internalReference })}</p>
                <FindingList findings={findingsOf(each)} />
                <FormLink source={source} refused={each} onFollow={onLeave} />
              </li>
            ))}
          </ul>
          {moreRefused ? <p className={classes.text}>{t('more', { shown: refused.length })}</p> : null}
        </>
      ) : null}
    </>
  );
}

const findingsOf = ({ cannot, missing }: RefusedFootprint) => [...cannot, ...missing];
