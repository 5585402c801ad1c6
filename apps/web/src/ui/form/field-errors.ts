import { createContext, useContext, useEffect } from 'react';

export interface FieldProblem {
  fieldId: string;
  label: string;
  message: string;
}

type Report = (name: string, problem: FieldProblem | null) => void;

/** Fields tell their form what they show, so that the summary says the same words. */
export const FieldErrorsContext = createContext<Report>(() => {});

export function useReportFieldError(name: string, fieldId: string, label: string, message: string | undefined): void {
  const report = useContext(FieldErrorsContext);
  useEffect(() => {
    report(name, message ? { fieldId, label, message } : null);
    return () => report(name, null);
  }, [report, name, fieldId, label, message]);
}
