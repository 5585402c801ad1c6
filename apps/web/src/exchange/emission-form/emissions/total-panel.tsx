import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { exactNumber } from '../../../lib/format/numbers.ts';
import { useFoundProblem } from '../../../ui/form/use-form-field.ts';
import kit from '../../../ui/kit.module.css';
import classes from '../emission-form.module.css';
import { ConversionLine } from './conversion-line.tsx';
import { useDerivedValue, usePerUnit, valueUnit } from './use-emission-values.ts';
import { useUnitText } from './use-unit-text.ts';

const valueName = 'data.emissionValues.value';

/** The value where it follows from other fields: it cannot be typed, and says where it comes from. */
export function TotalPanel({ children }: { children?: ReactNode }) {
  const { t, i18n } = useTranslation('emissionData');
  const language = pageLanguage(i18n);
  const value = useDerivedValue();
  const problem = useFoundProblem(valueName);
  const per = useUnitText()(usePerUnit());
  return (
    <div className={`${kit.stack8} ${kit.framed} ${classes.panel}`} id={valueName} tabIndex={-1}>
      <div className={`${kit.row4x16} ${kit.baseline} ${kit.spread}`}>
        <span className={kit.strong}>{t('total.label')}</span>
        <output className={`${kit.bold} ${kit.tabular} ${classes.value}`} aria-live="off">
          {value === null ? '–' : exactNumber(value, language)}{' '}
          <span className={`${kit.note} ${kit.regular} ${classes.unit}`}>{valueUnit(per)}</span>
        </output>
      </div>
      {problem ? <p className={`${kit.note} ${classes.problem}`}>{problem.message}</p> : null}
      {children}
      {value === null ? <p className={kit.note}>{t('total.pending')}</p> : <ConversionLine value={value} />}
    </div>
  );
}
