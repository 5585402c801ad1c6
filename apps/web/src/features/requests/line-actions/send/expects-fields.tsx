import { emissionUnits, lifecycleBoundaries } from '@pcf/contract/vocabulary/emission-data';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import kit from '../../../../ui/kit.module.css';
import { SelectField } from '../../../../ui/select-field.tsx';
import classes from '../line-dialogs.module.css';
import type { SendValues } from './send-values.ts';

const yearsBack = 10;

/** From this year backwards: nobody can have data of a year to come. */
function years(): string[] {
  const now = new Date().getFullYear();
  return Array.from({ length: yearsBack }, (_, index) => String(now - index));
}

/** What the answers should be like, each with one sentence that explains it. */
export function ExpectsFields({ external }: { external: boolean }) {
  const { t } = useTranslation(['lineActions', 'exchange']);
  const boundary = useWatch<SendValues, 'lifecycleBoundary'>({ name: 'lifecycleBoundary' });
  return (
    <fieldset className={`${kit.framed} ${classes.group}`}>
      <legend className={`${kit.strong} ${classes.legend}`}>{t('expects.title')}</legend>
      <p className={`${kit.note} ${kit.below16}`}>{t(external ? 'elsewhere.expects' : 'expects.text')}</p>
      <div className={`${kit.stack16} ${classes.pair}`}>
        <SelectField<SendValues>
          name="unit"
          label={t('expects.unit')}
          help={t('expects.unitHelp')}
          options={emissionUnits.map((unit) => ({ value: unit, label: t(`exchange:unit.${unit}`) }))}
        />
        <SelectField<SendValues>
          name="lifecycleBoundary"
          label={t('expects.boundary')}
          help={boundary ? t(`exchange:boundaryMeaning.${boundary}`) : t('expects.boundaryHelp')}
          options={lifecycleBoundaries.map((each) => ({ value: each, label: t(`exchange:boundary.${each}`) }))}
        />
        <SelectField<SendValues>
          name="referenceYear"
          label={t('expects.year')}
          help={t('expects.yearHelp')}
          options={years().map((year) => ({ value: year, label: year }))}
        />
        <SelectField<SendValues>
          name="verified"
          label={t('expects.verified')}
          help={t('expects.verifiedHelp')}
          options={[{ value: 'yes', label: t('expects.verifiedOnly') }]}
        />
      </div>
    </fieldset>
  );
}
