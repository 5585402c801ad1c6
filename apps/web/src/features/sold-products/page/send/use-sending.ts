import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { refreshLines } from '../../../../exchange/refresh-lines.ts';
import type { ChosenAnswer } from '../../../../exchange/sold-products/chosen-answer.ts';
import type { Template } from '../../../../exchange/sold-products/get-template.ts';
import { useOwnLocation } from '../../../../lib/navigation/use-own-location.ts';
import { showProblemToast } from '../../../../lib/toasts/show-problem-toast.ts';
import { gatherOutdatedUses } from '../api/gather-outdated-uses.ts';

/** Chooses everybody with an older version, for the button and for an address that asks for it at once. */
export function useSending(template: Template) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { send } = useOwnLocation().search as Record<string, unknown>;
  const [chosen, setChosen] = useState<readonly ChosenAnswer[] | null>(null);
  const [nobody, setNobody] = useState(false);
  const gather = useMutation({ ...gatherOutdatedUses, onError: showProblemToast });

  function start() {
    gather.mutate(template, {
      onSuccess: (found) => {
        setNobody(found.length === 0);
        if (found.length > 0) setChosen(found);
      },
    });
  }

  function close() {
    setChosen(null);
    void refreshLines(queryClient);
  }

  const startAtOnce = useEffectEvent(() => {
    // Going back to this page later must not ask for it again.
    void navigate({
      to: '.',
      search: ({ send: _, ...others }: Record<string, unknown>) => others,
      resetScroll: false,
      replace: true,
    });
    if (template.complete && template.holders.outdatedLines > 0) start();
  });
  const asked = send !== undefined;
  useEffect(() => {
    if (asked) startAtOnce();
  }, [asked]);

  return { chosen, nobody, gathering: gather.isPending, start, close };
}
