/** What index.html asked the server for, before there was any script of the page. */
interface EarlyAnswer {
  /** As the call would send it; null where nobody has to be signed in. */
  readonly authorization: string | null;
  readonly askedAt: number;
  readonly response: Promise<Response>;
}

declare global {
  /** By their whole addresses. */
  var earlyAnswers: Map<string, EarlyAnswer> | undefined;
}

/** Whatever was not wanted by then may have changed. */
const usableMilliseconds = 10_000;

/** The answer to this request where it was asked for already; each is handed out once. */
export function takeEarlyAnswer(url: string, { method = 'GET', headers }: RequestInit): Promise<Response> | undefined {
  const early = globalThis.earlyAnswers?.get(url);
  if (early === undefined || method !== 'GET') return undefined;
  globalThis.earlyAnswers?.delete(url);
  const isSame = new Headers(headers).get('authorization') === early.authorization;
  return isSame && Date.now() - early.askedAt < usableMilliseconds ? early.response : undefined;
}
