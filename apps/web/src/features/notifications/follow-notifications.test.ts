import { expect, it } from 'vitest';
import { readEvents, type ServerEvent } from './follow-notifications.ts';

function streamOf(...chunks: string[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk));
      controller.close();
    },
  });
}

async function eventsOf(...chunks: string[]) {
  let signs = 0;
  const events: ServerEvent[] = [];
  for await (const event of readEvents(streamOf(...chunks), () => {
    signs += 1;
  }))
    events.push(event);
  return { events, signs };
}

it('reads events however they are cut', async () => {
  const text =
    ': open\n\nid: 4.1\nevent: state\ndata: {"unread":1}\n\n:\n\nid: 5.2\nevent: state\ndata: {"unread":2}\n\n';
  const expected = [
    { id: '4.1', data: '{"unread":1}' },
    { id: '5.2', data: '{"unread":2}' },
  ];
  expect((await eventsOf(text)).events).toEqual(expected);
  expect((await eventsOf(...text)).events).toEqual(expected);
});

it('takes comments for a sign of life and for nothing else', async () => {
  expect(await eventsOf(':\n\n', ':\n\n')).toEqual({ events: [], signs: 2 });
});

it('leaves out what has not arrived in full', async () => {
  expect((await eventsOf('id: 1.1\ndata: {"unr')).events).toEqual([]);
});
