import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ImportFrame } from '../../../../exchange/file-import/import-frame.tsx';
import { type AnswerImportResult, importAnswers } from '../api/import-answers.ts';
import { AimChoice } from './aim-choice.tsx';
import type { AnswerFileAim } from './answer-file-aim.ts';
import { UploadDone } from './upload-done.tsx';
import { useAnswerFindingWords } from './use-answer-finding-words.ts';
import { useJudgedAnswers } from './use-judged-answers.ts';

/** Requests that went out as a spreadsheet come back filled in. */
export function UploadPage() {
  const { t } = useTranslation('answerFile');
  const { mutateAsync } = useMutation(importAnswers(useQueryClient()));
  return (
    <ImportFrame<AnswerImportResult, AnswerFileAim>
      back={{ to: '/products/received-requests', text: t('back') }}
      title={t('title')}
      subtitle={t('subtitle')}
      drop={{ title: t('drop.title'), limits: t('drop.limits') }}
      findingWords={useAnswerFindingWords()}
      send={mutateAsync}
      writing={(name) => t('writing', { name })}
      judged={useJudgedAnswers()}
      firstChoice="save"
      choice={(_, aim, onChange) => <AimChoice value={aim} onChange={onChange} />}
      judgesChoice
      done={(result, onAnother) => <UploadDone result={result} onAnother={onAnother} />}
    />
  );
}
