import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../ui/back-link/back-link.tsx';
import { PageHeading } from '../../ui/page-heading/page-heading.tsx';
import classes from './footprint-page.module.css';

/** With the buttons beside it, once it is known what they are about. */
export function FootprintHead({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('footprintTotals');
  return (
    <>
      <div className={classes.back}>
        <BackLink to="/products/purchased">{t('back')}</BackLink>
      </div>
      <div className={classes.head}>
        <div>
          <PageHeading subtitle={t('subtitle')}>{t('title')}</PageHeading>
        </div>
        {children ? <div className={classes.actions}>{children}</div> : null}
      </div>
    </>
  );
}
