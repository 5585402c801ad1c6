import { Button } from '@mantine/core';
import { type ExportFormat, exportFormats } from '@pcf/contract/vocabulary/lists';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showSuccessToast } from '../lib/toasts/show-toast.tsx';
import { ChoiceField } from '../ui/choice-field.tsx';
import { FormFrame } from '../ui/form/form-frame.tsx';
import { useProblemText } from '../ui/form/use-problem-text.ts';
import kit from '../ui/kit.module.css';

interface ExportValues {
  scope: string;
  format: ExportFormat;
}

interface ExportFormProps<Scope extends string> {
  /** What can be exported, the likeliest first; asked for only where there is a choice. */
  scopes: readonly [{ value: Scope; label: string }, ...{ value: Scope; label: string }[]];
  /** Above the choices. */
  about?: ReactNode;
  /** Below them. */
  note?: ReactNode;
  download: (scope: Scope, format: ExportFormat) => Promise<unknown>;
  onClose: () => void;
}

/** What goes into the file, and which kind of file it is. */
export function ExportForm<Scope extends string>({ scopes, about, note, download, onClose }: ExportFormProps<Scope>) {
  const { t } = useTranslation(['productExport', 'common']);
  const form = useForm<ExportValues>({ defaultValues: { scope: scopes[0].value, format: 'xlsx' } });
  const exporting = useMutation({
    mutationFn: ({ scope, format }: ExportValues) => download(scope as Scope, format),
  });
  const problem = useProblemText(exporting.error);

  async function submit(values: ExportValues) {
    try {
      await exporting.mutateAsync(values);
      showSuccessToast('productExport:done');
      onClose();
    } catch {
      // The problem above the form or a toast tells it.
    }
  }

  return (
    <FormFrame form={form} problem={problem} onSubmit={submit}>
      {about}
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
      {note}
      <div className={kit.actions}>
        <Button type="submit" variant="filled" loading={exporting.isPending}>
          {t('download')}
        </Button>
        <Button disabled={exporting.isPending} onClick={onClose}>
          {t('common:cancel')}
        </Button>
      </div>
    </FormFrame>
  );
}
