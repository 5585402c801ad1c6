import { getRouteApi } from '@tanstack/react-router';
import { CalculatorPage } from '../../features/calculator/calculator-page.tsx';
import { runtimeConfiguration } from '../../lib/runtime-configuration.ts';
import { CallToAction } from '../layouts/call-to-action.tsx';

const calculatorRoute = getRouteApi('/calculator/supplier/calculator');

export function CalculatorScreen() {
  const factors = calculatorRoute.useLoaderData();
  const { signedIn } = calculatorRoute.useRouteContext();
  const { requestDemo } = runtimeConfiguration().links;
  return (
    <CalculatorPage
      factors={factors}
      signedIn={signedIn}
      // Nothing is told about a click here, since no call leaves the calculator.
      callToAction={<CallToAction href={requestDemo ?? '/contact'} />}
    />
  );
}
