import { describe, expect, it } from 'vitest';
import { fillPath, writeQuery } from './request-path.ts';

const path = '/api/customer/{requestReference}/products/{productId}';

describe('fillPath', () => {
  it('puts the parameters in, encoded', () => {
    expect(fillPath('x', path, { requestReference: 'REQ-2026/1', productId: 'a b' })).toBe(
      '/api/customer/REQ-2026%2F1/products/a%20b',
    );
    expect(fillPath('x', '/api/organisation', {})).toBe('/api/organisation');
    expect(fillPath('x', '/api/page/{number}', { number: 0 })).toBe('/api/page/0');
  });

  it.each([undefined, null, '', '.', '..'])('raises an error for %j', (productId) => {
    expect(() => fillPath('acceptEmissionData', path, { requestReference: 'R', productId })).toThrow(
      new Error('Required parameter productId was null or undefined when calling acceptEmissionData'),
    );
  });
});

describe('writeQuery', () => {
  it('repeats lists and leaves out what is absent', () => {
    expect(writeQuery({ limit: 10, pageNumber: 0, status: ['A', 'B'], verified: false, a: undefined, b: null })).toBe(
      '?limit=10&pageNumber=0&status=A&status=B&verified=false',
    );
  });

  it('encodes, and writes nothing for nothing', () => {
    expect(writeQuery({ textSearch: 'a&b=c ü' })).toBe('?textSearch=a%26b%3Dc+%C3%BC');
    expect(writeQuery({})).toBe('');
    expect(writeQuery({ a: [], b: undefined })).toBe('');
  });
});
