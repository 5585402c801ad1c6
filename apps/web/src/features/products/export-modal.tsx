import { Button } from '@mantine/core';
import { maxSuppliersInPath } from '@pcf/contract/exchange-limits';
import type { OperationInput } from '@pcf/contract/operations/operation-types';
import { type ExportFormat, exportFormats } from '@pcf/contract/vocabulary/lists';
import { mutationOptions, useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SupplierChoice } from '../../exchange/line-filters/supplier-choice.tsx';
import { downloadFile } from '../../lib/api/transfer-file.ts';
import { saveFile } from '../../lib/save-file.ts';
import { showSuccessToast } from '../../lib/toasts/show-toast.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { useProblemText } from '../../ui/form/use-problem-text.ts';
import kit from '../../ui/kit.module.css';
import { LoadingSpinner } from '../../ui/loading-spinner.tsx';
import { ModalFrame } from '../../ui/modal-frame.tsx';
import classes from './export-modal.module.css';

/** What the list shows now, everything, or what is bought from chosen suppliers. */
export const exportScopes = ['shown', 'all', 'suppliers'] as const;

const downloadPurchased = mutationOptions({
  mutationKey: ['downloadPurchased'],
  mutationFn: async ({ fileName, query, supplierIds }: Download) => {
    const { format = 'csv' } = query;
    const file = supplierIds
      ? await downloadFile('downloadPurchasedOfSuppliers', {
          params: { supplierIds: supplierIds.join(',') },
          query: { format },
        })
      : await downloadFile('downloadPurchased', { query });
    saveFile(`${fileName}.${format}`, file);
  },
});

/** Wanted by few. */
const FootprintsPanel = lazy(async () => ({
  default: (await import('../../exchange/footprint-files/footprints-panel.tsx')).FootprintsPanel,
}));

interface ExportModalProps {
  opened: boolean;
  onClose: () => void;
  /** What narrows the list now, as the call takes it; empty where nothing does. */
  filters: PurchasedQuery;
}

export function ExportModal({ opened, onClose, filters }: ExportModalProps) {
  const { t } = useTranslation('productExport');
  /** What other platforms are to be told. */
  const [exchanged, setExchanged] = useState<PurchasedQuery | null>(null);

  function close() {
    setExchanged(null);
    onClose();
  }

  return (
    <ModalFrame opened={opened} onClose={close} title={t('title')}>
      {exchanged ? (
        <Suspense fallback={<LoadingSpinner />}>
          <FootprintsPanel
            source={{ origin: 'purchased', query: exchanged, one: null }}
            fileName={t('fileName')}
            onClose={close}
          />
        </Suspense>
      ) : (
        <ExportForm filters={filters} onClose={close} onExchange={setExchanged} />
      )}
    </ModalFrame>
  );
}

interface ExportFormProps {
  /** What narrows the list now, as the call takes it; empty where nothing does. */
  filters: PurchasedQuery;
  onClose: () => void;
  /** Instead of a table, what other platforms read. */
  onExchange: (query: PurchasedQuery) => void;
}

function ExportForm({ filters, onClose, onExchange }: ExportFormProps) {
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
          rules={{ validate: (chosen) => chosen.length > 0 && chosen.length <= maxSuppliersInPath }}
          render={({ field, fieldState }) => (
            <div className={classes.suppliers}>
              <SupplierChoice chosen={field.value} onChange={field.onChange} />
              {fieldState.error ? (
                <p role="alert" className={`${kit.danger} ${kit.small} ${kit.above8}`}>
                  {t('chooseSuppliers', { most: maxSuppliersInPath })}
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
      <div className={kit.actions}>
        <Button type="submit" variant="filled" loading={download.isPending}>
          {scope === 'suppliers' && suppliers.length > 0 ? t('downloadOf', { count: suppliers.length }) : t('download')}
        </Button>
        <Button disabled={download.isPending} onClick={onClose}>
          {t('common:cancel')}
        </Button>
      </div>
      <div className={`${kit.stack8} ${classes.exchange}`}>
        <p className={kit.reading}>{t('forOthersText')}</p>
        <Button disabled={download.isPending} onClick={() => onExchange(chosenQuery())}>
          {t('forOthers')}
        </Button>
      </div>
    </FormFrame>
  );
}

type PurchasedQuery = OperationInput<'downloadPurchased'>['query'];

interface Download {
  readonly fileName: string;
  readonly query: PurchasedQuery;
  /** Only what is bought from these; null for all. */
  readonly supplierIds: readonly string[] | null;
}

interface ExportValues {
  scope: (typeof exportScopes)[number];
  suppliers: string[];
  format: ExportFormat;
}
