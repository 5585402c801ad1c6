import { Button, Group } from '@mantine/core';
import { type ExportFormat, exportFormats } from '@pcf/contract/vocabulary/export-format';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../components/choice-field/choice-field.tsx';
import { FormFrame } from '../../components/form/form-frame.tsx';
import { useProblemText } from '../../components/form/use-problem-text.ts';
import { showSuccessToast } from '../../lib/toasts/show-toast.tsx';
import { downloadActivities } from './api/download-activities.ts';
import type { ActivityQuery } from './api/list-activities.ts';

interface ExportValues {
  scope: 'shown' | 'all';
  format: ExportFormat;
}

interface ExportActivityFormProps {
  filters: ActivityQuery;
  onClose: () => void;
}

export function ExportActivityForm({ filters, onClose }: ExportActivityFormProps) {
  const { t } = useTranslation(['productExport', 'activity', 'common']);
  const narrowed = Object.keys(filters).length > 0;
  const form = useForm<ExportValues>({ defaultValues: { scope: narrowed ? 'shown' : 'all', format: 'xlsx' } });
  const download = useMutation(downloadActivities);
  const problem = useProblemText(download.error);

  async function submit({ scope, format }: ExportValues) {
    try {
      await download.mutateAsync({
        ...(scope === 'shown' ? filters : {}),
        fileName: t('activity:export.fileName'),
        format,
      });
      showSuccessToast('productExport:done');
      onClose();
    } catch {
      // The problem above the form or a toast tells it.
    }
  }

  return (
    <FormFrame form={form} problem={problem} onSubmit={submit}>
      {narrowed ? (
        <ChoiceField<ExportValues>
          name="scope"
          label={t('scope')}
          autoFocus
          options={[
            { value: 'shown', label: t('scopes.shown') },
            { value: 'all', label: t('activity:export.all') },
          ]}
        />
      ) : null}
      <ChoiceField<ExportValues>
        name="format"
        label={t('format')}
        autoFocus={!narrowed}
        options={exportFormats
          .toReversed()
          .map((each) => ({ value: each, label: t(`formats.${each}`), help: t(`formatHelp.${each}`) }))}
      />
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
