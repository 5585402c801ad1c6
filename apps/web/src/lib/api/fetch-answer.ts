import { ApiProblem, BadResponseError, isProblem, NetworkError } from './api-errors.ts';
import { takeEarlyAnswer } from './early-answers.ts';

export interface Answer {
  readonly status: number;
  /** The parsed JSON, or the Blob of a file; undefined where the answer has no content. */
  readonly content: unknown;
}

/** Fetches and reads one answer, JSON or a file, and turns whatever goes wrong into ApiProblem, BadResponseError or NetworkError. */
export async function fetchAnswer(url: string, init: RequestInit, file?: true): Promise<Answer> {
  const { response, body } = await fetchBody(url, init);
  if (response.ok && file) return { status: response.status, content: body };
  const content = parseContent(response, await body.text());
  if (response.ok) return { status: response.status, content };
  if (isProblem(content) && content.status === response.status) {
    throw new ApiProblem(content, readRetryAfter(response.headers.get('retry-after'), Date.now()));
  }
  throw new BadResponseError(response.status);
}

async function fetchBody(url: string, init: RequestInit): Promise<{ response: Response; body: Blob }> {
  try {
    const early = takeEarlyAnswer(url, init)?.catch(() => fetch(url, init));
    const response = await (early ?? fetch(url, init));
    return { response, body: await response.blob() };
  } catch (error) {
    if (wasAborted(init.signal)) throw error;
    throw new NetworkError(error);
  }
}

/** Running out of time is a failure of the network; only a caller's own wish to stop is passed on as it is. */
function wasAborted(signal: AbortSignal | null | undefined): boolean {
  return signal?.aborted === true && !(signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError');
}

function parseContent(response: Response, text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BadResponseError(response.status, error);
  }
}

/** Seconds to wait by a Retry-After header, which is a number of seconds or a date (RFC 9110, 10.2.3). */
export function readRetryAfter(header: string | null, now: number): number | null {
  if (header === null) return null;
  const text = header.trim();
  if (/^\d+$/.test(text)) return Number(text);
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now) / 1000));
}
