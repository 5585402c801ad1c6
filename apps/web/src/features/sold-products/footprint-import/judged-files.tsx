import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import findings from '../../../exchange/file-import/findings.module.css';
import { FocusedTitle } from '../../../ui/focused-title/focused-title.tsx';
import { FilesButton } from './files-button.tsx';
import { JudgedFootprints } from './judged-footprints.tsx';
import { type JudgedFile, sumOf } from './use-footprint-import.ts';

interface JudgedFilesProps {
  judged: readonly JudgedFile[];
  onWrite: () => void;
  onChoose: (files: readonly File[]) => void;
}

/** What the files would do, before they do it. */
export function JudgedFiles({ judged, onWrite, onChoose }: JudgedFilesProps) {
  const { t } = useTranslation('footprintImport');
  const [created, unchanged, refused] = [
    sumOf(judged, 'created'),
    sumOf(judged, 'unchanged'),
    sumOf(judged, 'refused'),
  ];
  const wrong = refused > 0 || judged.some(({ result }) => result === null || result.problem !== null);
  const notes = [
    unchanged > 0 && t('unchanged', { count: unchanged }),
    refused > 0 && t('refused', { count: refused }),
  ];
  return (
    <>
      <section className={created === 0 ? findings.refused : wrong ? findings.warned : findings.ready}>
        <FocusedTitle level={2}>{created > 0 ? t('found', { count: created }) : t('foundNothing')}</FocusedTitle>
        <p className={findings.text}>{notes.filter(Boolean).join(' ')}</p>
        <Group gap={8}>
          {created > 0 ? (
            <Button variant="filled" onClick={onWrite}>
              {t('create', { count: created })}
            </Button>
          ) : null}
          <FilesButton variant={created > 0 ? 'default' : 'filled'} onChoose={onChoose}>
            {t('another')}
          </FilesButton>
        </Group>
      </section>
      <JudgedFootprints judged={judged} />
    </>
  );
}
