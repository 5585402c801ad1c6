import { textLimits } from '@pcf/contract/text-limits';
import type { IncomingCarbonFootprint } from '../model/carbon-footprint.ts';
import { dayOfStart } from '../period.ts';
import type { Section } from '../section.ts';
import { coverageOfName, providerOfName, verificationStandardOfName } from '../verification.ts';
import type { Remarks } from './remark.ts';

/** That it is there says that somebody verified; no document is asked for. */
export function receivedVerification(
  { verification: sent }: IncomingCarbonFootprint,
  remarks: Remarks,
): Section<'verificationData'> {
  if (sent == null) return { verified: false };
  const path = 'pcf.verification';
  const provider = sent.providerName ? providerOfName(sent.providerName) : null;
  const standard = sent.standardName ? verificationStandardOfName(sent.standardName) : null;
  const coverage = sent.coverage ? coverageOfName(sent.coverage) : null;
  if (sent.coverage && coverage === null) remarks.add(`${path}.coverage`, 'UNKNOWN_VALUE', sent.coverage);
  return {
    verified: true,
    provider: provider?.provider ?? null,
    providerText: remarks.text(`${path}.providerName`, provider?.providerText, textLimits.otherText),
    standard: standard?.standard ?? null,
    standardText: remarks.text(`${path}.standardName`, standard?.standardText, textLimits.otherText),
    date: remarks.date(`${path}.completedAt`, sent.completedAt, dayOfStart),
    coverage,
  };
}
