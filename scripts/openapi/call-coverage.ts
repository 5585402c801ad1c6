import type { Call } from '@pcf/contract/operations/call';
import { callKey } from '@pcf/contract/operations/call-path';
import type { SpecificationCall } from '@pcf/contract/specification-calls';

export interface CallCoverage {
  readonly existing: readonly SpecificationCall[];
  readonly missing: readonly SpecificationCall[];
}

/** Divides the promised calls into those that exist and those that are still to come. */
export function callCoverage(
  promised: readonly SpecificationCall[],
  calls: readonly Pick<Call, 'method' | 'path'>[],
): CallCoverage {
  const keys = new Set(calls.map(callKey));
  return {
    existing: promised.filter((call) => keys.has(callKey(call))),
    missing: promised.filter((call) => !keys.has(callKey(call))),
  };
}
