import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { RemarkList } from '../../../../exchange/received-remarks/remark-list.tsx';
import type { ReadFootprint } from '../api/read-footprint-file.ts';
import classes from './footprint-choice.module.css';

interface ReadableFootprintProps {
  footprint: ReadFootprint;
  checked: boolean;
  onChoose: () => void;
}

/** What is called how and by whom, and what stands out in it once it is chosen. */
export function ReadableFootprint({ footprint, checked, onChoose }: ReadableFootprintProps) {
  const { t } = useTranslation('footprintImport');
  const { name, company, remarks } = footprint;
  return (
    <div>
      <label className={classes.footprint}>
        <input type="radio" name="footprint" checked={checked} onChange={onChoose} />
        <span>
          <b>{name}</b> {company}
        </span>
      </label>
      {checked && remarks.length > 0 ? (
        <div className={classes.remarks}>
          <p className={classes.text}>{t('remarks', { count: remarks.length })}</p>
          <Suspense>
            <RemarkList remarks={remarks} />
          </Suspense>
        </div>
      ) : null}
    </div>
  );
}
