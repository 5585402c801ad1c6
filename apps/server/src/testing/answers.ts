import type { EmissionData } from '@pcf/contract/resources/emission-data';
import type { Answer, TestServer } from './test-server.ts';

/** The shortest complete answer, with sections of it told otherwise. */
export function completeAnswer(overrides: Partial<EmissionData> = {}): EmissionData {
  return {
    ...overrides,
    emissionValues: {
      granularity: 'PRODUCT',
      value: 1.5,
      unit: 'KG',
      referenceYear: 2024,
      lifecycleBoundary: 'CRADLE_TO_GATE',
      ...overrides.emissionValues,
    },
    dataSources: { primaryDataShareType: 'PRIMARY', ...overrides.dataSources },
    methodologies: { standards: ['ISO_14067'], ...overrides.methodologies },
  };
}

/** Submits for the first time and completely, unless told otherwise. */
export function submitAnswer(
  server: TestServer,
  token: string,
  requestReference: string,
  productId: string,
  overrides: Readonly<Record<string, unknown>> = {},
): Promise<Answer> {
  return server.call('submitEmissionData', {
    token,
    params: { requestReference, productId },
    body: { data: completeAnswer(), submissionVersion: 0, ...overrides },
  });
}

/** Saves a first draft, unless told otherwise. */
export function saveDraft(
  server: TestServer,
  token: string,
  requestReference: string,
  productId: string,
  overrides: Readonly<Record<string, unknown>> = {},
): Promise<Answer> {
  return server.call('saveEmissionDraft', {
    token,
    params: { requestReference, productId },
    body: { data: { comment: 'Begun' }, draftVersion: 0, ...overrides },
  });
}
