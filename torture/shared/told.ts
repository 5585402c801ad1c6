import type { Answer } from '../../apps/server/src/testing/test-server.ts';

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const moment = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g;

/** All that somebody reads in an answer, but for the ids that were sent with the question. */
export const textOf = ({ headers, body }: Answer, ...ids: readonly string[]): string =>
  ids.reduce(
    (text, id) => text.replaceAll(id, '<it>'),
    [headers.get('content-disposition') ?? '', JSON.stringify(body)].join('\n'),
  );

/** What can be compared with another answer: without what each answer has of its own. */
export function told(answer: Answer, ...ids: readonly string[]): string {
  const { instance: _, ...body } = answer.body;
  const said = textOf({ ...answer, body }, ...ids)
    .replaceAll(uuid, '<id>')
    .replaceAll(moment, '<moment>');
  return [answer.status, answer.headers.get('content-type'), said].join('\n');
}
