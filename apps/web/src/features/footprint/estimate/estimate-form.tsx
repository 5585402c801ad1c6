import { Button, Group } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { choiceOf, nothingChosen } from '../../../exchange/factor-field/factor-choice.ts';
import { FactorField } from '../../../exchange/factor-field/factor-field.tsx';
import type { TopCategories } from '../../../exchange/factor-field/top-categories.ts';
import { showSuccessToast } from '../../../lib/toasts/show-toast.tsx';
import { ErrorSummary } from '../../../ui/error-summary/error-summary.tsx';
import { useProblemText } from '../../../ui/form/use-problem-text.ts';
import { chooseEstimates } from '../api/choose-estimates.ts';
import classes from './estimate-form.module.css';
import type { EstimatedProducts } from './estimated-products.ts';

const everything: TopCategories = { except: [] };

interface EstimateFormProps {
  products: EstimatedProducts;
  onCancel: () => void;
  onDone: () => void;
}

/** Chooses what products are estimated with, or takes the estimate away. */
export function EstimateForm({ products, onCancel, onDone }: EstimateFormProps) {
  const { t } = useTranslation(['footprintTotals', 'common']);
  const [choice, setChoice] = useState(products.factor ? choiceOf(products.factor) : nothingChosen);
  const [asked, setAsked] = useState(false);
  const choose = useMutation(chooseEstimates(useQueryClient()));
  const problem = useProblemText(choose.error);
  const { productIds, estimated, specific, notWeighed } = products;
  const count = productIds.length;
  const { factor } = choice;

  async function save(taken: typeof factor) {
    try {
      await choose.mutateAsync({
        productIds: [...productIds],
        factor: taken && {
          topCategory: taken.topCategory,
          category: taken.category,
          subcategory: taken.subcategory,
          name: taken.name,
          impact: taken.impact,
          version: taken.version,
        },
      });
      showSuccessToast(taken ? 'footprintTotals:estimate.done' : 'footprintTotals:estimate.removed', { count });
      onDone();
    } catch {
      // The problem above the buttons tells it.
    }
  }

  return (
    <div className={classes.form}>
      <p>{t('estimate.about')}</p>
      {specific > 0 ? <p>{t('estimate.specific', { count: specific })}</p> : null}
      {notWeighed > 0 ? <p>{t('estimate.notWeighed', { count: notWeighed })}</p> : null}
      <FactorField
        label={t('estimate.factor')}
        choice={choice}
        topCategories={everything}
        missing={asked ? t('estimate.required') : null}
        onChange={setChoice}
      />
      {factor ? <p className={classes.version}>{t('estimate.catalogue', { version: factor.version })}</p> : null}
      {choose.isPending ? null : <ErrorSummary problem={problem} fields={[]} />}
      <Group gap={8}>
        <Button
          variant="filled"
          loading={choose.isPending}
          onClick={() => (factor ? void save(factor) : setAsked(true))}
        >
          {t('estimate.confirm', { count })}
        </Button>
        {estimated > 0 ? (
          <Button disabled={choose.isPending} onClick={() => void save(null)}>
            {t('estimate.remove', { count: estimated })}
          </Button>
        ) : null}
        <Button disabled={choose.isPending} onClick={onCancel}>
          {t('common:cancel')}
        </Button>
      </Group>
    </div>
  );
}
