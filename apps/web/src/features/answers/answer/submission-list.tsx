import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { formatDate } from '../../../lib/format/format-date.ts';
import type { EmissionAnswer } from './api/get-emission-answer.ts';
import classes from './submission-list.module.css';

type Submission = EmissionAnswer['submissions'][number];

/** Each version with what became of it. */
export function SubmissionList({ answer }: { answer: EmissionAnswer }) {
  const { t } = useTranslation('answer');
  if (answer.submissions.length === 0) return null;
  return (
    <section aria-labelledby="submissions">
      <h2 id="submissions" className={classes.title}>
        {t('submissions.title')}
      </h2>
      <ol className={classes.list} reversed>
        {answer.submissions.map((submission) => (
          <Item key={submission.version} submission={submission} answer={answer} />
        ))}
      </ol>
    </section>
  );
}

function Item({ submission, answer }: { submission: Submission; answer: EmissionAnswer }) {
  const { t, i18n } = useTranslation('answer');
  const date = (moment: string) => formatDate(moment, pageLanguage(i18n));
  const { version, submittedAt, submittedBy, outcome, reviewedAt, reviewComment } = submission;
  const waits =
    outcome === null && version === answer.submissionVersion && answer.productRequestStatus === 'PENDING_REVIEW';
  const result = outcome ?? (waits ? 'waiting' : 'replaced');
  return (
    <li className={classes.item}>
      <div className={classes.line}>
        <b>{t('submissions.version', { version })}</b>
        <span className={classes.when}>
          {t(submittedBy ? 'submissions.byOn' : 'submissions.on', { name: submittedBy ?? '', date: date(submittedAt) })}
        </span>
      </div>
      <div>
        {t(`submissions.outcome.${result}`)}
        {reviewedAt ? <span className={classes.when}> · {date(reviewedAt)}</span> : null}
        {version === answer.inForce?.version ? <span> · {t('submissions.inForce')}</span> : null}
      </div>
      {reviewComment ? <blockquote className={classes.comment}>{reviewComment}</blockquote> : null}
    </li>
  );
}
