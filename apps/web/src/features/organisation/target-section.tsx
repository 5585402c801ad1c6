import { earliestYear, latestYear } from '@pcf/contract/exchange-limits';
import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { textLimits } from '@pcf/contract/text-limits';
import {
  type ReasonForNoTarget,
  reasonsForNoTarget,
  type SbtiTargetAmbition,
  type SbtiTargetStatus,
  sbtiTargetAmbitions,
  sbtiTargetStatuses,
} from '@pcf/contract/vocabulary/organisation';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TargetFacts } from '../../exchange/organisation/target-facts.tsx';
import { pageLanguage } from '../../i18n/page-language.ts';
import { operationMutation, operationQuery } from '../../lib/api/operation-options.ts';
import { formatDate } from '../../lib/format/date-format.ts';
import { showSuccessToast } from '../../lib/toasts/show-toast.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { showFieldProblems } from '../../ui/form/field-problems.ts';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import kit from '../../ui/kit.module.css';
import { NumberField } from '../../ui/number-field.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { YearField } from '../../ui/year-field.tsx';
import classes from './organisation-sections.module.css';
import { PageSection } from './page-section.tsx';
import { SaveButtons } from './save-buttons.tsx';
import { SectionState } from './section-state.tsx';
import { useReportUnsaved } from './unsaved-forms.tsx';
import { useSaveProblem } from './update-organisation.ts';

const getSbtiTarget = operationQuery('getSbtiTarget');

export const targetValues = (target: SbtiTarget | null): TargetValues => ({
  hasTarget: target?.hasTarget ?? null,
  ambition: target?.ambition ?? null,
  status: target?.status ?? null,
  baseYear: target?.baseYear ?? null,
  targetYear: target?.targetYear ?? null,
  reductionPercent: target?.reductionPercent ?? null,
  reasonForNoTarget: target?.reasonForNoTarget ?? null,
  reasonText: target?.reasonText ?? '',
});

/** The most ambitious first. */
const ambitions: readonly SbtiTargetAmbition[] = sbtiTargetAmbitions.toReversed();

const setSbtiTarget = (queryClient: QueryClient) =>
  operationMutation('setSbtiTarget', {
    onSuccess: (target) => queryClient.setQueryData(getSbtiTarget.queryKey, target),
  });

export function TargetSection({ mayChange }: { mayChange: boolean }) {
  const { t } = useTranslation('sbti');
  const asked = useQuery(getSbtiTarget);
  return (
    <PageSection title={t('title')} about={t('about')}>
      {(headingId) =>
        asked.data === undefined ? (
          <SectionState asked={asked} />
        ) : (
          <>
            {mayChange ? (
              <TargetForm target={asked.data} labelledBy={headingId} />
            ) : asked.data ? (
              <TargetFacts target={asked.data} />
            ) : (
              <p className={kit.flush}>{t('nothing')}</p>
            )}
            {asked.data ? <LastChange target={asked.data} /> : null}
          </>
        )
      }
    </PageSection>
  );
}

function LastChange({ target: { updatedAt, updatedBy } }: { target: SbtiTarget }) {
  const { t, i18n } = useTranslation('sbti');
  return (
    <p className={`${kit.note} ${kit.breakable} ${kit.above16}`}>
      {t('lastChange', { person: updatedBy, date: formatDate(updatedAt, pageLanguage(i18n)) })}
    </p>
  );
}

function TargetForm({ target, labelledBy }: { target: SbtiTarget | null; labelledBy: string }) {
  const { t } = useTranslation('sbti');
  const form = useForm<TargetValues>({ values: targetValues(target), resetOptions: { keepDirtyValues: true } });
  const { isDirty } = form.formState;
  const hasTarget = form.watch('hasTarget');
  const save = useMutation(setSbtiTarget(useQueryClient()));
  const problem = useSaveProblem(save.error);
  useReportUnsaved(isDirty);

  async function submit(values: TargetValues) {
    try {
      form.reset(targetValues(await save.mutateAsync({ body: targetRequest(values) })));
      showSuccessToast('sbti:saved');
    } catch (refusal) {
      showFieldProblems(form, refusal);
    }
  }

  return (
    <FormFrame form={form} labelledBy={labelledBy} problem={problem} onSubmit={submit}>
      <ChoiceField<TargetValues>
        name="hasTarget"
        label={t('field.hasTarget')}
        rules={{ validate: (value) => value !== null || t('required') }}
        options={[
          { value: true, label: t('yes') },
          { value: false, label: t('no') },
        ]}
      />
      {hasTarget === true ? <TargetFields /> : null}
      {hasTarget === false ? <ReasonFields /> : null}
      <SaveButtons
        save={t('save')}
        saving={save.isPending}
        unsaved={isDirty}
        onDiscard={() => form.reset(targetValues(target))}
      />
    </FormFrame>
  );
}

