import { Button } from '@mantine/core';
import type { AnswerStep } from '@pcf/contract/vocabulary/answer-step';
import { lazy, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LoadingSpinner } from '../../../ui/loading-spinner/loading-spinner.tsx';
import { OptionalPart } from '../../../ui/optional-part/optional-part.tsx';
import type { EmissionFormValues } from '../emission-form-values.ts';
import { useEmissionValues } from '../emissions/use-emission-values.ts';
import { useFormSurroundings } from '../form-surroundings.ts';
import { countFilled } from '../layout/count-filled.ts';

/** Few customers are on another platform, and PACT is a lot to load. */
const ExchangePart = lazy(async () => ({ default: (await import('./exchange-part.tsx')).ExchangePart }));

interface ExchangeGateProps {
  /** Whether somebody came for it. */
  asked: boolean;
  onStep: ((step: AnswerStep) => void) | undefined;
}

/** What other platforms need: asked for where the data go to one or somebody came for it, offered otherwise. */
export function ExchangeGate({ asked, onStep }: ExchangeGateProps) {
  const { t } = useTranslation('emissionData');
  const { exchange } = useFormSurroundings();
  const { getValues } = useFormContext<EmissionFormValues>();
  const { granularity } = useEmissionValues('granularity');
  const [isBegun] = useState(() => countFilled({ ...getValues('data.exchange'), validUntil: null }) > 0);
  const [isChosen, setChosen] = useState(false);
  const isWanted = asked || isChosen;
  if (exchange === null || granularity === 'UNAVAILABLE') return null;
  if (exchange.needed || isBegun || isWanted) {
    return (
      <OptionalPart fallback={<LoadingSpinner />}>
        <ExchangePart surroundings={exchange} takesFocus={isWanted} onStep={onStep} />
      </OptionalPart>
    );
  }
  return (
    <div>
      <Button onClick={() => setChosen(true)}>{t('forOtherPlatforms')}</Button>
    </div>
  );
}
