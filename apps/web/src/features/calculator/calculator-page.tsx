import type { EmissionFactor } from '@pcf/contract/emission-factor';
import type { ReactNode } from 'react';
import { FactorSourceProvider } from '../../exchange/factor-field/factor-source.tsx';
import { Calculator } from './calculator.tsx';
import { useOwnFactors } from './own-factors/use-own-factors.ts';

interface CalculatorPageProps {
  /** Of the catalogue. */
  factors: readonly EmissionFactor[];
  signedIn: boolean;
  callToAction: ReactNode;
}

/** The public calculator: everything happens on the user's device. */
export function CalculatorPage({ factors, signedIn, callToAction }: CalculatorPageProps) {
  const ownFactors = useOwnFactors();
  return (
    <FactorSourceProvider factors={factors} own={ownFactors.own}>
      <Calculator ownFactors={ownFactors} signedIn={signedIn} callToAction={callToAction} />
    </FactorSourceProvider>
  );
}
