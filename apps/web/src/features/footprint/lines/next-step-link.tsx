import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { FootprintLine } from '../api/list-footprint-lines.ts';
import type { NextStep } from './next-step.ts';
import classes from './origin-cell.module.css';

interface NextStepLinkProps {
  line: FootprintLine;
  step: NextStep;
}

/** To where it is done: the product, which opens above this page, the list it is sent from, or its request. */
export function NextStepLink({ line, step }: NextStepLinkProps) {
  const { t } = useTranslation('footprintTotals');
  const { productId, requestReference, internalReference, name } = line;
  const link = {
    className: classes.link ?? '',
    'aria-label': t('step.of', { step: t(`step.${step}`), name }),
    children: t(`step.${step}`),
  };
  if (step === 'EDIT') {
    return (
      <Link
        {...link}
        to="."
        search={(current: Record<string, unknown>) => ({ ...current, edit: productId })}
        resetScroll={false}
        activeProps={{}}
      />
    );
  }
  if (step === 'SEND' || requestReference === null) {
    return <Link {...link} to="/products/purchased" search={{ textSearch: internalReference }} />;
  }
  return (
    <Link {...link} to="/customer/requests/$requestId/$productId" params={{ requestId: requestReference, productId }} />
  );
}
