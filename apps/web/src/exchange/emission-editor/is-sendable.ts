import type { Answer } from '@pcf/pact/v3/exchange-facts';
import type { ExchangeSurroundings } from '../emission-form/form-surroundings.ts';

/** Whether another platform can be told an answer; what knows it is loaded for those alone who have such a customer. */
export async function isSendable(answer: Answer, surroundings: ExchangeSurroundings): Promise<boolean> {
  try {
    const [{ exchangeFindings }, { exchangeFactsOf }] = await Promise.all([
      import('../emission-form/exchange/exchange-findings.ts'),
      import('../emission-form/exchange/exchange-facts-of.ts'),
    ]);
    return exchangeFindings(answer, exchangeFactsOf(surroundings, window.location.hostname)).length === 0;
  } catch {
    // Where it cannot be loaded, the server judges alone.
    return true;
  }
}
