import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ImportDone } from '../../../exchange/file-import/import-done.tsx';
import { ListLink } from '../../../ui/list-link/list-link.tsx';
import type { TemplateImportResult } from './api/import-templates.ts';

export function TemplatesImported({ result, onAnother }: { result: TemplateImportResult; onAnother: () => void }) {
  const { t } = useTranslation(['templateImport', 'fileImport']);
  const { created, updated, skipped, incomplete } = result;
  const isComplete = incomplete === 0;
  return (
    <ImportDone
      title={created > 0 || updated === 0 ? t('done.added', { count: created }) : t('done.updated', { count: updated })}
      notes={[
        created > 0 && updated > 0 && t('fileImport:done.updated', { count: updated }),
        incomplete > 0 && t('done.incomplete', { count: incomplete }),
        skipped > 0 && t('fileImport:done.skipped', { count: skipped }),
        isComplete && t('done.next'),
      ]}
      warned={!isComplete}
      another={t('fileImport:done.another')}
      onAnother={onAnother}
    >
      {isComplete ? null : (
        <Button
          variant="filled"
          renderRoot={(button) => <Link {...button} to="/products/sold" search={{ complete: 'false' }} />}
        >
          {t('done.fillIn')}
        </Button>
      )}
      <Button component={ListLink} to="/products/sold" variant={isComplete ? 'filled' : 'default'}>
        {t('done.show')}
      </Button>
    </ImportDone>
  );
}
