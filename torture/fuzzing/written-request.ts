import { type Body, bytesOf, type Draft, type Form, headerOf } from './draft.ts';
import { textOf } from './json-tree.ts';

/** The request as it goes over the wire. A credential of its own stands in the draft's headers. */
export function writtenRequest(draft: Draft, token: string | undefined): Buffer {
  const content = contentOf(draft.body);
  const announced = draft.breaksOff ? content.length + 100 : content.length;
  const isFramed =
    headerOf(draft, 'content-length') !== undefined || headerOf(draft, 'transfer-encoding') !== undefined;
  const headers = [
    ...(draft.namesHost ? [['host', '127.0.0.1']] : []),
    ['connection', 'close'],
    ...(token !== undefined && headerOf(draft, 'authorization') === undefined
      ? [['authorization', `Bearer ${token}`]]
      : []),
    ...draft.headers,
    ...(draft.body.kind === 'none' || isFramed ? [] : [['content-length', String(announced)]]),
  ];
  const address = draft.query.length === 0 ? draft.path : `${draft.path}?${draft.query.join('&')}`;
  const head = [`${draft.method} ${address} HTTP/1.1`, ...headers.map(([name, value]) => `${name}: ${value}`)];
  return Buffer.concat([bytesOf(`${head.join('\r\n')}\r\n\r\n`), content]);
}

export function contentOf(body: Body): Buffer {
  switch (body.kind) {
    case 'none':
      return Buffer.alloc(0);
    case 'json':
      return Buffer.from(textOf(body.tree));
    case 'form':
      return formBytes(body.form);
    case 'bytes':
      return body.content;
  }
}

function formBytes({ boundary, parts, isClosed }: Form): Buffer {
  return Buffer.concat([
    ...parts.flatMap(({ head, content }) => [bytesOf(`--${boundary}\r\n${head}\r\n\r\n`), content, bytesOf('\r\n')]),
    bytesOf(isClosed ? `--${boundary}--\r\n` : ''),
  ]);
}
