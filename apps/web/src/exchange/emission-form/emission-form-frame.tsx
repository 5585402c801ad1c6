import type { Finding } from '@pcf/domain/emission-data/finding';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type FieldError, FormProvider } from 'react-hook-form';
import { type FoundProblems, FoundProblemsContext } from '../../ui/form/use-form-field.ts';
import kit from '../../ui/kit.module.css';
import classes from './emission-form.module.css';
import type { EmissionForm } from './emission-form-values.ts';
import { nameOfPath } from './fields/field-name.ts';
import { formFindings } from './findings/form-findings.ts';
import { useFindingMessage } from './findings/use-finding-message.ts';
import { useSettledValues } from './findings/use-settled-values.ts';
import { type FormSurroundings, FormSurroundingsContext, ShownFindingsContext } from './form-surroundings.ts';

interface EmissionFormFrameProps {
  form: EmissionForm;
  surroundings: FormSurroundings;
  /** Whether what is missing is marked at the fields, as after somebody tried to submit. */
  showErrors: boolean;
  /** Nothing can be changed, for example while a colleague is editing. */
  locked?: boolean;
  children: ReactNode;
}

/** Around the steps of the form; it gives them the form, its surroundings and what is wrong. */
export function EmissionFormFrame({
  form,
  surroundings,
  showErrors,
  locked = false,
  children,
}: EmissionFormFrameProps) {
  const values = useSettledValues(form);
  const { today } = surroundings;
  const findings = useMemo(
    () => (showErrors ? formFindings(values, Number(today.slice(0, 4))) : null),
    [showErrors, values, today],
  );
  const found = useFoundProblems(findings);
  return (
    <FormProvider {...form}>
      <FormSurroundingsContext value={locked ? { ...surroundings, locked } : surroundings}>
        <ShownFindingsContext value={findings}>
          <FoundProblemsContext value={found}>
            <form className={`${kit.stack24} ${kit.oneColumn}`} noValidate onSubmit={(event) => event.preventDefault()}>
              <fieldset className={classes.fields} disabled={locked}>
                {children}
              </fieldset>
            </form>
          </FoundProblemsContext>
        </ShownFindingsContext>
      </FormSurroundingsContext>
    </FormProvider>
  );
}

/** Findings as the fields ask for them, each by its own name. */
function useFoundProblems(findings: readonly Finding[] | null): FoundProblems {
  const messageOf = useFindingMessage();
  const problems = useRef<ReadonlyMap<string, FieldError>>(new Map());
  const listeners = useRef(new Set<() => void>());
  const [store] = useState<FoundProblems>(() => ({
    problemOf: (name) => problems.current.get(name),
    subscribe: (listener) => {
      listeners.current.add(listener);
      return () => listeners.current.delete(listener);
    },
  }));

  useEffect(() => {
    const before = problems.current;
    problems.current = new Map(
      (findings ?? []).map((finding) => {
        const name = nameOfPath(finding.path);
        const message = messageOf(finding);
        const known = before.get(name);
        return [name, known?.message === message ? known : { type: finding.code, message }];
      }),
    );
    for (const listener of listeners.current) listener();
  }, [findings, messageOf]);

  return store;
}
