import { text } from 'node:stream/consumers';

interface WrittenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** In base64. */
  readonly body: string | null;
}

export interface Noise {
  readonly requests: readonly WrittenRequest[];
  /** How many are under way at once. */
  readonly lanes: number;
  /** Over and over for so long; where it is 0, each request once. */
  readonly milliseconds: number;
}

/** How many answers had which status and code. */
export interface NoisyAnswer {
  readonly status: number;
  readonly code: string;
  readonly count: number;
}

async function answerTo({ method, url, headers, body }: WrittenRequest): Promise<{ status: number; code: string }> {
  const stopping = new AbortController();
  const response = await fetch(url, {
    method,
    headers,
    signal: stopping.signal,
    ...(body === null ? {} : { body: Buffer.from(body, 'base64') }),
  });
  const { status, headers: told } = response;
  if (told.get('content-type')?.startsWith('text/event-stream')) {
    // A stream has no end of its own.
    stopping.abort();
    return { status, code: '' };
  }
  const answer = response.body ? await text(response.body) : '';
  return { status, code: status < 300 ? '' : String((JSON.parse(answer) as { code?: unknown }).code) };
}

process.on('message', async ({ requests, lanes, milliseconds }: Noise) => {
  const counts = new Map<string, NoisyAnswer>();
  const ends = performance.now() + milliseconds;
  let sent = 0;
  const runLane = async () => {
    while (milliseconds === 0 ? sent < requests.length : performance.now() < ends) {
      sent += 1;
      const request = requests[(sent - 1) % requests.length];
      if (!request) return;
      const answer = await answerTo(request);
      const key = JSON.stringify(answer);
      const known = counts.get(key) ?? { ...answer, count: 0 };
      counts.set(key, { ...known, count: known.count + 1 });
    }
  };
  await Promise.all(Array.from({ length: lanes }, runLane));
  process.send?.([...counts.values()] satisfies NoisyAnswer[]);
});
