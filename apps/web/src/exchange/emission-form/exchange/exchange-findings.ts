import type { EmissionData } from '@pcf/contract/resources/emission-data';
import type { Answer, ExchangeFacts } from '@pcf/pact/v3/exchange-facts';
import type { Gap, Obstacle } from '@pcf/pact/v3/exchange-finding';
import { missingForExchange } from '@pcf/pact/v3/missing';
import { obstaclesToExchange } from '@pcf/pact/v3/obstacles';

export type ExchangeFinding = Gap | Obstacle;

/** What stands against sending an answer: what cannot be said at all first, then what is missing. */
export const exchangeFindings = (answer: Answer, facts: ExchangeFacts): readonly ExchangeFinding[] => [
  ...obstaclesToExchange(answer, facts),
  ...missingForExchange(answer, facts).map(asAnswered(answer.data)),
];

/** A supplier who says that not all of it is fossil is asked how much is. */
const asAnswered =
  ({ exchange }: EmissionData) =>
  (found: Gap): Gap =>
    found.path === 'exchange.noBiogenicOrLandPart' && exchange?.noBiogenicOrLandPart === false
      ? { ...found, path: 'emissionValues.breakdown.fossil', step: 'emissions' }
      : found;
