import type { AnswerStep } from '@pcf/contract/vocabulary/answer-step';
import { useMutation } from '@tanstack/react-query';
import { lazy, type ReactNode, useEffect, useEffectEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { EmissionEditor } from '../../../exchange/emission-editor/emission-editor.tsx';
import { useEditor } from '../../../exchange/emission-editor/use-editor.ts';
import { useExchange } from '../../../exchange/emission-editor/use-exchange.ts';
import type { CurrentUser } from '../../../lib/account/get-current-user.ts';
import { OptionalPart } from '../../../ui/optional-part/optional-part.tsx';
import { AnswerNotices } from './answer-notices.tsx';
import { AnswerSide } from './answer-side.tsx';
import { AnswerWorkContext } from './answer-work.ts';
import { downloadAnswerDocument } from './api/download-answer-document.ts';
import type { AnswerAddress, EmissionAnswer } from './api/get-emission-answer.ts';
import { formSurroundings } from './form-surroundings-of.ts';
import { lockedBy } from './lock/locked-by.ts';
import { useEditLock } from './lock/use-edit-lock.ts';
import { CheckAndSubmit } from './submit/check-and-submit.tsx';
import { useAnswerSource } from './use-answer-source.ts';
import { useFilling } from './use-filling.tsx';

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
    <AnswerWorkContext value={{ answer, address, elsewhere: exchange?.customer != null, fillWith }}>
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
