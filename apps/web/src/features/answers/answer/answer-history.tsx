import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { LineTimeline } from '../../../exchange/line-timeline/line-timeline.tsx';
import { withoutRepeated } from '../../../exchange/line-timeline/without-repeated.ts';
import { LineMessages } from '../../../exchange/network/line-messages.tsx';
import { useIsElsewhere } from '../../../exchange/network/use-is-elsewhere.ts';
import { OptionalPart } from '../../../ui/optional-part/optional-part.tsx';
import { addSupplierComment } from './api/add-supplier-comment.ts';
import { type AnswerAddress, type EmissionAnswer, getEmissionAnswer } from './api/get-emission-answer.ts';
import { SubmissionList } from './submission-list.tsx';

/** Reading comes before writing: the form is fetched behind the page. */
const CommentForm = lazy(async () => ({
  default: (await import('../../../exchange/line-timeline/comment-form.tsx')).CommentForm,
}));

/** What was submitted so far, and what both sides did and wrote. */
export function AnswerHistory({ answer, address }: { answer: EmissionAnswer; address: AnswerAddress }) {
  const { t } = useTranslation('answer');
  const queryClient = useQueryClient();
  const { mutateAsync, error } = useMutation(addSupplierComment(queryClient, address));
  const { customer } = answer.requestData;
  const isElsewhere = useIsElsewhere(customer.id);
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
        {answer.archived ? null : (
          <OptionalPart>
            <CommentForm
              label={t(isElsewhere ? 'comment.elsewhere.label' : 'comment.label')}
              help={isElsewhere ? t('comment.elsewhere.help', { partner: customer.name }) : t('comment.help')}
              isNote={isElsewhere}
              onSend={mutateAsync}
              error={error}
            />
          </OptionalPart>
        )}
      </LineTimeline>
    </>
  );
}
