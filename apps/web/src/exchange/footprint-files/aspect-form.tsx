import { Button } from '@mantine/core';
import {
  type AllocationWasteIncineration,
  allocationWasteIncinerations,
  aspectGaps,
  type PartialFullPcf,
  partialFullPcfs,
  type RetroOrProspectivePcfType,
  retroOrProspectivePcfTypes,
} from '@pcf/contract/catena-x';
import type { OperationInput } from '@pcf/contract/operations/operation-types';
import { textLimits } from '@pcf/contract/text-limits';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../../lib/api/api-errors.ts';
import { downloadFile } from '../../lib/api/transfer-file.ts';
import { saveFile } from '../../lib/save-file.ts';
import { showSuccessToast } from '../../lib/toasts/show-toast.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { useProblemText } from '../../ui/form/use-problem-text.ts';
import kit from '../../ui/kit.module.css';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { FootprintSource } from './footprint-source.ts';
import classes from './footprints-panel.module.css';

const downloadAspect = async (footprint: OneFootprint, query: AspectQuestions, fileName: string) =>
  saveFile(`${fileName}.json`, await fetchFile(footprint, { ...query, fileName }));

const questionsOf = ({ massBalancingUsed, allocationWasteIncineration, ...values }: AspectValues): AspectQuestions => ({
  partialFullPcf: values.partialFullPcf,
  retroOrProspectivePcfType: values.retroOrProspectivePcfType,
  massBalancingUsed: String(massBalancingUsed),
  ...(massBalancingUsed
    ? {
        freeAttributionInMassBalancing: String(values.freeAttribution),
        massBalancingCertificateScheme: values.certificateScheme,
      }
    : {}),
  ...(allocationWasteIncineration ? { allocationWasteIncineration } : {}),
});

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
    <section className={`${kit.stack12} ${classes.section}`} aria-labelledby={titleId}>
      <h3 id={titleId} className={kit.subheading}>
        {t('aspect.title')}
      </h3>
      <p className={kit.reading}>{t('aspect.text')}</p>
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
        <div className={kit.actions}>
          <Button type="submit" loading={download.isPending}>
            {t('aspect.download')}
          </Button>
        </div>
      </FormFrame>
    </section>
  );
}

/** The fields that a refusal names; null where something else was wrong. */
export function gapsOf(error: unknown): readonly string[] | null {
  if (!(error instanceof ApiProblem)) return null;
  const { missingFromAspect: fields } = error.problem as { readonly missingFromAspect?: unknown };
  return Array.isArray(fields) ? fields.map(String) : null;
}

/** What the aspect still wants, with what can be done about it. */
function AspectGaps({ gaps }: { gaps: readonly string[] }) {
  const { t } = useTranslation('footprintFiles');
  return (
    <div className={classes.product} role="alert">
      <p className={kit.strong}>{t('aspect.missing', { count: gaps.length })}</p>
      <ul className={classes.reasons}>
        {gaps.map((gap) => {
          const known = aspectGaps.find((each) => each === gap);
          return <li key={gap}>{known ? t(`aspect.gap.${known}`) : t('aspect.otherGap', { field: gap })}</li>;
        })}
      </ul>
    </div>
  );
}

function MassBalancingFields() {
  const { t } = useTranslation('footprintFiles');
  const used = useFormContext<AspectValues>().watch('massBalancingUsed');
  const answers = [
    { value: false, label: t('aspect.no') },
    { value: true, label: t('aspect.yes') },
  ];
  return (
    <>
      <ChoiceField<AspectValues> name="massBalancingUsed" label={t('aspect.massBalancing')} options={answers} />
      {used ? (
        <>
          <ChoiceField<AspectValues> name="freeAttribution" label={t('aspect.freeAttribution')} options={answers} />
          <TextField<AspectValues>
            name="certificateScheme"
            label={t('aspect.certificateScheme')}
            help={t('aspect.certificateSchemeHelp')}
            rules={{ required: true, maxLength: textLimits.otherText }}
          />
        </>
      ) : null}
    </>
  );
}

interface AspectValues {
  partialFullPcf: PartialFullPcf;
  retroOrProspectivePcfType: RetroOrProspectivePcfType;
  massBalancingUsed: boolean;
  freeAttribution: boolean;
  certificateScheme: string;
  allocationWasteIncineration: AllocationWasteIncineration | null;
}

type AspectQuestions = OperationInput<'downloadTemplateAspect'>['query'];

interface OneFootprint {
  readonly origin: FootprintSource['origin'];
  readonly id: string;
}

function fetchFile({ origin, id }: OneFootprint, query: AspectQuestions): Promise<Blob> {
  switch (origin) {
    case 'sold-products':
      return downloadFile('downloadTemplateAspect', { params: { templateId: id }, query });
    case 'answers':
      return downloadFile('downloadAnswerAspect', { params: { lineId: id }, query });
    case 'purchased':
      return downloadFile('downloadPurchasedAspect', { params: { lineId: id }, query });
  }
}
