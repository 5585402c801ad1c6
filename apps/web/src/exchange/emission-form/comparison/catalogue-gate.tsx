import { Button, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import kit from '../../../ui/kit.module.css';
import { Notice } from '../../../ui/notice.tsx';
import type { Catalogue } from './catalogue.ts';
import { useCatalogue } from './use-catalogue.ts';

/** What needs the catalogue, once that is there. */
export function CatalogueGate({ children }: { children: (catalogue: Catalogue) => ReactNode }) {
  const { t } = useTranslation(['emissionData', 'common']);
  const { catalogue, retry } = useCatalogue(true);
  if (catalogue === 'loading') {
    return (
      <div>
        <span className={kit.visuallyHidden} role="status">
          {t('calculation.loading')}
        </span>
        <Skeleton height={56} radius={10} />
      </div>
    );
  }
  if (catalogue === 'failed') {
    return (
      <Notice actions={<Button onClick={retry}>{t('common:tryAgain')}</Button>}>
        <p>{t('calculation.failed')}</p>
      </Notice>
    );
  }
  return children(catalogue);
}
