import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { showProblemToast } from '../../../../lib/toasts/show-problem-toast.ts';
import { showErrorToast } from '../../../../lib/toasts/show-toast.tsx';
import { LoadingSpinner } from '../../../../ui/loading-spinner/loading-spinner.tsx';
import { confirmTemplateMatches } from '../api/confirm-template-matches.ts';
import type { TemplateMatch } from '../api/list-template-matches.ts';
import { ConfirmedTemplate } from './confirmed-template.tsx';
import { ProposedTemplate } from './proposed-template.tsx';
import classes from './template-cell.module.css';

const TemplateChooser = lazy(async () => ({ default: (await import('./template-chooser.tsx')).TemplateChooser }));

/** Which template stands for a product: confirmed, proposed, or to be looked for. */
export function TemplateCell({ match }: { match: TemplateMatch }) {
  const [choosing, setChoosing] = useState(false);
  const cell = useRef<HTMLDivElement>(null);
  const confirm = useMutation({ ...confirmTemplateMatches(useQueryClient()), onError: showProblemToast });
  const { confirmed, lineId, name } = match;

  async function choose(templateId: string | null) {
    try {
      const { skipped } = await confirm.mutateAsync([{ lineId, templateId }]);
      if (skipped.length > 0) showErrorToast('templateMatches:gone');
    } catch {
      // A toast says why.
    }
    finish();
  }

  /** The button that was pressed is another one now. */
  function finish() {
    setChoosing(false);
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) cell.current?.focus();
    });
  }

  return (
    <div ref={cell} className={classes.cell} tabIndex={-1}>
      {choosing ? (
        <Suspense fallback={<LoadingSpinner small />}>
          <TemplateChooser
            match={match}
            pending={confirm.isPending}
            onChoose={(id) => void choose(id)}
            onCancel={finish}
          />
        </Suspense>
      ) : confirmed ? (
        <ConfirmedTemplate
          template={confirmed}
          product={name}
          pending={confirm.isPending}
          onChange={() => setChoosing(true)}
          onForget={() => void choose(null)}
        />
      ) : (
        <ProposedTemplate
          match={match}
          pending={confirm.isPending}
          onConfirm={(id) => void choose(id)}
          onChoose={() => setChoosing(true)}
        />
      )}
    </div>
  );
}
