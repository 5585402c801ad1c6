import { Button, Group } from '@mantine/core';
import { mostTemplatesInQuery } from '@pcf/contract/exchange-limits';
import { type ExportFormat, exportFormats } from '@pcf/contract/vocabulary/export-format';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../../components/choice-field/choice-field.tsx';
import { FormFrame } from '../../../components/form/form-frame.tsx';
import { useProblemText } from '../../../components/form/use-problem-text.ts';
import { showSuccessToast } from '../../../lib/toasts/show-toast.tsx';
import { downloadTemplates } from '../api/download-templates.ts';
import type { SoldProduct } from '../api/list-templates.ts';
import { soldQuery, useSoldView } from '../use-sold-view.ts';

type Scope = 'chosen' | 'shown' | 'all';

interface ExportValues {
  scope: Scope;
  format: ExportFormat;
}

interface ExportTemplatesFormProps {
  products: readonly SoldProduct[];
  onClose: () => void;
}

export function ExportTemplatesForm({ products, onClose }: ExportTemplatesFormProps) {
  const { t } = useTranslation(['productExport', 'templates', 'common']);
  const { filters, isFiltered } = useSoldView();
  // An address holds only so many.
  const mayChoose = products.length > 0 && products.length <= mostTemplatesInQuery;
  const scopes: { value: Scope; label: string }[] = [
    ...(mayChoose
      ? [{ value: 'chosen' as const, label: t('templates:export.chosen', { count: products.length }) }]
      : []),
    ...(isFiltered ? [{ value: 'shown' as const, label: t('scopes.shown') }] : []),
    { value: 'all', label: t('templates:export.all') },
  ];
  const form = useForm<ExportValues>({ defaultValues: { scope: scopes[0]?.value ?? 'all', format: 'xlsx' } });
  const download = useMutation(downloadTemplates);
  const problem = useProblemText(download.error);

  async function submit({ scope, format }: ExportValues) {
    const asked = {
      chosen: { templateIds: products.map(({ id }) => id) },
      shown: soldQuery({ ...filters, sort: null, order: null }),
      all: {},
    }[scope];
    try {
      await download.mutateAsync({ ...asked, fileName: t('templates:export.fileName'), format });
      showSuccessToast('productExport:done');
      onClose();
    } catch {
      // The problem above the form or a toast tells it.
    }
  }

  return (
    <FormFrame form={form} problem={problem} onSubmit={submit}>
      {products.length > mostTemplatesInQuery ? (
        <p>{t('templates:export.tooMany', { most: mostTemplatesInQuery })}</p>
      ) : null}
      {scopes.length > 1 ? (
        <ChoiceField<ExportValues> name="scope" label={t('scope')} autoFocus options={scopes} />
      ) : null}
      <ChoiceField<ExportValues>
        name="format"
        label={t('format')}
        autoFocus={scopes.length === 1}
        options={exportFormats
          .toReversed()
          .map((each) => ({ value: each, label: t(`formats.${each}`), help: t(`formatHelp.${each}`) }))}
      />
      <p>{t('templates:export.reimport')}</p>
      <Group gap={8}>
        <Button type="submit" variant="filled" loading={download.isPending}>
          {t('download')}
        </Button>
        <Button disabled={download.isPending} onClick={onClose}>
          {t('common:cancel')}
        </Button>
      </Group>
    </FormFrame>
  );
}
