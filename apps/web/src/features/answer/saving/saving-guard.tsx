import { useTranslation } from 'react-i18next';
import { LeaveGuard } from '../../../components/leave-guard/leave-guard.tsx';
import type { AnswerAddress } from '../api/get-emission-answer.ts';
import type { DraftSaver } from './draft-saver.ts';
import type { SaveState } from './save-state.ts';

interface SavingGuardProps {
  saver: DraftSaver;
  state: SaveState;
  address: AnswerAddress;
}

/** Whoever leaves the answer is asked only if it cannot be saved on the way out; between its steps nothing is lost. */
export function SavingGuard({ saver, state, address: { requestReference, productId } }: SavingGuardProps) {
  const { t } = useTranslation('answer');
  const own = `/supplier/requests/${requestReference}/products/${productId}`;
  return (
    <LeaveGuard
      unsaved={state.kind !== 'saved'}
      losesWork={async (pathname) => {
        if (pathname === own || pathname.startsWith(`${own}/`)) return false;
        await saver.flush();
        return saver.state().kind !== 'saved';
      }}
      words={{
        title: t('leave.title'),
        message: t('leave.message'),
        stay: t('leave.stay'),
        confirm: t('leave.confirm'),
      }}
    />
  );
}
