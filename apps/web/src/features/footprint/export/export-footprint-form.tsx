import { Button, Group } from '@mantine/core';
import { type ExportFormat, exportFormats } from '@pcf/contract/vocabulary/export-format';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../../components/choice-field/choice-field.tsx';
import { FormFrame } from '../../../components/form/form-frame.tsx';
import { useProblemText } from '../../../components/form/use-problem-text.ts';
import { showSuccessToast } from '../../../lib/toasts/show-toast.tsx';
import { downloadFootprint } from '../api/download-footprint.ts';
import { type FootprintView, footprintQuery, isNarrowed, withoutYear } from '../footprint-view.ts';

interface ExportValues {
  scope: 'shown' | 'year';
  format: ExportFormat;
}

interface ExportFootprintFormProps {
  /** With the year that is shown. */
  view: FootprintView;
  onClose: () => void;
}

export function ExportFootprintForm({ view, onClose }: ExportFootprintFormProps) {
  const { t } = useTranslation(['footprintTotals', 'productExport', 'common']);
  const narrowed = isNarrowed(view);
  const form = useForm<ExportValues>({ defaultValues: { scope: narrowed ? 'shown' : 'year', format: 'xlsx' } });
  const download = useMutation(downloadFootprint);
  const problem = useProblemText(download.error);
  const { year } = view;

  async function submit({ scope, format }: ExportValues) {
    const { year: asked, ...filters } = footprintQuery(view);
    try {
      await download.mutateAsync({
        fileName: year ? t('export.fileName', { year: String(year) }) : t('export.fileNameWithoutYear'),
        query: { year: asked, ...(scope === 'shown' && filters), format },
      });
      showSuccessToast('productExport:done');
      onClose();
    } catch {
      // The problem above the form or a toast tells it.
    }
  }

  return (
    <FormFrame form={form} problem={problem} onSubmit={submit}>
      <p>{t('export.about')}</p>
      {narrowed ? (
        <ChoiceField<ExportValues>
          name="scope"
          label={t('productExport:scope')}
          autoFocus
          options={[
            { value: 'shown', label: t('export.shown') },
            {
              value: 'year',
              label: year === withoutYear ? t('export.withoutYear') : t('export.year', { year: String(year) }),
            },
          ]}
        />
      ) : null}
      <ChoiceField<ExportValues>
        name="format"
        label={t('productExport:format')}
        autoFocus={!narrowed}
        options={exportFormats.toReversed().map((each) => ({
          value: each,
          label: t(`productExport:formats.${each}`),
          help: t(`productExport:formatHelp.${each}`),
        }))}
      />
      <Group gap={8}>
        <Button type="submit" variant="filled" loading={download.isPending}>
          {t('productExport:download')}
        </Button>
        <Button disabled={download.isPending} onClick={onClose}>
          {t('common:cancel')}
        </Button>
      </Group>
    </FormFrame>
  );
}
