import { useTranslation } from 'react-i18next';
import { ElsewhereMark } from '../../components/elsewhere-mark/elsewhere-mark.tsx';
import { EditorHead } from '../../components/emission-editor/editor-head.tsx';
import { ListLink } from '../../components/list-link/list-link.tsx';
import { RequestStatus } from '../../components/request-status/request-status.tsx';
import { useIsElsewhere } from '../../lib/network/use-is-elsewhere.ts';
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
