import type { Finding } from '@pcf/domain/emission-data/finding';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { withoutIndex } from '../fields/field-name.ts';

/** A question is named without its mark, since a colon follows. */
export const withoutQuestionMark = (label: string): string =>
  label.endsWith('?') ? label.slice(0, -1).trimEnd() : label;

/** What is wrong, in words of its own where the code alone says too little. */
export function useFindingMessage() {
  const { t } = useTranslation(['emissionData', 'common']);
  return useCallback(
    ({ path, code }: Pick<Finding, 'path' | 'code'>): string => {
      const field = withoutIndex(path);
      if (code === 'INVALID_VALUE' && field === 'emissionValues.stages.stage') return t('problem.outsideBoundary');
      if (code === 'INVALID_VALUE' && field === 'emissionValues.referencePeriodEnd') return t('problem.periodOrder');
      if (code === 'TOO_LARGE' && field === 'emissionValues.referenceYear') return t('problem.futureYear');
      if (code === 'TOO_LARGE' && field === 'exchange.validUntil') return t('problem.validTooLong');
      if (code === 'TOO_SMALL' && field === 'emissionValues.value') return t('problem.belowZero');
      if (field === 'emissionValues.stages' && code === 'REQUIRED') return t('problem.noStage');
      if (field === 'itemData' && code === 'REQUIRED') return t('problem.noRow');
      return t(`common:fieldProblem.${code}`);
    },
    [t],
  );
}
