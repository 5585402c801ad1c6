/** Whether what is told to a partner has arrived, is still tried, was given up, or gave way to something newer about the same line. */
export const networkDeliveryStates = ['WAITING', 'DELIVERED', 'FAILED', 'REPLACED'] as const;

export type NetworkDeliveryState = (typeof networkDeliveryStates)[number];

/** Why a partner's platform could not be asked, or what came of it. */
export const networkErrors = [
  'NOT_HTTPS',
  'CONNECTION_FAILED',
  'CERTIFICATE_NOT_TRUSTED',
  'TIMED_OUT',
  'REDIRECTED',
  'ANSWER_TOO_LARGE',
  'ANSWER_NOT_UNDERSTOOD',
  'CREDENTIALS_REFUSED',
  'ACCESS_REFUSED',
  'NOT_FOUND_THERE',
  'REFUSED',
  'TOO_BUSY',
  'PARTNER_FAILED',
  'SECRET_UNREADABLE',
] as const;

export type NetworkError = (typeof networkErrors)[number];

/** Whether what a partner told changed something, is only kept, or waits for what has to be fetched from there first. */
export const networkEventOutcomes = ['WAITING', 'APPLIED', 'KEPT'] as const;

export type NetworkEventOutcome = (typeof networkEventOutcomes)[number];

/** Why something that a partner told changed nothing. */
export const networkEventReasons = ['UNKNOWN_REQUEST', 'NOT_ALLOWED_NOW', 'NOTHING_NEW', 'NOT_FETCHED'] as const;

export type NetworkEventReason = (typeof networkEventReasons)[number];

/** Whether the own organisation told it or the partner did. */
export const networkMessageDirections = ['SENT', 'RECEIVED'] as const;

export type NetworkMessageDirection = (typeof networkMessageDirections)[number];

/** What platforms tell each other: that something is wanted, what the answer is, that there is none, or that something is new. */
export const networkMessageKinds = ['REQUEST', 'ANSWER', 'REFUSAL', 'NEWS'] as const;

export type NetworkMessageKind = (typeof networkMessageKinds)[number];

/** What a test of a network connection tries, one after the other: where tokens come from, one token, one call with it. */
export const networkTestSteps = ['DISCOVERY', 'TOKEN', 'FOOTPRINTS'] as const;

export type NetworkTestStep = (typeof networkTestSteps)[number];

/** What stands against sending an answer to another platform. The first three are filled in; the rest cannot be said there. */
export const exchangeGaps = ['REQUIRED', 'INVALID_FORMAT', 'CROSS_SECTORAL_STANDARD_REQUIRED'] as const;

export const exchangeObstacles = [
  'NO_DATA',
  'UNIT_NOT_EXPRESSIBLE',
  'NOT_CRADLE_TO_GATE',
  'OFFSETS_SUBTRACTED',
  'RADIATIVE_FORCING_INCLUDED',
  'PARTS_DO_NOT_ADD_UP',
  'CONTRADICTS_ANOTHER_FIELD',
  'OUTSIDE_VALIDITY',
] as const;

export const exchangeProblems = [...exchangeGaps, ...exchangeObstacles] as const;

export type ExchangeGap = (typeof exchangeGaps)[number];

export type ExchangeObstacle = (typeof exchangeObstacles)[number];

export type ExchangeProblem = (typeof exchangeProblems)[number];

/** What a reviewer is told about data that came from another platform. Nothing of it was corrected. */
export const exchangeRemarks = [
  'TOTAL_DIFFERS',
  'SHARE_MAY_BE_FRACTION',
  'UNKNOWN_VALUE',
  'WRONG_SIGN',
  'OUT_OF_RANGE',
  'ROUNDED',
  'SHORTENED',
  'WIDENED',
] as const;

export type ExchangeRemark = (typeof exchangeRemarks)[number];
