import { Button, Group } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../../../lib/api/api-problem.ts';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { showFieldProblems } from '../../../ui/form/show-field-problems.ts';
import { useProblemText } from '../../../ui/form/use-problem-text.ts';
import type { Product } from './api/create-product.ts';
import { HeadFields } from './head-fields.tsx';
import { LineFields } from './line-fields.tsx';
import { ProductEstimate } from './product-estimate.tsx';
import classes from './product-form.module.css';
import type { ProductValues } from './product-values.ts';

interface ProductFormProps {
  values: ProductValues;
  /** As it is stored, its lines in the order of the values; none while it is new. */
  product?: Product | undefined;
  submitText: string;
  error: unknown;
  onSubmit: (values: ProductValues) => Promise<void>;
  onCancel: () => void;
}

export function ProductForm({ values, product, submitText, error, onSubmit, onCancel }: ProductFormProps) {
  const { t } = useTranslation(['productForm', 'common']);
  const form = useForm<ProductValues>({ defaultValues: values });
  const { isSubmitting } = form.formState;
  const taken = error instanceof ApiProblem && error.code === 'DUPLICATED_REFERENCE';
  const problem = useProblemText(taken ? undefined : error);

  async function submit(typed: ProductValues) {
    try {
      await onSubmit(typed);
    } catch (refusal) {
      if (refusal instanceof ApiProblem && refusal.code === 'DUPLICATED_REFERENCE') {
        form.setError('internalReference', { type: 'taken', message: t('referenceTaken') });
      } else {
        showFieldProblems(form, refusal);
      }
    }
  }

  return (
    <div className={classes.form}>
      <FormFrame form={form} problem={problem} onSubmit={submit}>
        <div className={classes.columns}>
          <div className={classes.column}>
            <HeadFields />
            {product ? <ProductEstimate product={product} /> : null}
          </div>
          <div className={classes.column}>
            {values.lines.map((line, index) => (
              <LineFields
                key={line.lineId}
                index={index}
                product={product}
                legend={product?.lines[index]?.supplier?.name ?? t('bought')}
              />
            ))}
          </div>
        </div>
        <Group gap={8}>
          <Button type="submit" variant="filled" loading={isSubmitting}>
            {submitText}
          </Button>
          <Button disabled={isSubmitting} onClick={onCancel}>
            {t('common:cancel')}
          </Button>
        </Group>
      </FormFrame>
    </div>
  );
}
