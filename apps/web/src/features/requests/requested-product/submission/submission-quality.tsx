import { type DataQuality, dataQualityOf } from '@pcf/domain/emission-data/data-quality';
import { useTranslation } from 'react-i18next';
import { QualityWorking } from '../../../../exchange/data-quality/quality-working.tsx';
import { DataGroup, DataPart } from '../../../../exchange/emission-data-view/data-group.tsx';
import type { Submission } from '../api/get-emission-details.ts';

interface SubmissionQualityProps {
  shown: Submission;
  /** What is in force, where it is another version. */
  accepted: Submission | null;
}

const dayOf = ({ submittedAt }: Submission) => submittedAt.slice(0, 10);
const qualityOf = (submission: Submission) => dataQualityOf(submission.data, dayOf(submission));
const isAlike = (one: DataQuality, other: DataQuality) => JSON.stringify(one) === JSON.stringify(other);

/** What the data are worth, with its working; below it that of what is in force, where it comes about otherwise. */
export function SubmissionQuality({ shown, accepted }: SubmissionQualityProps) {
  const { t } = useTranslation('dataQuality');
  const [now, before] = [qualityOf(shown), accepted && qualityOf(accepted)];
  if (!now) return null;
  const working = (submission: Submission) => <QualityWorking data={submission.data} submittedOn={dayOf(submission)} />;
  return (
    <DataGroup title={t('title')}>
      {accepted && before && !isAlike(now, before) ? (
        <>
          <DataPart title={t('version', { version: shown.version })}>{working(shown)}</DataPart>
          <DataPart title={t('versionInForce', { version: accepted.version })}>{working(accepted)}</DataPart>
        </>
      ) : (
        working(shown)
      )}
    </DataGroup>
  );
}
