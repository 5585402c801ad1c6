import type { EmissionData } from '@pcf/contract/resources/emission-data';

/** What a new version begins with. Whether it was verified has to be said anew; the details stay for the one who confirms it. */
export function carriedOver(data: EmissionData): EmissionData {
  return data.verificationData ? { ...data, verificationData: { ...data.verificationData, verified: null } } : data;
}
