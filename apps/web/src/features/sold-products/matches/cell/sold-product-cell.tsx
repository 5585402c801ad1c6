import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showErrorToast, showProblemToast } from '../../../../lib/toasts/show-toast.tsx';
import kit from '../../../../ui/kit.module.css';
import { LineIcon } from '../../../../ui/line-icon.tsx';
import { LoadingSpinner } from '../../../../ui/loading-spinner.tsx';
import { confirmSoldProductMatches } from '../api/confirm-matches.ts';
import type { OfferedSoldProduct, SoldProductMatch } from '../api/list-matches.ts';
import classes from './sold-product-cell.module.css';
import { SoldProductFacts, useReasonText } from './sold-product-facts.tsx';

const SoldProductChooser = lazy(async () => ({
  default: (await import('./sold-product-chooser.tsx')).SoldProductChooser,
}));

/** Which sold product stands for a product: confirmed, proposed, or to be looked for. */
export function SoldProductCell({ match }: { match: SoldProductMatch }) {
  const [choosing, setChoosing] = useState(false);
  const cell = useRef<HTMLDivElement>(null);
  const confirm = useMutation({ ...confirmSoldProductMatches(useQueryClient()), onError: showProblemToast });
  const { confirmed, lineId, name } = match;

  async function choose(soldProductId: string | null) {
    try {
      const { skipped } = await confirm.mutateAsync([{ lineId, templateId: soldProductId }]);
      if (skipped.length > 0) showErrorToast('templateMatches:gone');
    } catch {
      // A toast says why.
    }
    finish();
  }

  /** The button that was pressed is another one now. */
  function finish() {
    setChoosing(false);
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) cell.current?.focus();
    });
  }

  return (
    <div ref={cell} className={classes.cell} tabIndex={-1}>
      {choosing ? (
        <Suspense fallback={<LoadingSpinner small />}>
          <SoldProductChooser
            match={match}
            pending={confirm.isPending}
            onChoose={(id) => void choose(id)}
            onCancel={finish}
          />
        </Suspense>
      ) : confirmed ? (
        <ConfirmedSoldProduct
          soldProduct={confirmed}
          product={name}
          pending={confirm.isPending}
          onChange={() => setChoosing(true)}
          onForget={() => void choose(null)}
        />
      ) : (
        <ProposedSoldProduct
          match={match}
          pending={confirm.isPending}
          onConfirm={(id) => void choose(id)}
          onChoose={() => setChoosing(true)}
        />
      )}
    </div>
  );
}

interface ConfirmedSoldProductProps {
  soldProduct: OfferedSoldProduct;
  product: string;
  pending: boolean;
  onChange: () => void;
  onForget: () => void;
}

function ConfirmedSoldProduct({ soldProduct, product, pending, onChange, onForget }: ConfirmedSoldProductProps) {
  const { t } = useTranslation('templateMatches');
  return (
    <div className={`${kit.row4x12} ${classes.confirmed}`}>
      <div className={classes.words}>
        <div className={`${kit.tiny} ${kit.bold} ${classes.state}`}>
          <LineIcon name="check" size={16} />
          {t('confirmed')}
        </div>
        <SoldProductFacts soldProduct={soldProduct} />
      </div>
      <div className={classes.buttons}>
        <Button variant="subtle" size="xs" aria-label={t('do.changeOf', { product })} onClick={onChange}>
          {t('do.change')}
        </Button>
        <Button
          variant="subtle"
          size="xs"
          loading={pending}
          aria-label={t('do.forgetOf', { product })}
          onClick={onForget}
        >
          {t('do.forget')}
        </Button>
      </div>
    </div>
  );
}

interface ProposedSoldProductProps {
  match: SoldProductMatch;
  pending: boolean;
  onConfirm: (soldProductId: string) => void;
  onChoose: () => void;
}

/** What fits best, which nobody has chosen yet; or that nothing does. */
function ProposedSoldProduct({ match: { name, offers }, pending, onConfirm, onChoose }: ProposedSoldProductProps) {
  const { t } = useTranslation('templateMatches');
  const reasonText = useReasonText();
  const [best] = offers;
  return (
    <div className={`${kit.row4x12} ${classes.proposed}`} data-empty={best ? undefined : true}>
      <div className={classes.words}>
        {best ? (
          <>
            <div className={kit.finePrint}>{t('proposed', { reason: reasonText(best) })}</div>
            <SoldProductFacts soldProduct={best.template} />
          </>
        ) : (
          <div className={kit.finePrint}>{t('noOffer')}</div>
        )}
      </div>
      <div className={classes.buttons}>
        {best ? (
          <Button
            size="xs"
            loading={pending}
            aria-label={t('do.confirmOf', { template: best.template.name, product: name })}
            onClick={() => onConfirm(best.template.id)}
          >
            {t('do.confirm')}
          </Button>
        ) : null}
        <Button
          variant="subtle"
          size="xs"
          aria-label={t(best ? 'do.anotherOf' : 'do.chooseOf', { product: name })}
          onClick={onChoose}
        >
          {t(best ? 'do.another' : 'do.choose')}
        </Button>
      </div>
    </div>
  );
}
