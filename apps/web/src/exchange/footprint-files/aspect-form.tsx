import { Button, Group } from '@mantine/core';
import { allocationWasteIncinerations, partialFullPcfs, retroOrProspectivePcfTypes } from '@pcf/contract/catena-x';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showSuccessToast } from '../../lib/toasts/show-toast.tsx';
import { ChoiceField } from '../../ui/choice-field/choice-field.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { useProblemText } from '../../ui/form/use-problem-text.ts';
import { SelectField } from '../../ui/select-field/select-field.tsx';
import { downloadAspect } from './api/download-aspect.ts';
import { AspectGaps } from './aspect-gaps.tsx';
import { type AspectValues, questionsOf } from './aspect-values.ts';
import type { FootprintSource } from './footprint-source.ts';
import classes from './footprints-panel.module.css';
import { gapsOf } from './gaps-of.ts';
import { MassBalancingFields } from './mass-balancing-fields.tsx';

interface AspectFormProps {
  footprint: { readonly origin: FootprintSource['origin']; readonly id: string };
  fileName: string;
}

/** What Catena-X wants to know beside the footprint. */
export function AspectForm({ footprint, fileName }: AspectFormProps) {
  const { t } = useTranslation('footprintFiles');
  const titleId = useId();
  const form = useForm<AspectValues>({
    defaultValues: {
      partialFullPcf: 'Cradle-to-gate',
      retroOrProspectivePcfType: 'Retrospective PCF',
      massBalancingUsed: false,
      freeAttribution: false,
      certificateScheme: '',
      allocationWasteIncineration: null,
    },
  });
  const download = useMutation({
    mutationFn: (values: AspectValues) => downloadAspect(footprint, questionsOf(values), `${fileName} (Catena-X)`),
  });
  const gaps = gapsOf(download.error);
  const problem = useProblemText(gaps ? null : download.error);

  async function submit(values: AspectValues) {
    try {
      await download.mutateAsync(values);
      showSuccessToast('footprintFiles:downloaded');
    } catch {
      // What is missing is listed below; anything else stands above the form or in a toast.
    }
  }

  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <h3 id={titleId} className={classes.title}>
        {t('aspect.title')}
      </h3>
      <p className={classes.text}>{t('aspect.text')}</p>
      <FormFrame form={form} problem={problem} labelledBy={titleId} onSubmit={submit}>
        <ChoiceField<AspectValues>
          name="partialFullPcf"
          label={t('aspect.partialFullPcf.label')}
          options={partialFullPcfs.map((value) => ({ value, label: t(`aspect.partialFullPcf.${value}`) }))}
        />
        <SelectField<AspectValues>
          name="retroOrProspectivePcfType"
          label={t('aspect.retroOrProspectivePcfType.label')}
          rules={{ required: true }}
          options={retroOrProspectivePcfTypes.map((value) => ({
            value,
            label: t(`aspect.retroOrProspectivePcfType.${value}`),
          }))}
        />
        <MassBalancingFields />
        <SelectField<AspectValues>
          name="allocationWasteIncineration"
          label={t('aspect.allocationWasteIncineration.label')}
          rules={{ required: true }}
          options={allocationWasteIncinerations.map((value) => ({
            value,
            label: t(`aspect.allocationWasteIncineration.${value}`),
          }))}
        />
        {gaps ? <AspectGaps gaps={gaps} /> : null}
        <Group gap={8}>
          <Button type="submit" loading={download.isPending}>
            {t('aspect.download')}
          </Button>
        </Group>
      </FormFrame>
    </section>
  );
}
