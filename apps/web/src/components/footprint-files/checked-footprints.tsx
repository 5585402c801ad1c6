import { useTranslation } from 'react-i18next';
import type { FootprintCheck, RefusedFootprint } from './api/check-footprints.ts';
import { FindingList } from './finding-list.tsx';
import classes from './footprints-panel.module.css';

/** How many can be told, and what stands against the others, each with its reasons. */
export function CheckedFootprints({ check, single }: { check: FootprintCheck; single: boolean }) {
  const { t } = useTranslation('footprintFiles');
  const { chosen, expressible, refused, moreRefused } = check;
  if (single) {
    const [only] = refused;
    return only ? (
      <div className={classes.product}>
        <p role="status" className={classes.name}>
          {t('refusedOne')}
        </p>
        <FindingList findings={findingsOf(only)} />
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
