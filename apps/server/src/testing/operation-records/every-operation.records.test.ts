import { existsSync } from 'node:fs';
import type { Operation } from '@pcf/contract/operations/operation';
import { operations } from '@pcf/contract/operations/operations';
import { takesAnId } from '@pcf/contract/operations/takes-an-id';
import { specificationCalls } from '@pcf/contract/specification-calls';
import { describe, expect, it } from 'vitest';
import { operationRecords, readRecords } from './operation-record.ts';

if (!existsSync(operationRecords))
  throw new Error('The API tests on PostgreSQL leave the records that this reads: run them first.');
const records = await readRecords(operationRecords);
const all = Object.entries(operations) as [string, Operation][];

describe('every operation', () => {
  it.each(all)('%s was seen to succeed', (name) => {
    expect(records[name]?.success).toBe(true);
  });
});

describe('every operation that needs a sign-in', () => {
  it.each(all.filter(([, { access }]) => access !== 'public'))('%s was refused to nobody', (name) => {
    expect(records[name]?.refused).toBe(true);
  });
});

describe('every signed-in operation that takes an id', () => {
  it.each(all.filter(([, operation]) => operation.access !== 'public' && takesAnId(operation)))(
    '%s was called with one of another organisation',
    (name) => {
      expect(records[name]?.foreign).toBe(true);
    },
  );
});

it('every call that is promised exists', () => {
  const offered = new Set(all.map(([, { method, path }]) => `${method} ${path}`));
  expect(specificationCalls.filter(({ method, path }) => !offered.has(`${method} ${path}`))).toEqual([]);
});
