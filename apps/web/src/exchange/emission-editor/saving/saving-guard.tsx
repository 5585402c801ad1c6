import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LeaveGuard } from '../../../ui/leave-guard/leave-guard.tsx';
import { useEditorWork } from '../editor-work.ts';
import type { DraftSaver } from './draft-saver.ts';

/** Whoever leaves the form is asked only if it cannot be saved on the way out; between its steps nothing is lost. */
export function SavingGuard({ saver }: { saver: DraftSaver }) {
  const { t } = useTranslation('emissionEditor');
  const { source, saveState } = useEditorWork();
  const own = useRouter().buildLocation(source.links.overview).pathname;
  return (
    <LeaveGuard
      unsaved={saveState.kind !== 'saved'}
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
