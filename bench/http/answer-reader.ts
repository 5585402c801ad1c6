const endOfHead = '\r\n\r\n';
const endOfChunks = Buffer.from(`0${endOfHead}`);

export interface ReadAnswer {
  readonly status: number;
  /** Its beginning, for saying what was wrong. */
  readonly text: string;
}

/** Finds the end of each answer of a connection on which one request follows the other, and looks at nothing else. */
export function createAnswerReader(answered: (answer: ReadAnswer) => void): (chunk: Buffer) => void {
  let received: Buffer = Buffer.alloc(0);
  let head: { readonly status: number; readonly begins: number; readonly length: number | 'chunked' } | undefined;

  function isComplete(): boolean {
    head ??= headOf(received);
    if (!head) return false;
    if (head.length === 'chunked') return received.subarray(-endOfChunks.length).equals(endOfChunks);
    return received.length >= head.begins + head.length;
  }

  return (chunk) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    if (!isComplete() || !head) return;
    const { status, begins } = head;
    const text = status < 400 ? '' : received.toString('utf8', begins, begins + 500);
    received = Buffer.alloc(0);
    head = undefined;
    answered({ status, text });
  };
}

function headOf(received: Buffer) {
  const ends = received.indexOf(endOfHead);
  if (ends === -1) return undefined;
  const text = received.toString('latin1', 0, ends);
  const length = /^content-length: (\d+)/im.exec(text)?.[1];
  const chunked = /^transfer-encoding: chunked/im.test(text);
  return {
    status: Number(text.slice(9, 12)),
    begins: ends + endOfHead.length,
    length: chunked ? ('chunked' as const) : Number(length ?? 0),
  };
}
