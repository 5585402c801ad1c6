import type { Finding } from '@pcf/domain/emission-data/finding';
import { useEffect, useRef, useState } from 'react';
import type { FieldError } from 'react-hook-form';
import type { FoundProblems } from '../../../ui/form/found-problems.ts';
import { nameOfPath } from '../fields/field-name.ts';
import { useFindingMessage } from './use-finding-message.ts';

/** Findings as the fields ask for them, each by its own name. */
export function useFoundProblems(findings: readonly Finding[] | null): FoundProblems {
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
