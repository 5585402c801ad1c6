import type { FormSurroundings } from '../../../exchange/emission-form/form-surroundings.ts';
import { dayOf } from '../../../lib/format/calendar-day.ts';
import type { EmissionAnswer } from './api/get-emission-answer.ts';

/** What the form is told of the request. */
export function formSurroundings(
  { inForce, requestData, massKg }: Pick<EmissionAnswer, 'inForce' | 'requestData' | 'massKg'>,
  exchange: FormSurroundings['exchange'],
  onDownload: FormSurroundings['onDownload'],
): FormSurroundings {
  const { value, unit, unitAmount, productMassKg } = inForce?.data.emissionValues ?? {};
  return {
    inForce: value == null || unit == null ? null : { value, unit, unitAmount: unitAmount ?? 1, productMassKg },
    expects: requestData.expects,
    pieceMassKg: massKg,
    today: dayOf(new Date()),
    isAnswer: true,
    exchange,
    onDownload,
  };
}
