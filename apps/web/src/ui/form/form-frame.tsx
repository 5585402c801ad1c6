import { type ReactNode, type SubmitEvent, useCallback, useRef, useState } from 'react';
import { type FieldValues, FormProvider, type SubmitHandler, type UseFormReturn } from 'react-hook-form';
import { ErrorSummary } from '../error-summary.tsx';
import kit from '../kit.module.css';
import styles from './form-frame.module.css';
import { useUnsavedInModal } from './unsaved-in-modal.ts';
import { FieldErrorsContext, type FieldProblem } from './use-form-field.ts';

interface FormFrameProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  onSubmit: SubmitHandler<Values>;
  /** What is wrong with the form as a whole, for example as the server answered. */
  problem?: string | undefined;
  /** The heading the form belongs to. */
  labelledBy?: string;
  /** For a button that stands outside. */
  id?: string;
  children: ReactNode;
}

/** A form whose refused submission is summed up on top, with the same words as at the fields. */
export function FormFrame<Values extends FieldValues>(props: FormFrameProps<Values>) {
  const { form, onSubmit, problem, labelledBy, id, children } = props;
  const { submitCount, isSubmitting, isSubmitSuccessful, isDirty } = form.formState;
  useUnsavedInModal(isDirty);
  const [problems, setProblems] = useState<ReadonlyMap<string, FieldProblem | null>>(new Map());
  const submitting = useRef(false);

  // A field without a problem keeps its place, so that the summary follows the order of the form.
  const report = useCallback((name: string, fieldProblem: FieldProblem | null) => {
    setProblems((known) => new Map(known).set(name, fieldProblem));
  }, []);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (submitting.current) return;
    submitting.current = true;
    try {
      await form.handleSubmit(onSubmit)(event);
    } finally {
      submitting.current = false;
    }
  }

  const refused = submitCount > 0 && !isSubmitSuccessful;
  const fields = refused ? [...problems.values()].filter((fieldProblem) => fieldProblem !== null) : [];
  return (
    <FormProvider {...form}>
      <FieldErrorsContext.Provider value={report}>
        <form
          id={id}
          className={`${kit.column} ${styles.form}`}
          noValidate
          aria-labelledby={labelledBy}
          onSubmit={submit}
        >
          {isSubmitting ? null : <ErrorSummary problem={problem} fields={fields} attempt={submitCount} />}
          {children}
        </form>
      </FieldErrorsContext.Provider>
    </FormProvider>
  );
}
