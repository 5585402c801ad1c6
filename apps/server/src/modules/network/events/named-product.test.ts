import { describe, expect, it } from 'vitest';
import { fitting, namedProduct } from './ask-people.ts';

const domains = { partner: 'buyer.example', own: 'mill.example' };

describe('what the ids of a request name', () => {
  it('is by the name that the partner gave it, and by ours', () => {
    expect(
      namedProduct(['urn:pact:Mill.example:product-id:S%2F1', 'urn:pact:buyer.example:buyer-id:B-7'], domains),
    ).toEqual({ reference: 'B-7', name: 'B-7', ownReferences: ['S/1'] });
  });

  it('is kept as it is where it was given by somebody else', () => {
    expect(namedProduct(['urn:gtin:4712345060507'], domains)).toEqual({
      reference: 'urn:gtin:4712345060507',
      name: 'urn:gtin:4712345060507',
      ownReferences: ['urn:gtin:4712345060507'],
    });
    expect(namedProduct(['urn:pact:third.example:product-id:1'], domains)).toEqual({
      reference: 'urn:pact:third.example:product-id:1',
      name: '1',
      ownReferences: [],
    });
  });

  it('has a name that people can read, whoever gave it', () => {
    const ids = ['urn:gtin:4712345060507', 'urn:pact:third.example:buyer-id:KW-4711%20sheet'];
    expect(namedProduct(ids, domains)).toMatchObject({ reference: ids[0], name: 'KW-4711 sheet' });
    expect(namedProduct(['urn:pact:third.example:buyer-id:%00'], domains).name).not.toBe('');
  });

  it('does not confuse two names that are the same on different platforms', () => {
    const [ours] = [namedProduct(['urn:pact:mill.example:product-id:100'], domains)];
    expect(ours.reference).not.toBe(namedProduct(['urn:pact:buyer.example:buyer-id:100'], domains).reference);
  });

  it('has no control characters, however they are written', () => {
    expect(namedProduct(['urn:pact:mill.example:product-id:a%00%0Ab'], domains).ownReferences).toEqual(['a b']);
    expect(fitting(' a\n\tb ')).toBe('a b');
  });

  it('fits however long it is, and stays apart from what begins alike', () => {
    const [one, other] = ['a', 'b'].map((end) => fitting(`${'x'.repeat(500)}${end}`));
    expect(one?.length).toBeLessThanOrEqual(100);
    expect(one).not.toBe(other);
  });
});
