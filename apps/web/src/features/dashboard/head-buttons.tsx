import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Dashboard } from './api/get-dashboard.ts';
import type { HomeSide } from './home-side.ts';
import { linesWith } from './list-links.ts';

/** What is done most, for whichever side is shown. */
export function HeadButtons({ dashboard, side }: { dashboard: Dashboard; side: HomeSide }) {
  const { t } = useTranslation('home');
  if (side === 'customer') {
    return (
      <>
        <Button renderRoot={(props) => <Link {...props} to="/products/purchased/import" />}>{t('head.import')}</Button>
        {dashboard.customer.products > 0 ? (
          <Button
            variant="filled"
            renderRoot={(props) => <Link {...props} {...linesWith('customer', 'NOT_STARTED')} />}
          >
            {t('head.send')}
          </Button>
        ) : null}
      </>
    );
  }
  return (
    <>
      {dashboard.supplier.templates > 0 ? (
        <Button renderRoot={(props) => <Link {...props} to="/products/received-requests/templates" />}>
          {t('head.match')}
        </Button>
      ) : null}
      <Button
        variant="filled"
        renderRoot={(props) => <Link {...props} {...linesWith('supplier', 'REQUESTED', 'REJECTED')} />}
      >
        {t('head.answer')}
      </Button>
    </>
  );
}
