import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FileButton } from '../../../components/file-choice/file-button.tsx';
import { FindingWordsContext } from '../../../components/file-findings/file-finding.ts';
import classes from '../../../components/file-findings/findings.module.css';
import { findingsFile } from '../../../components/file-findings/findings-file.ts';
import { PreviewTable } from '../../../components/file-findings/preview-table.tsx';
import { FocusedTitle } from '../../../components/focused-title/focused-title.tsx';
import { saveFile } from '../../../lib/save-file.ts';
import type { AnswerImportResult } from '../api/import-answers.ts';
import { AimChoice } from './aim-choice.tsx';
import type { AnswerFileAim } from './answer-file-aim.ts';
import { answerFileTypes } from './answer-file-types.ts';
import { useAnswerFindingWords } from './use-answer-finding-words.ts';

interface JudgedAnswersProps {
  file: File;
  aim: AnswerFileAim;
  result: AnswerImportResult;
  onChoose: (file: File) => void;
  /** Another aim is judged anew: a draft may lack what an answer needs. */
  onAim: (aim: AnswerFileAim) => void;
  onWrite: () => void;
}

/** What a file would do, before it does it; or what has to be put right first. */
export function JudgedAnswers({ file, aim, result, onChoose, onAim, onWrite }: JudgedAnswersProps) {
  const { t } = useTranslation(['answerFile', 'productImport']);
  const words = useAnswerFindingWords();
  const { errors, warnings, saved, submitted, skipped } = result;
  const refused = errors.length > 0;
  const count = aim === 'submit' ? submitted : saved;

  function saveFindings() {
    const head = [
      t('productImport:findings.row'),
      t('productImport:findings.column'),
      t('productImport:findings.reason'),
      t('productImport:findings.value'),
    ];
    const found = [...errors, ...warnings].map((finding) => [
      String(finding.row),
      finding.column ?? '',
      words.textOf(finding),
      finding.value ?? '',
    ]);
    saveFile(t('productImport:findings.fileName'), findingsFile([head, ...found]));
  }

  return (
    <FindingWordsContext value={words}>
      <section className={refused ? classes.refused : warnings.length > 0 ? classes.warned : classes.ready}>
        <FocusedTitle level={2}>
          {refused ? t('judged.errors', { count: errors.length }) : t(`judged.ready.${aim}`, { count })}
        </FocusedTitle>
        <p className={classes.text}>
          {refused ? t('judged.errorsText', { name: file.name }) : null}{' '}
          {result.moreErrors || result.moreWarnings ? t('productImport:judged.more') : null}{' '}
          {warnings.length > 0 && !refused ? t('judged.warnings', { count: warnings.length }) : null}{' '}
          {skipped > 0 ? t('skipped', { count: skipped }) : null}
        </p>
        <AimChoice value={aim} onChange={onAim} />
        <Group gap={8}>
          {refused ? null : (
            <Button variant="filled" disabled={count === 0} onClick={onWrite}>
              {t(`judged.do.${aim}`)}
            </Button>
          )}
          <FileButton accept={answerFileTypes} variant={refused ? 'filled' : 'default'} onChoose={onChoose}>
            {t(refused ? 'drop.corrected' : 'drop.another')}
          </FileButton>
          {refused || warnings.length > 0 ? (
            <Button onClick={saveFindings}>{t('productImport:findings.download')}</Button>
          ) : null}
        </Group>
      </section>
      <PreviewTable result={result} />
    </FindingWordsContext>
  );
}
