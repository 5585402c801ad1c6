import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { LineTimeline, withoutRepeated } from '../../../exchange/line-timeline.tsx';
import { useIsExternal } from '../../../exchange/network/external-partners.ts';
import { LineMessages } from '../../../exchange/network/line-messages.tsx';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { operationMutation } from '../../../lib/api/operation-options.ts';
import { formatDate } from '../../../lib/format/date-format.ts';
import { useMayCall } from '../../../lib/use-may-call.ts';
import kit from '../../../ui/kit.module.css';
import { OptionalPart } from '../../../ui/optional-part.tsx';
import { type AnswerAddress, type EmissionAnswer, getEmissionAnswer } from './answer-calls.ts';
import classes from './submission-list.module.css';

const addSupplierComment = (queryClient: QueryClient, address: AnswerAddress) =>
  operationMutation('addSupplierComment', {
    input: (text: string) => ({ params: { ...address }, body: { text } }),
    onSuccess: (answer) => queryClient.setQueryData(getEmissionAnswer(address).queryKey, answer),
  });

/** Reading comes before writing: the form is fetched behind the page. */
const CommentForm = lazy(async () => ({
  default: (await import('../../../exchange/comment-form.tsx')).CommentForm,
}));

/** What was submitted so far, and what both sides did and wrote. */
export function AnswerHistory({ answer, address }: { answer: EmissionAnswer; address: AnswerAddress }) {
  const { t } = useTranslation('answer');
  const queryClient = useQueryClient();
  const { mutateAsync, error } = useMutation(addSupplierComment(queryClient, address));
  const { customer } = answer.requestData;
  const isExternal = useIsExternal(customer.id);
  const mayComment = useMayCall()('addSupplierComment');
  return (
    <>
      <SubmissionList answer={answer} />
      <LineMessages
        lineId={answer.lineId}
        happened={answer.timeline.length}
        partner={customer}
        underWay={answer.productRequestStatus === 'PENDING_REVIEW'}
        onArrived={() => void queryClient.invalidateQueries({ queryKey: getEmissionAnswer(address).queryKey })}
      />
      <LineTimeline entries={withoutRepeated(answer)}>
        {answer.archived || !mayComment ? null : (
          <OptionalPart>
            <CommentForm
              label={t(isExternal ? 'comment.elsewhere.label' : 'comment.label')}
              help={isExternal ? t('comment.elsewhere.help', { partner: customer.name }) : t('comment.help')}
              isNote={isExternal}
              onSend={mutateAsync}
              error={error}
            />
          </OptionalPart>
        )}
      </LineTimeline>
    </>
  );
}

type Submission = EmissionAnswer['submissions'][number];

/** Each version with what became of it. */
function SubmissionList({ answer }: { answer: EmissionAnswer }) {
  const { t } = useTranslation('answer');
  if (answer.submissions.length === 0) return null;
  return (
    <section aria-labelledby="submissions">
      <h2 id="submissions" className={`${kit.heading} ${kit.below12}`}>
        {t('submissions.title')}
      </h2>
      <ol className={kit.stack8} reversed>
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
    <li className={`${kit.card} ${classes.item}`}>
      <div className={`${kit.row0x8} ${classes.line}`}>
        <b>{t('submissions.version', { version })}</b>
        <span className={`${kit.muted} ${kit.breakable}`}>
          {t(submittedBy ? 'submissions.byOn' : 'submissions.on', { name: submittedBy ?? '', date: date(submittedAt) })}
        </span>
      </div>
      <div>
        {t(`submissions.outcome.${result}`)}
        {reviewedAt ? <span className={`${kit.muted} ${kit.breakable}`}> · {date(reviewedAt)}</span> : null}
        {version === answer.inForce?.version ? <span> · {t('submissions.inForce')}</span> : null}
      </div>
      {reviewComment ? (
        <blockquote className={`${kit.reading} ${kit.breakable} ${classes.comment}`}>{reviewComment}</blockquote>
      ) : null}
    </li>
  );
}
