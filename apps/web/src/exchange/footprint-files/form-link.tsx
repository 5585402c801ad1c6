import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { exchangeSection } from '../emission-editor/form-search.ts';
import type { RefusedFootprint } from './api/check-footprints.ts';
import type { FootprintSource } from './footprint-source.ts';
import classes from './footprints-panel.module.css';

interface FormLinkProps {
  source: FootprintSource;
  refused: RefusedFootprint;
  onFollow: () => void;
}

/** To the part of the form that asks for it, which is closed for whoever has no partner on another platform. */
export function FormLink({ source, refused, onFollow }: FormLinkProps) {
  const { t } = useTranslation('footprintFiles');
  // Without data there is more to do than to complete what other platforms need.
  if (refused.cannot.some(({ code }) => code === 'NO_DATA')) return null;
  const link = {
    className: classes.link,
    // There may be many of them.
    'aria-label': t('fillInOf', { name: refused.name }),
    search: exchangeSection,
    onClick: onFollow,
  };
  if (source.origin === 'templates') {
    return (
      <Link {...link} to="/products/sold/$templateId/emissions-data/methods" params={{ templateId: refused.id }}>
        {t('fillIn')}
      </Link>
    );
  }
  if (source.origin === 'purchased' || source.form === null) return null;
  const { requestReference: requestId, productId } = source.form;
  return (
    <Link {...link} to="/supplier/requests/$requestId/products/$productId/methods" params={{ requestId, productId }}>
      {t('fillIn')}
    </Link>
  );
}
