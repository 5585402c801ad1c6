import type { Answer } from '../../apps/server/src/testing/test-server.ts';

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const moment = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g;

/** All that somebody reads in an answer, but for the id that was sent with the question. */
export const textOf = ({ headers, body }: Answer, id: string): string =>
  [headers.get('content-disposition') ?? '', JSON.stringify(body)].join('\n').replaceAll(id, '<it>');

/** What can be compared with another answer: without what each answer has of its own. */
export function told(answer: Answer, id: string): string {
  const { instance: _, ...body } = answer.body;
  const said = textOf({ ...answer, body }, id)
    .replaceAll(uuid, '<id>')
    .replaceAll(moment, '<moment>');
  return [answer.status, answer.headers.get('content-type'), said].join('\n');
}
