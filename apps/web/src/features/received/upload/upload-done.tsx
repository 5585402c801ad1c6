import { Button, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from '../../../components/file-findings/findings.module.css';
import { FocusedTitle } from '../../../components/focused-title/focused-title.tsx';
import type { AnswerImportResult } from '../api/import-answers.ts';

export function UploadDone({ result, onAnother }: { result: AnswerImportResult; onAnother: () => void }) {
  const { t } = useTranslation('answerFile');
  const { saved, submitted, skipped } = result;
  return (
    <section className={classes.ready}>
      <FocusedTitle level={2}>
        {submitted > 0 ? t('done.submitted', { count: submitted }) : t('done.saved', { count: saved })}
      </FocusedTitle>
      <p className={classes.text}>
        {skipped > 0 ? `${t('skipped', { count: skipped })} ` : null}
        {t(submitted > 0 ? 'done.submittedNext' : 'done.savedNext')}
      </p>
      <Group gap={8}>
        <Button component={Link} to="/products/received-requests" variant="filled">
          {t('done.show')}
        </Button>
        <Button onClick={onAnother}>{t('drop.another')}</Button>
      </Group>
    </section>
  );
}
