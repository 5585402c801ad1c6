import type { AnswerStep } from '@pcf/contract/vocabulary/emission-data';
import { useMutation } from '@tanstack/react-query';
import { lazy, type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Check } from '../../../exchange/emission-editor/check.tsx';
import { useEditorWork } from '../../../exchange/emission-editor/editor-work.ts';
import { EmissionEditor } from '../../../exchange/emission-editor/emission-editor.tsx';
import { saySame } from '../../../exchange/emission-editor/say-same.ts';
import { useEditor } from '../../../exchange/emission-editor/use-editor.ts';
import { useExchange } from '../../../exchange/emission-editor/use-exchange.ts';
import type { EmissionForm, EmissionFormValues } from '../../../exchange/emission-form/emission-form-values.ts';
import type { FormSurroundings } from '../../../exchange/emission-form/form-surroundings.ts';
import type { CurrentUser } from '../../../lib/account.ts';
import { dayOf } from '../../../lib/format/date-format.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { OptionalPart } from '../../../ui/optional-part.tsx';
import { type AnswerAddress, downloadAnswerDocument, type EmissionAnswer } from './answer-calls.ts';
import { AnswerNotices } from './answer-notices.tsx';
import { AnswerSide } from './answer-side.tsx';
import { valuesFrom } from './answer-values.ts';
import { AnswerWorkContext } from './answer-work.ts';
import { lockedBy } from './lock.ts';
import { useAnswerSource } from './use-answer-source.ts';
import { useEditLock } from './use-edit-lock.ts';

const SubmitDialog = lazy(async () => ({ default: (await import('./submit-dialog.tsx')).SubmitDialog }));

/** Below the form, on one of its steps. */
const CurrentQuality = lazy(async () => ({ default: (await import('./current-quality.tsx')).CurrentQuality }));
const AnswerHistory = lazy(async () => ({ default: (await import('./answer-history.tsx')).AnswerHistory }));

interface AnswerEditorProps {
  answer: EmissionAnswer;
  address: AnswerAddress;
  user: CurrentUser;
  step: AnswerStep;
  children: ReactNode;
}

/** The form of an answer, with the request around it and the lock. */
export function AnswerEditor({ answer, address, user, step, children }: AnswerEditorProps) {
  const { t } = useTranslation('answer');
  const sourceOf = useAnswerSource(address);
  const source = useMemo(() => sourceOf(answer), [sourceOf, answer]);
  const editor = useEditor(source, user.id);
  const { form, saver, state } = editor;
  const lock = useEditLock({ address, answer, hasUnsaved: () => saver.state().kind !== 'saved' });
  const { fillWith, question } = useFilling({ answer, form, onFilled: lock.takeIfFree });
  const { mutate: downloadDocument } = useMutation(downloadAnswerDocument(address));
  const exchange = useExchange(answer, answer.requestData.customer.id);
  const colleague = lockedBy(answer, new Date());

  // What was kept while a colleague had the lock is saved once it is free.
  const isFree = colleague === null;
  const goOn = useEffectEvent(() => saver.retry());
  useEffect(() => {
    if (isFree && state.kind === 'locked') goOn();
  }, [isFree, state.kind]);

  return (
    <AnswerWorkContext value={{ answer, address, external: exchange?.customer != null, fillWith }}>
      <EmissionEditor
        editor={editor}
        step={step}
        surroundings={formSurroundings(answer, exchange, downloadDocument)}
        colleague={colleague?.holderName ?? null}
        alone={answer.lock?.own === true}
        onEdit={lock.takeIfFree}
        words={{ steps: t('steps'), check: t('check'), gone: t('gone') }}
        notices={<AnswerNotices step={step} onTakeOver={user.accessLevel === 'ADMIN' ? lock.takeOver : null} />}
        check={
          <CheckAndSubmit
            attempt={editor.attempt}
            onSubmitted={(newest) => editor.adopt(sourceOf(newest))}
            onStale={saver.contest}
          />
        }
        below={
          step === 'overview' ? (
            <>
              <OptionalPart>
                <CurrentQuality />
              </OptionalPart>
              <OptionalPart>
                <AnswerHistory answer={answer} address={address} />
              </OptionalPart>
            </>
          ) : null
        }
        side={<AnswerSide />}
      >
        {children}
      </EmissionEditor>
      {question}
    </AnswerWorkContext>
  );
}

/** What the form is told of the request. */
function formSurroundings(
  { inForce, requestData, massKg }: Pick<EmissionAnswer, 'inForce' | 'requestData' | 'massKg'>,
  exchange: FormSurroundings['exchange'],
  onDownload: FormSurroundings['onDownload'],
): FormSurroundings {
  const { value, unit, unitAmount, productMassKg } = inForce?.data.emissionValues ?? {};
  return {
    inForce: value == null || unit == null ? null : { value, unit, unitAmount: unitAmount ?? 1, productMassKg },
    expects: requestData.expects,
    pieceMassKg: massKg,
    today: dayOf(new Date()),
    isAnswer: true,
    exchange,
    onDownload,
  };
}

interface CheckAndSubmitProps {
  /** Counts how often somebody wanted to submit. */
  attempt: number;
  onSubmitted: (answer: EmissionAnswer) => void;
  /** Somebody else has submitted in the meantime. */
  onStale: () => void;
}

/** What is missing; where nothing is, a look at what will be shared. */
function CheckAndSubmit({ attempt, onSubmitted, onStale }: CheckAndSubmitProps) {
  const { goTo } = useEditorWork();
  return (
    <Check
      attempt={attempt}
      strict
      renderDialog={(opened, close) => (
        <SubmitDialog
          opened={opened}
          onClose={close}
          onSubmitted={(answer) => {
            close();
            onSubmitted(answer);
            goTo('success');
          }}
          onStale={() => {
            close();
            onStale();
          }}
        />
      )}
    />
  );
}

interface FillingOptions {
  answer: EmissionAnswer;
  form: EmissionForm;
  onFilled: () => void;
}

/** Fills the form anew; where it holds something, only after asking. */
function useFilling({ answer, form, onFilled }: FillingOptions) {
  const { t } = useTranslation('answer');
  const [wanted, setWanted] = useState<EmissionFormValues | null>(null);

  function fill(values: EmissionFormValues) {
    form.reset(values);
    onFilled();
  }

  return {
    fillWith: (values: EmissionFormValues) => {
      // Nothing is lost that could be asked about.
      if (saySame(form.getValues(), valuesFrom('empty', answer))) fill(values);
      else setWanted(values);
    },
    question: (
      <ConfirmDialog
        opened={wanted !== null}
        title={t('start.replace.title')}
        confirm={t('start.replace.confirm')}
        dangerous
        onConfirm={() => {
          if (wanted) fill(wanted);
          setWanted(null);
        }}
        onClose={() => setWanted(null)}
      >
        <p>{t('start.replace.text')}</p>
      </ConfirmDialog>
    ),
  };
}
