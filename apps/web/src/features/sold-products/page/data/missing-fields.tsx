import type { EmissionData } from '@pcf/contract/resources/emission-data';
import type { ItemData } from '@pcf/contract/resources/emission-data-item';
import { findings } from '@pcf/domain/emission-data/completeness';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FindingList } from '../../../../exchange/emission-form/finding-list.tsx';
import { formSteps } from '../../../../exchange/emission-form/use-step-progress.ts';
import classes from './missing-fields.module.css';

interface MissingFieldsProps {
  templateId: string;
  data: EmissionData;
  itemData: ItemData | null;
}

/** What stands against answering with it, step by step as the form asks for it. */
export function MissingFields({ templateId, data, itemData }: MissingFieldsProps) {
  const { t } = useTranslation(['templates', 'emissionData']);
  const found = findings(data, itemData, { currentYear: new Date().getFullYear() });
  if (found.length === 0) return null;
  return (
    <section className={classes.card} aria-labelledby="missing">
      <h3 id="missing" className={classes.title}>
        {t('data.missing', { count: found.length })}
      </h3>
      <p className={classes.text}>{t('data.missingText')}</p>
      {formSteps
        .map((step) => ({ step, ofStep: found.filter((finding) => finding.step === step) }))
        .filter(({ ofStep }) => ofStep.length > 0)
        .map(({ step, ofStep }) => (
          <div key={step}>
            <Link
              className={classes.link}
              to={`/products/sold/$templateId/emissions-data/${step}`}
              params={{ templateId }}
            >
              {t(`emissionData:step.${step}`)}
            </Link>
            <FindingList findings={ofStep} />
          </div>
        ))}
    </section>
  );
}
