import type { EmissionData } from '@pcf/contract/resources/emission-data';
import { useTranslation } from 'react-i18next';
import { DataGroup } from '../../../exchange/emission-data-view/data-group.tsx';
import { QualityWorking } from '../../../exchange/quality-working.tsx';
import kit from '../../../ui/kit.module.css';

interface AnswerQualityProps {
  data: EmissionData;
  /** Null while it is not submitted yet. */
  submittedAt: string | null;
  customer: string;
}

/** How the customer sees the quality of an answer, and what would raise it. */
export function AnswerQuality({ data, submittedAt, customer }: AnswerQualityProps) {
  const { t } = useTranslation('dataQuality');
  if (data.emissionValues?.granularity === 'UNAVAILABLE') return null;
  const submittedOn = (submittedAt ?? new Date().toISOString()).slice(0, 10);
  return (
    <DataGroup title={t('ownTitle', { customer })}>
      <p className={kit.flush}>{t(submittedAt === null ? 'draftLead' : 'ownLead', { customer })}</p>
      <QualityWorking data={data} submittedOn={submittedOn} withAdvice />
    </DataGroup>
  );
}
