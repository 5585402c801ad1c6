import { Button } from '@mantine/core';
import { largestAmount } from '@pcf/contract/exchange-limits';
import { textLimits } from '@pcf/contract/text-limits';
import { Link } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { UnitField } from '../../../exchange/unit-field.tsx';
import { ViewOnlyNotice } from '../../../exchange/view-only-notice.tsx';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { ApiProblem } from '../../../lib/api/api-errors.ts';
import { exactNumber } from '../../../lib/format/numbers.ts';
import { showFieldProblems } from '../../../ui/form/field-problems.ts';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { useProblemText } from '../../../ui/form/use-problem-text.ts';
import kit from '../../../ui/kit.module.css';
import { NumberField } from '../../../ui/number-field.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { LineFields } from './line-fields.tsx';
import classes from './product-form.module.css';
import type { Product, ProductValues } from './product-values.ts';

interface ProductFormProps {
  values: ProductValues;
  /** As it is stored, its lines in the order of the values; none while it is new. */
  product?: Product | undefined;
  /** Null where the form is only read. */
  submitText: string | null;
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
      {submitText === null ? <ViewOnlyNotice /> : null}
      <FormFrame form={form} problem={problem} onSubmit={submit}>
        <fieldset className={classes.columns} disabled={submitText === null}>
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
        </fieldset>
        <div className={kit.actions}>
          {submitText === null ? null : (
            <Button type="submit" variant="filled" loading={isSubmitting}>
              {submitText}
            </Button>
          )}
          <Button disabled={isSubmitting} onClick={onCancel}>
            {t(submitText === null ? 'common:close' : 'common:cancel')}
          </Button>
        </div>
      </FormFrame>
    </div>
  );
}

/** What the product is estimated with; where it can be changed opens beside this form, which keeps what was typed. */
function ProductEstimate({ product: { id, estimate } }: { product: Product }) {
  const { t, i18n } = useTranslation('productForm');
  if (estimate === null) return null;
  return (
    <p className={`${kit.note} ${kit.reading} ${kit.breakable}`}>
      {t('estimatedWith', {
        name: estimate.name,
        impact: exactNumber(estimate.impact, pageLanguage(i18n)),
        version: estimate.version,
      })}{' '}
      <Link to="/products/purchased/footprint" search={{ productIds: id }} target="_blank" rel="noopener">
        {t('changeEstimate')}
        <span className={kit.visuallyHidden}> ({t('newTab')})</span>
      </Link>
    </p>
  );
}

/** What a product is, whoever it is bought from. */
function HeadFields() {
  const { t } = useTranslation('productForm');
  const filled = (message: string) => ({
    required: message,
    validate: (value: unknown) => String(value).trim() !== '' || message,
  });
  return (
    <>
      <TextField<ProductValues>
        name="name"
        label={t('name')}
        takesFocus
        autoComplete="off"
        rules={{ ...filled(t('nameRequired')), maxLength: textLimits.productName }}
      />
      <TextField<ProductValues>
        name="internalReference"
        label={t('internalReference')}
        help={t('internalReferenceHelp')}
        autoComplete="off"
        rules={{ ...filled(t('internalReferenceRequired')), maxLength: textLimits.internalReference }}
      />
      <TextAreaField<ProductValues>
        name="description"
        label={t('description')}
        help={t('descriptionHelp')}
        rules={{ maxLength: textLimits.productDescription }}
      />
      <div className={classes.pair}>
        <UnitField<ProductValues> name="unit" label={t('unit')} help={t('unitHelp')} />
        <NumberField<ProductValues>
          name="massKg"
          label={t('massKg')}
          help={t('massKgHelp')}
          unit="kg"
          rules={{
            max: largestAmount,
            validate: (value) => value === null || Number(value) > 0 || Number.isNaN(value) || t('massKgPositive'),
          }}
        />
      </div>
    </>
  );
}
