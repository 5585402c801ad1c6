import { createContext, type ReactNode, useCallback, useContext, useEffect, useId, useState } from 'react';
import { LeaveGuard } from '../../ui/leave-guard/leave-guard.tsx';

type Report = (form: string, unsaved: boolean) => void;

const UnsavedContext = createContext<Report>(() => undefined);

/** Several forms on one page, and one question before any of them is left behind. */
export function UnsavedForms({ children }: { children: ReactNode }) {
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set());
  const report = useCallback<Report>((form, isUnsaved) => {
    setUnsaved((forms) => new Set([...forms].filter((each) => each !== form).concat(isUnsaved ? form : [])));
  }, []);
  return (
    <UnsavedContext.Provider value={report}>
      {children}
      <LeaveGuard unsaved={unsaved.size > 0} />
    </UnsavedContext.Provider>
  );
}

export function useReportUnsaved(unsaved: boolean): void {
  const report = useContext(UnsavedContext);
  const id = useId();
  useEffect(() => {
    if (!unsaved) return undefined;
    report(id, true);
    return () => report(id, false);
  }, [report, id, unsaved]);
}
