import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { LineTimeline } from '../../components/line-timeline/line-timeline.tsx';
import { withoutRepeated } from '../../components/line-timeline/without-repeated.ts';
import { OptionalPart } from '../../components/optional-part/optional-part.tsx';
import { addSupplierComment } from './api/add-supplier-comment.ts';
import type { AnswerAddress, EmissionAnswer } from './api/get-emission-answer.ts';
import { SubmissionList } from './submission-list.tsx';

/** Reading comes before writing: the form is fetched behind the page. */
const CommentForm = lazy(async () => ({
  default: (await import('../../components/line-timeline/comment-form.tsx')).CommentForm,
}));

/** What was submitted so far, and what both sides did and wrote. */
export function AnswerHistory({ answer, address }: { answer: EmissionAnswer; address: AnswerAddress }) {
  const { t } = useTranslation('answer');
  const { mutateAsync, error } = useMutation(addSupplierComment(useQueryClient(), address));
  return (
    <>
      <SubmissionList answer={answer} />
      <LineTimeline entries={withoutRepeated(answer)}>
        {answer.archived ? null : (
          <OptionalPart>
            <CommentForm label={t('comment.label')} help={t('comment.help')} onSend={mutateAsync} error={error} />
          </OptionalPart>
        )}
      </LineTimeline>
    </>
  );
}
