import type { FastifyInstance } from 'fastify';
import { isTooMuchJson } from './json-extent.ts';
import { ProblemError } from './problem-error.ts';

/** More than the largest body that says something holds; the smallest values that say nothing come to five times as many. */
const maxValues = 100_000;

/** Bodies of calls are JSON; without another parser any other content type is refused. What holds too much is not parsed. */
export function registerJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    // Many clients name the type of a body that they leave out; where one is needed, the call says so.
    if (text === '') done(null, undefined);
    else if (isTooMuchJson(text, maxValues)) done(tooMuch());
    else parse(request, text, done);
  });
}

const tooMuch = () =>
  new ProblemError('VALIDATION_FAILED', {
    errors: [{ path: '/body', code: 'TOO_LONG', message: 'The body holds too many values, or nests them too deeply' }],
  });
