import { describe, expect, it } from 'vitest';
import { isChosen, isPending, pendingDocument, toggleDocument, withoutDocuments } from './documents.ts';

const first = { id: 'a', name: 'First.pdf' };
const second = { id: 'b', name: 'Second.pdf' };

describe('choosing documents', () => {
  it('adds a document at the end and takes it away again', () => {
    const both = toggleDocument([first], { ...second, isUsed: true } as typeof second, false);
    expect(both).toEqual([first, second]);
    expect(toggleDocument(both, first, false)).toEqual([second]);
    expect([isChosen(both, second), isChosen([first], second)]).toEqual([true, false]);
  });

  it('leaves out what is still on its way', () => {
    const pending = pendingDocument({ name: 'New.pdf', size: 3 }, new Date('2026-11-15T10:00:00Z'));
    expect(pending).toEqual({
      id: expect.stringMatching(/^new_.+/),
      name: 'New.pdf',
      createdAt: '2026-11-15T10:00:00.000Z',
      isUsed: false,
      sizeBytes: 3,
    });
    expect([isPending(pending), isPending(first)]).toEqual([true, false]);
    expect(toggleDocument([first], pending, false)).toEqual([first]);
  });

  it('changes nothing while the choice is locked', () => {
    expect(toggleDocument([first], second, true)).toEqual([first]);
    expect(toggleDocument([first], first, true)).toEqual([first]);
  });

  it('forgets documents that are gone', () => {
    expect(withoutDocuments([first, second], ['b', 'c'])).toEqual([first]);
  });
});