function ReasonFields() {
  const { t } = useTranslation('sbti');
  const reason = useWatch<TargetValues, 'reasonForNoTarget'>({ name: 'reasonForNoTarget' });
  return (
    <>
      <ChoiceField<TargetValues>
        name="reasonForNoTarget"
        label={t('field.reasonForNoTarget')}
        rules={{ required: t('required') }}
        stacked
        options={reasonsForNoTarget.map((value) => ({ value, label: t(`reason.${value}`) }))}
      />
      {reason === 'OTHER' ? (
        <TextAreaField<TargetValues>
          name="reasonText"
          label={t('field.reasonText')}
          rules={{
            required: t('reasonRequired'),
            maxLength: textLimits.otherText,
            validate: (text) => String(text).trim() !== '' || t('reasonRequired'),
          }}
        />
      ) : null}
    </>
  );
}

function TargetFields() {
  const { t } = useTranslation('sbti');
  const required = t('required');
  const isYear = (year: unknown) =>
    (typeof year === 'number' && year >= earliestYear && year <= latestYear) ||
    t('yearRange', { from: String(earliestYear), to: String(latestYear) });
  return (
    <>
      <ChoiceField<TargetValues>
        name="ambition"
        label={t('field.ambition')}
        rules={{ required }}
        options={ambitions.map((value) => ({
          value,
          label: t(`ambition.${value}`),
          help: t(`ambitionMeaning.${value}`),
        }))}
      />
      <ChoiceField<TargetValues>
        name="status"
        label={t('field.status')}
        rules={{ required }}
        stacked
        options={sbtiTargetStatuses.map((value) => ({
          value,
          label: t(`status.${value}`),
          help: t(`statusMeaning.${value}`),
        }))}
      />
      <div className={`${kit.stack16} ${classes.pair}`}>
        <YearField<TargetValues>
          name="baseYear"
          label={t('field.baseYear')}
          help={t('baseYearHelp')}
          rules={{ required, validate: isYear, deps: ['targetYear'] }}
        />
        <YearField<TargetValues>
          name="targetYear"
          label={t('field.targetYear')}
          help={t('targetYearHelp')}
          rules={{
            required,
            validate: {
              isYear,
              isLater: (year, { baseYear }) => !(Number(year) <= Number(baseYear)) || t('targetYearLater'),
            },
          }}
        />
      </div>
      <NumberField<TargetValues>
        name="reductionPercent"
        label={t('field.reductionPercent')}
        help={t('reductionHelp')}
        unit="%"
        rules={{
          required,
          validate: (percent) => (Number(percent) > 0 && Number(percent) <= 100) || t('reductionRange'),
        }}
      />
    </>
  );
}

/** Both answers are kept while somebody decides; only the chosen one is sent. */
interface TargetValues {
  hasTarget: boolean | null;
  ambition: SbtiTargetAmbition | null;
  status: SbtiTargetStatus | null;
  baseYear: number | null;
  targetYear: number | null;
  reductionPercent: number | null;
  reasonForNoTarget: ReasonForNoTarget | null;
  reasonText: string;
}

/** The rules of the fields have seen to it that what belongs to the answer is there. */
export function targetRequest(values: TargetValues): OperationInput<'setSbtiTarget'>['body'] {
  const { hasTarget, reasonForNoTarget, reasonText, ...target } = values;
  const said = hasTarget
    ? { hasTarget, ...target }
    : { hasTarget: false, reasonForNoTarget, ...(reasonForNoTarget === 'OTHER' && { reasonText: reasonText.trim() }) };
  return said as OperationInput<'setSbtiTarget'>['body'];
}

type SbtiTarget = OperationOutput<'setSbtiTarget'>;
