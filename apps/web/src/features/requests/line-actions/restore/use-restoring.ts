import type { ProblemCode } from '@pcf/contract/problem-codes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PurchasedLine } from '../../../../exchange/line-table/purchased-line.ts';
import { refreshLines } from '../../../../exchange/refresh-lines.ts';
import { ApiProblem } from '../../../../lib/api/api-problem.ts';
import { restoreProduct } from '../api/restore-product.ts';

export interface NotRestored {
  readonly line: PurchasedLine;
  readonly code: ProblemCode;
}

/** Takes products out of the archive one after the other; one that is refused does not hinder the others. */
export function useRestoring() {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation(restoreProduct);
  const [isPending, setPending] = useState(false);
  const [refused, setRefused] = useState<readonly NotRestored[]>([]);

  async function restore(lines: readonly PurchasedLine[]): Promise<{ restored: number; refused: number }> {
    setPending(true);
    const failed: NotRestored[] = [];
    try {
      for (const line of lines) {
        try {
          await mutateAsync(line.productId);
        } catch (error) {
          if (!(error instanceof ApiProblem)) throw error;
          failed.push({ line, code: error.code });
        }
      }
    } finally {
      setPending(false);
      setRefused(failed);
      void refreshLines(queryClient);
    }
    return { restored: lines.length - failed.length, refused: failed.length };
  }

  return { restore, isPending, refused };
}
