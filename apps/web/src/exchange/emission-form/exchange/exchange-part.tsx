import type { AnswerStep } from '@pcf/contract/vocabulary/answer-step';
import { useEffect, useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExchangeSurroundings } from '../form-surroundings.ts';
import { CaptureFields } from './capture-fields.tsx';
import { CarbonFields } from './carbon-fields.tsx';
import { exchangeFactsOf } from './exchange-facts-of.ts';
import classes from './exchange-part.module.css';
import { FossilFields } from './fossil-fields.tsx';
import { LandFields } from './land-fields.tsx';
import { Missing } from './missing.tsx';
import { NamingFields } from './naming-fields.tsx';
import { ProductFields } from './product-fields.tsx';
import { RuleFields } from './rule-fields.tsx';
import { useExchangeState } from './use-exchange-state.ts';

interface ExchangePartProps {
  surroundings: ExchangeSurroundings;
  /** It was just asked for. */
  takesFocus: boolean;
  onStep: ((step: AnswerStep) => void) | undefined;
}

/** What other platforms ask for beside the rest, and what of it is still missing. */
export function ExchangePart({ surroundings, takesFocus, onStep }: ExchangePartProps) {
  const { t } = useTranslation('exchangeData');
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const facts = useMemo(() => exchangeFactsOf(surroundings, window.location.hostname), [surroundings]);
  const { derived, findings } = useExchangeState(facts);
  const { customer } = surroundings;
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <section className={classes.part} aria-labelledby={id}>
      <h3 ref={heading} id={id} className={classes.title} tabIndex={-1}>
        {t('title')}
      </h3>
      <p className={classes.lead}>{customer === null ? t('lead') : t('leadFor', { customer })}</p>
      <Missing findings={findings} onStep={onStep} />
      <ProductFields derived={derived} />
      <FossilFields derived={derived} />
      <CarbonFields />
      <LandFields />
      <CaptureFields />
      <RuleFields />
      <NamingFields derived={derived} />
    </section>
  );
}
