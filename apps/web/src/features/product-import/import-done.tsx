import { Button, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from '../../components/file-findings/findings.module.css';
import { FocusedTitle } from '../../components/focused-title/focused-title.tsx';
import type { ImportResult } from './api/import-products.ts';

export function ImportDone({ result, onAnother }: { result: ImportResult; onAnother: () => void }) {
  const { t } = useTranslation('productImport');
  const { created, updated, skipped, suppliersInvited } = result;
  return (
    <section className={classes.ready}>
      <FocusedTitle level={2}>
        {created > 0 || updated === 0
          ? t('done.title', { count: created })
          : t('done.titleUpdated', { count: updated })}
      </FocusedTitle>
      <p className={classes.text}>
        {[
          created > 0 && updated > 0 && t('done.updated', { count: updated }),
          skipped > 0 && t('done.skipped', { count: skipped }),
          suppliersInvited > 0 && t('done.invited', { count: suppliersInvited }),
          t('done.next'),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <Group gap={8}>
        <Button component={Link} to="/products/purchased" variant="filled">
          {t('done.show')}
        </Button>
        <Button onClick={onAnother}>{t('done.another')}</Button>
      </Group>
    </section>
  );
}
