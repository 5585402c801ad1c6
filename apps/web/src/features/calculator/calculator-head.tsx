import { VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../ui/page-heading/page-heading.tsx';
import classes from './calculator-head.module.css';

interface CalculatorHeadProps {
  /** The public head of the page links to the methodology; the menu does not. */
  withMethodology: boolean;
  children: ReactNode;
}

export function CalculatorHead({ withMethodology, children }: CalculatorHeadProps) {
  const { t } = useTranslation(['calculator', 'shell']);
  return (
    <div className={classes.head}>
      <div className={classes.words}>
        <PageHeading subtitle={t('subtitle')}>{t('title')}</PageHeading>
      </div>
      <div className={classes.actions}>
        {withMethodology && (
          <Link to="/calculation-methodology" target="_blank" rel="noopener" className={classes.link}>
            {t('shell:methodology')}
            <VisuallyHidden> ({t('shell:menu.newTab')})</VisuallyHidden>
          </Link>
        )}
        {children}
      </div>
    </div>
  );
}
