import { useTranslation } from 'react-i18next';
import { EditorHead } from '../../../exchange/emission-editor/editor-head.tsx';
import { ElsewhereMark } from '../../../exchange/network/elsewhere-mark.tsx';
import { useIsElsewhere } from '../../../exchange/network/use-is-elsewhere.ts';
import { RequestStatus } from '../../../exchange/request-status/request-status.tsx';
import { ListLink } from '../../../ui/list-link/list-link.tsx';
import type { EmissionAnswer } from './api/get-emission-answer.ts';

/** What is asked for, by whom, and who acts next. */
export function AnswerHead({ answer }: { answer: EmissionAnswer }) {
  const { t } = useTranslation('answer');
  const { name, internalReference, requestReference, requestData, productRequestStatus: status, inProgress } = answer;
  const elsewhere = useIsElsewhere(requestData.customer.id);
  return (
    <EditorHead
      list={<ListLink to="/products/received-requests">{t('back')}</ListLink>}
      place={<span>{requestReference}</span>}
      name={name}
      about={t('askedBy', { customer: requestData.customer.name, reference: internalReference })}
      state={
        <>
          <ElsewhereMark partnerId={requestData.customer.id} />
          <RequestStatus status={status} inProgress={inProgress} side="SUPPLIER" elsewhere={elsewhere} />
        </>
      }
    />
  );
}
