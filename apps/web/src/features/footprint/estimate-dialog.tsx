import { Button } from '@mantine/core';
import { catalogueFactors } from '@pcf/catalogue/factors';
import type { EmissionFactor } from '@pcf/contract/emission-factor';
import { maxEstimatedProducts } from '@pcf/contract/exchange-limits';
import type { OperationInput } from '@pcf/contract/operations/operation-types';
import { mutationOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { choiceOf, nothingChosen } from '../../exchange/factor-field/factor-choice.ts';
import type { TopCategories } from '../../exchange/factor-field/factor-chooser.tsx';
import { FactorField } from '../../exchange/factor-field/factor-field.tsx';
import { FactorSourceProvider } from '../../exchange/factor-field/factor-source.tsx';
import { callApi } from '../../lib/api/call-api.ts';
import { inChunks } from '../../lib/in-chunks.ts';
import { showSuccessToast } from '../../lib/toasts/show-toast.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { useProblemText } from '../../ui/form/use-problem-text.ts';
import kit from '../../ui/kit.module.css';
import { ModalFrame } from '../../ui/modal-frame.tsx';
import classes from './estimate-dialog.module.css';
import type { FootprintLine } from './footprint-calls.ts';

const chooseEstimates = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['chooseEstimates'],
    mutationFn: async ({ productIds, factor }: EstimatesRequest) => {
      for (const some of inChunks(productIds, maxEstimatedProducts)) {
        await callApi('chooseEstimates', { body: { productIds: some, factor } });
      }
    },
    onSettled: () =>
      Promise.all(
        ['getFootprint', 'listFootprintLines', 'getProduct'].map((name) =>
          queryClient.invalidateQueries({ queryKey: [name] }),
        ),
      ),
  });

const everything: TopCategories = { except: [] };

/** An estimate is a factor times a mass, so nothing else can be one. */
const factorsPerKilogram = catalogueFactors.filter(({ unit }) => unit === 'kgCO₂e/kg');
const noOwnFactors: readonly never[] = [];

interface EstimateDialogProps {
  lines: readonly FootprintLine[];
  opened: boolean;
  onClose: () => void;
  onDone: () => void;
}

export function EstimateDialog({ lines, opened, onClose, onDone }: EstimateDialogProps) {
  const { t } = useTranslation(['footprintTotals', 'factors']);
  const products = estimatedProducts(lines, factorsPerKilogram);
  return (
    <ModalFrame opened={opened} onClose={onClose} title={t('estimate.title', { count: products.productIds.length })}>
      <FactorSourceProvider factors={factorsPerKilogram} own={noOwnFactors}>
        <EstimateForm
          products={products}
          onCancel={onClose}
          onDone={() => {
            onClose();
            onDone();
          }}
        />
      </FactorSourceProvider>
    </ModalFrame>
  );
}

interface EstimateFormProps {
  products: EstimatedProducts;
  onCancel: () => void;
  onDone: () => void;
}

/** Chooses what products are estimated with, or takes the estimate away. */
function EstimateForm({ products, onCancel, onDone }: EstimateFormProps) {
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
    <div className={`${kit.stack16} ${classes.form}`}>
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
      <div className={kit.actions}>
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
      </div>
    </div>
  );
}

type EstimatesRequest = OperationInput<'chooseEstimates'>['body'];

interface EstimatedProducts {
  readonly productIds: readonly string[];
  /** How many are estimated already. */
  readonly estimated: number;
  /** How many have supplier data in force, which an estimate never replaces. */
  readonly specific: number;
  /** How many cannot be weighed, so that an estimate waits for their mass. */
  readonly notWeighed: number;
  /** What all of them are estimated with now, if the catalogue still has it. */
  readonly factor: EmissionFactor | null;
}

type Estimate = NonNullable<FootprintLine['estimate']>;

/** What a choice of lines means for their products: two suppliers of one product share its estimate. */
export function estimatedProducts(
  lines: readonly FootprintLine[],
  factors: readonly EmissionFactor[],
): EstimatedProducts {
  const products = [...new Map(lines.map((line) => [line.productId, line])).values()];
  const estimates = products.flatMap(({ estimate }) => estimate ?? []);
  const [first] = estimates;
  const shared = first && estimates.length === products.length && estimates.every((each) => isSame(each, first));
  return {
    productIds: products.map(({ productId }) => productId),
    estimated: estimates.length,
    specific: lines.filter(({ basis }) => basis === 'SPECIFIC').length,
    notWeighed: lines.filter(({ massKg }) => massKg === null).length,
    factor: (shared && factors.find((factor) => isSame(factor, first))) || null,
  };
}

type Named = Pick<Estimate, 'topCategory' | 'category' | 'subcategory' | 'name'>;

function isSame(one: Named, other: Named): boolean {
  return (
    one.name === other.name &&
    one.subcategory === other.subcategory &&
    one.category === other.category &&
    one.topCategory === other.topCategory
  );
}
