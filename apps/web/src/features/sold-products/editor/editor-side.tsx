import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { lazy, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SideCard, SideFacts, SideWords } from '../../../exchange/emission-editor/side-card.tsx';
import { ValidityMark } from '../../../exchange/validity-mark.tsx';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { formatMinute } from '../../../lib/format/date-format.ts';
import { OptionalPart } from '../../../ui/optional-part.tsx';
import { useEditedSoldProduct } from './edited-sold-product.ts';
import classes from './editor-page.module.css';

const DiscardDialog = lazy(async () => ({
  default: (await import('../discard-dialog.tsx')).DiscardDialog,
}));

interface SoldProductSideProps {
  onBeforeDiscard: () => void;
  onDiscarded: () => void;
}

/** What the product is, what customers are answered with now, and what is not published of it. */
export function SoldProductSide({ onBeforeDiscard, onDiscarded }: SoldProductSideProps) {
  const { t, i18n } = useTranslation(['templateEditor', 'exchange']);
  const soldProduct = useEditedSoldProduct();
  const [discarding, setDiscarding] = useState<boolean | null>(null);
  const { id, description, unit, dataVersion, dataUpdatedAt, dataUpdatedBy, draft, holders } = soldProduct;
  const moment = (at: string) => formatMinute(at, pageLanguage(i18n));
  const saved = (at: string, name: string | null) =>
    t(name ? 'side.byOn' : 'side.on', { name: name ?? '', moment: moment(at) });
  const facts: [label: string, value: ReactNode][] = [
    [t('side.unit'), unit && t(`exchange:unit.${unit}`)],
    [t('side.description'), description && <SideWords>{description}</SideWords>],
    [
      t('side.published'),
      dataVersion > 0 && dataUpdatedAt ? (
        <>
          {t('side.version', { version: dataVersion })}, {saved(dataUpdatedAt, dataUpdatedBy)}
          <div>
            <ValidityMark validUntil={soldProduct.validUntil} validity={soldProduct.validity} />
          </div>
        </>
      ) : (
        t('side.nothing')
      ),
    ],
    [t('side.holders'), holders.customers > 0 && t('side.customers', { count: holders.customers })],
    [t('side.draft'), draft && saved(draft.savedAt, draft.savedBy)],
  ];
  return (
    <SideCard title={t('side.title')}>
      <SideFacts facts={facts} />
      <div className={classes.actions}>
        <Button
          variant="subtle"
          renderRoot={(button) => (
            <Link {...button} to="/products/sold/$soldProductId" params={{ soldProductId: id }} />
          )}
        >
          {t('side.open')}
        </Button>
        {draft ? (
          <Button
            variant="subtle"
            onClick={() => {
              onBeforeDiscard();
              setDiscarding(true);
            }}
          >
            {t('side.discard')}
          </Button>
        ) : null}
      </div>
      {discarding === null ? null : (
        <OptionalPart>
          <DiscardDialog
            soldProductId={id}
            opened={discarding}
            onClose={() => setDiscarding(false)}
            onDiscarded={onDiscarded}
          />
        </OptionalPart>
      )}
    </SideCard>
  );
}
