import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ImportDone } from '../../../../exchange/file-import/import-done.tsx';
import { ListLink } from '../../../../ui/list-link/list-link.tsx';
import type { AnswerImportResult } from '../api/import-answers.ts';

export function UploadDone({ result, onAnother }: { result: AnswerImportResult; onAnother: () => void }) {
  const { t } = useTranslation(['answerFile', 'fileImport']);
  const { saved, submitted, skipped } = result;
  return (
    <ImportDone
      title={submitted > 0 ? t('done.submitted', { count: submitted }) : t('done.saved', { count: saved })}
      notes={[
        skipped > 0 && t('skipped', { count: skipped }),
        t(submitted > 0 ? 'done.submittedNext' : 'done.savedNext'),
      ]}
      another={t('fileImport:drop.another')}
      onAnother={onAnother}
    >
      <Button component={ListLink} to="/products/received-requests" variant="filled">
        {t('done.show')}
      </Button>
    </ImportDone>
  );
}
