import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { expect } from 'vitest';
import { completeAnswer } from './answers.ts';
import type { TestServer } from './test-server.ts';

export type SoldProduct = OperationOutput<'getTemplate'>;

let made = 0;

/** The body of a template that requests can be answered with, told otherwise in parts. */
export function completeSoldProduct(overrides: Readonly<Record<string, unknown>> = {}) {
  made += 1;
  return { name: `Sold product ${made}`, internalReference: `S-${made}`, data: completeAnswer(), ...overrides };
}

/** A complete template, through the call. */
export async function createSoldProduct(
  server: TestServer,
  token: string,
  overrides: Readonly<Record<string, unknown>> = {},
): Promise<SoldProduct> {
  const { status, body } = await server.call('createTemplate', { token, body: completeSoldProduct(overrides) });
  expect(status, JSON.stringify(body)).toBe(201);
  return body as SoldProduct;
}

export async function readSoldProduct(server: TestServer, token: string, templateId: string): Promise<SoldProduct> {
  const { status, body } = await server.call('getTemplate', { token, params: { templateId } });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as SoldProduct;
}
