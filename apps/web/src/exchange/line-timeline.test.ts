import { expect, it } from 'vitest';
import { type TimelineEntry, withoutRepeated } from './line-timeline.tsx';

const entry = (
  event: TimelineEntry['event'],
  requestReference: string | null,
  comment: string | null,
): TimelineEntry => ({
  event,
  side: 'CUSTOMER',
  actorName: 'Lena Brandt',
  organisationName: 'Nordic Kitchen',
  fromStatus: null,
  toStatus: 'REQUESTED',
  requestReference,
  comment,
  statedDate: null,
  createdAt: '2026-11-15T10:00:00.000Z',
});

it('leaves out the words of the newest request, and keeps all others', () => {
  const timeline = [
    entry('CREATED', null, null),
    entry('SENT', 'REQ-2026-000001', 'Please help'),
    entry('COMMENTED', 'REQ-2026-000002', 'Please help'),
    entry('RESENT', 'REQ-2026-000002', 'Please help'),
    entry('REMINDED', 'REQ-2026-000002', 'It is urgent'),
  ];
  const shown = withoutRepeated({ requestComment: 'Please help', requestReference: 'REQ-2026-000002', timeline });
  expect(shown.map(({ comment }) => comment)).toEqual([null, 'Please help', 'Please help', null, 'It is urgent']);
});
