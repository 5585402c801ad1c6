import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type ExchangeOptions, exchangeTables, generateExchange } from './exchange.ts';

const lines = 5000;

/** Of every row of every table. */
function checksumOf(options: ExchangeOptions): string {
  const exchange = generateExchange(options);
  const hash = createHash('sha256');
  for (const { name, columns, rows } of exchangeTables) {
    hash.update(`${name} ${columns}`);
    for (const some of rows(exchange)) hash.update(some);
  }
  return hash.digest('hex');
}

describe('a generated exchange', () => {
  it('is the same each time, and another one for another seed or day', () => {
    const first = checksumOf({ lines });
    expect(checksumOf({ lines })).toBe(first);
    expect(checksumOf({ lines, seed: 2 })).not.toBe(first);
    expect(checksumOf({ lines, today: '2026-10-01' })).not.toBe(first);
  });

  it.each([10_000, 100_000, 1_000_000, 10_000_000])('of %s lines has them, unequally shared', (size) => {
    const { customers } = generateExchange({ lines: size }).organisations;
    expect(customers.reduce((sum, customer) => sum + customer.lines, 0)).toBe(size);
    expect(customers.filter((customer) => customer.lines === 50).length).toBeGreaterThan(customers.length / 2);
    expect(Math.max(...customers.map((customer) => customer.lines))).toBe(size / 10);
  });

  it('has the same first organisations at every size', () => {
    const coreOf = (size: number) => {
      const { customers } = generateExchange({ lines: size }).organisations;
      return customers.slice(0, 41);
    };
    expect(coreOf(100_000)).toEqual(coreOf(10_000));
  });

  it('gives every row as many values as its table has columns', () => {
    const exchange = generateExchange({ lines });
    for (const { name, columns, rows } of exchangeTables) {
      const [some] = [...rows(exchange)].filter((text) => text !== '');
      const [row = ''] = (some ?? '').split('\n');
      expect(row.split('\t'), name).toHaveLength(columns.split(',').length);
    }
  });
});
