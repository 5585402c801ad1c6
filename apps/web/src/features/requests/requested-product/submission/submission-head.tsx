import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../../i18n/page-language.ts';
import { formatMinute } from '../../../../lib/format/date-format.ts';
import kit from '../../../../ui/kit.module.css';
import type { EmissionDetails, Submission } from '../requested-product-calls.ts';
import { outcomeOf } from './outcome-of.ts';
import classes from './submission-section.module.css';

interface SubmissionHeadProps {
  details: EmissionDetails;
  submission: Submission;
}

/** Whose version this is, and what became of it. */
export function SubmissionHead({ details: { versions, product }, submission }: SubmissionHeadProps) {
  const { t, i18n } = useTranslation('review');
  const moment = (iso: string) => formatMinute(iso, pageLanguage(i18n));
  const { version, submittedAt, submittedBy, reviewedAt, reviewedBy, reviewComment } = submission;
  const kind = outcomeOf(submission, versions[0]?.version ?? 0, product.productRequestStatus);
  const outcome = t(`outcome.${kind}`);
  const inForce = product.inForce?.version === version;
  return (
    <div className={classes.submissionHeadHead}>
      <p>
        <b>{t('changes.of', { version })}</b>
        {' · '}
        {submittedBy === null
          ? t('data.submitted', { moment: moment(submittedAt) })
          : t('data.submittedBy', { person: submittedBy, moment: moment(submittedAt) })}
      </p>
      {/* That it waits stands on top of the page. */}
      {kind === 'waiting' ? null : (
        <p className={kit.muted}>
          {reviewedAt !== null
            ? t('outcomeOf', { outcome, person: reviewedBy ?? t('somebody'), moment: moment(reviewedAt) })
            : outcome}
          {inForce ? <> · {t('data.inForce')}</> : null}
        </p>
      )}
      {/* Why it was sent back last stands there as well. */}
      {reviewComment === null || reviewComment === product.reason ? null : (
        <blockquote className={`${kit.reading} ${kit.breakable} ${classes.comment}`}>{reviewComment}</blockquote>
      )}
    </div>
  );
}
