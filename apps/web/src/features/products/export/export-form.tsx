import { Button, Group } from '@mantine/core';
import { mostSuppliersInPath } from '@pcf/contract/exchange-limits';
import { exportFormats } from '@pcf/contract/vocabulary/export-format';
import { useMutation } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SupplierChoice } from '../../../exchange/line-filters/supplier-choice.tsx';
import { showSuccessToast } from '../../../lib/toasts/show-toast.tsx';
import { ChoiceField } from '../../../ui/choice-field/choice-field.tsx';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { useProblemText } from '../../../ui/form/use-problem-text.ts';
import { downloadPurchased, type PurchasedQuery } from './api/download-purchased.ts';
import classes from './export-form.module.css';
import { type ExportValues, exportScopes } from './export-values.ts';

interface ExportFormProps {
  /** What narrows the list now, as the call takes it; empty where nothing does. */
  filters: PurchasedQuery;
  onClose: () => void;
  /** Instead of a table, what other platforms read. */
  onExchange: (query: PurchasedQuery) => void;
}

export function ExportForm({ filters, onClose, onExchange }: ExportFormProps) {
  const { t } = useTranslation(['productExport', 'common']);
  const narrowed = Object.keys(filters).length > 0;
  const form = useForm<ExportValues>({
    defaultValues: { scope: narrowed ? 'shown' : 'all', suppliers: [], format: 'xlsx' },
  });
  const [scope, suppliers] = form.watch(['scope', 'suppliers']);
  const download = useMutation(downloadPurchased);
  const problem = useProblemText(download.error);

  /** What is chosen, as a filter of the list. */
  const chosenQuery = (): PurchasedQuery =>
    scope === 'shown' ? filters : scope === 'suppliers' && suppliers.length > 0 ? { supplierIds: suppliers } : {};

  async function submit({ scope: chosen, suppliers: supplierIds, format }: ExportValues) {
    try {
      await download.mutateAsync({
        fileName: t('fileName'),
        query: { ...(chosen === 'shown' ? filters : {}), format },
        supplierIds: chosen === 'suppliers' ? supplierIds : null,
      });
      showSuccessToast('productExport:done');
      onClose();
    } catch {
      // The problem above the form or a toast tells it.
    }
  }

  return (
    <FormFrame form={form} problem={problem} onSubmit={submit}>
      <ChoiceField<ExportValues>
        name="scope"
        label={t('scope')}
        autoFocus
        options={exportScopes
          .filter((each) => narrowed || each !== 'shown')
          .map((each) => ({ value: each, label: t(`scopes.${each}`) }))}
      />
      {scope === 'suppliers' ? (
        <Controller
          control={form.control}
          name="suppliers"
          rules={{ validate: (chosen) => chosen.length > 0 && chosen.length <= mostSuppliersInPath }}
          render={({ field, fieldState }) => (
            <div className={classes.suppliers}>
              <SupplierChoice chosen={field.value} onChange={field.onChange} />
              {fieldState.error ? (
                <p role="alert" className={classes.error}>
                  {t('chooseSuppliers', { most: mostSuppliersInPath })}
                </p>
              ) : null}
            </div>
          )}
        />
      ) : null}
      <ChoiceField<ExportValues>
        name="format"
        label={t('format')}
        options={exportFormats
          .toReversed()
          .map((each) => ({ value: each, label: t(`formats.${each}`), help: t(`formatHelp.${each}`) }))}
      />
      <Group gap={8}>
        <Button type="submit" variant="filled" loading={download.isPending}>
          {scope === 'suppliers' && suppliers.length > 0 ? t('downloadOf', { count: suppliers.length }) : t('download')}
        </Button>
        <Button disabled={download.isPending} onClick={onClose}>
          {t('common:cancel')}
        </Button>
      </Group>
      <div className={classes.exchange}>
        <p className={classes.about}>{t('forOthersText')}</p>
        <Button disabled={download.isPending} onClick={() => onExchange(chosenQuery())}>
          {t('forOthers')}
        </Button>
      </div>
    </FormFrame>
  );
}
