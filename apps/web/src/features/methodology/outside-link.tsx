import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './outside-link.module.css';

export function OutsideLink({ href, children }: { href: string; children: string }) {
  const { t } = useTranslation('methodology');
  return (
    <a className={classes.link} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> ({t('sources.newTab')})</VisuallyHidden>
    </a>
  );
}
