import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface OtlpValue {
  readonly stringValue?: string;
  readonly intValue?: string;
  readonly boolValue?: boolean;
}

/** As OTLP has it, with its attributes by name. */
export interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly status: { readonly code: number };
  readonly attributes: Readonly<Record<string, string | boolean | undefined>>;
}

type Attribute = { key: string; value: OtlpValue };
interface OtlpRequest {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: (Omit<ReceivedSpan, 'attributes'> & { attributes: Attribute[] })[] }[];
  }[];
}

const byName = (attributes: readonly Attribute[]) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? value.boolValue] as const),
  );

/** A small receiver of OTLP over HTTP. One that is silent takes requests and never answers. */
export async function startSpanReceiver({ isSilent = false } = {}) {
  const spans: ReceivedSpan[] = [];
  const resources: Record<string, unknown>[] = [];
  const heard: { url: string; authorization: string | undefined; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    heard.push({ url: request.url ?? '', authorization: request.headers.authorization, body });
    if (isSilent) return;
    for (const { resource, scopeSpans } of (JSON.parse(body) as OtlpRequest).resourceSpans) {
      resources.push(byName(resource.attributes));
      for (const span of scopeSpans.flatMap((scope) => scope.spans))
        spans.push({ ...span, attributes: byName(span.attributes) });
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    resources,
    heard,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
