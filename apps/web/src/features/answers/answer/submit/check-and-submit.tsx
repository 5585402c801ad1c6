import { lazy } from 'react';
import { Check } from '../../../../exchange/emission-editor/check.tsx';
import { useEditorWork } from '../../../../exchange/emission-editor/editor-work.ts';
import type { EmissionAnswer } from '../api/get-emission-answer.ts';

const SubmitDialog = lazy(async () => ({ default: (await import('./submit-dialog.tsx')).SubmitDialog }));

interface CheckAndSubmitProps {
  /** Counts how often somebody wanted to submit. */
  attempt: number;
  onSubmitted: (answer: EmissionAnswer) => void;
  /** Somebody else has submitted in the meantime. */
  onStale: () => void;
}

/** What is missing; where nothing is, a look at what will be shared. */
export function CheckAndSubmit({ attempt, onSubmitted, onStale }: CheckAndSubmitProps) {
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
