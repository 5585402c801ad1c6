import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { LineActions } from '../../../exchange/line-table/line-actions.ts';
import type { LineAddress, RequestedProduct } from './api/get-requested-product.ts';
import { useShowChange } from './use-show-change.ts';
import classes from './way-on.module.css';

interface WayOnProps {
  product: RequestedProduct;
  address: LineAddress;
  actions: LineActions;
  /** Invites a further contact of the supplier. */
  onAddContact: () => void;
}

/** A request that nobody answers is no dead end: ask again, ask somebody else, or leave it at that. */
export function WayOn({ product, address, actions, onAddContact }: WayOnProps) {
  const { t } = useTranslation('requests');
  const showChange = useShowChange(address);
  const { productRequestStatus: status, featureFlags, supplier, archived } = product;
  if (archived || (status !== 'DECLINED' && status !== 'CANCELED')) return null;
  const name = supplier?.name ?? '';
  const ways = [
    ...(featureFlags.resend === 'ENABLED'
      ? [
          {
            text: t('wayOn.again', { supplier: name }),
            button: t('action.askAgain'),
            act: () => actions.resend([product], showChange),
          },
          { text: t('wayOn.contact', { supplier: name }), button: t('action.askContact'), act: onAddContact },
        ]
      : []),
    {
      text: t('wayOn.another'),
      button: t('action.askAnother'),
      act: () => actions.askAnother([product], showChange),
    },
    ...(featureFlags.cancel === 'ENABLED'
      ? [{ text: t('wayOn.close'), button: t('action.close'), act: () => actions.cancel([product], showChange) }]
      : []),
  ];
  return (
    <section className={classes.card} aria-label={t('wayOn.title')}>
      <h2 className={classes.title}>{t('wayOn.title')}</h2>
      <ul className={classes.ways}>
        {ways.map(({ text, button, act }) => (
          <li key={button} className={classes.way}>
            <span>{text}</span>
            <Button size="xs" onClick={act}>
              {button}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
