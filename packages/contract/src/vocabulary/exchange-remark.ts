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
