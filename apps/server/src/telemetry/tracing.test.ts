import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { spanKinds, statementSpan } from './active-span.ts';
import { createSpanExport } from './export-spans.ts';
import { startSpanReceiver } from './testing/span-receiver.ts';
import { isSampledRoot, parseTraceparent } from './tracing.ts';

const settingsOf = (settings: Record<string, string>) => readConfig({ DEMO: 'true', ...settings }).tracing;
const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };

describe('the settings', () => {
  it('trace nothing where no receiver is named, or tracing is switched off', () => {
    expect(settingsOf({ OTEL_SERVICE_NAME: 'x' })).toBeUndefined();
    expect(settingsOf({ ...endpoint, OTEL_SDK_DISABLED: 'true' })).toBeUndefined();
    // What is set for all that runs on a machine, in ways that others understand, does not stop this server.
    expect(settingsOf({ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc', OTEL_TRACES_SAMPLER: 'xray' })).toBeUndefined();
    expect(settingsOf({ ...endpoint, OTEL_SDK_DISABLED: 'true', OTEL_TRACES_SAMPLER: 'xray' })).toBeUndefined();
  });

  it('are those of OpenTelemetry', () => {
    expect(settingsOf({ ...endpoint, OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.25' })).toEqual({
      endpoint: 'http://collector:4318/v1/traces',
      headers: {},
      timeoutMilliseconds: 10_000,
      serviceName: 'pcf-exchange',
      resourceAttributes: {},
      sampler: { kind: 'ratio', ratio: 0.25, followsParent: false },
      trustsCallers: false,
    });
    expect(settingsOf({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example/in' })?.endpoint).toBe(
      'https://traces.example/in',
    );
    expect(settingsOf({ ...endpoint, OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%3Db, x=y' })?.headers).toEqual({
      'api-key': 'a=b',
      x: 'y',
    });
  });

  it.each([
    { OTEL_TRACES_SAMPLER: 'often' },
    { OTEL_TRACES_SAMPLER_ARG: '2' },
    { OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' },
    { OTEL_EXPORTER_OTLP_HEADERS: 'nothing' },
    { OTEL_EXPORTER_OTLP_HEADERS: 'authorization=a%0Ab' },
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
  ])('are refused where they are wrong: %j', (wrong) => {
    expect(() => settingsOf({ ...endpoint, ...wrong })).toThrow(`The setting ${Object.keys(wrong)[0]} is wrong`);
  });
});

describe('traceparent', () => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const spanId = '00f067aa0ba902b7';

  it('is read as the W3C has it, later versions too', () => {
    expect(parseTraceparent(`00-${traceId}-${spanId}-01`)).toEqual({ traceId, spanId, isSampled: true });
    expect(parseTraceparent(`00-${traceId}-${spanId}-00`)).toEqual({ traceId, spanId, isSampled: false });
    expect(parseTraceparent(`01-${traceId}-${spanId}-03-more`)).toEqual({ traceId, spanId, isSampled: true });
  });

  it.each([
    undefined,
    '',
    `00-${traceId}-${spanId}`,
    `00-${traceId}-${spanId}-01-more`,
    `00-${traceId.toUpperCase()}-${spanId}-01`,
    `00-${'0'.repeat(32)}-${spanId}-01`,
    `00-${traceId}-${'0'.repeat(16)}-01`,
    `ff-${traceId}-${spanId}-01`,
  ])('is as if it were not there: %s', (header) => {
    expect(parseTraceparent(header)).toBeUndefined();
  });
});

describe('what is recorded', () => {
  const ratio = { kind: 'ratio', ratio: 0.1, followsParent: true } as const;

  it('follows a caller who is trusted where the sampler says so, and chance otherwise', () => {
    expect(isSampledRoot(ratio, { isSampled: true }, 0.9)).toBe(true);
    expect(isSampledRoot(ratio, { isSampled: false }, 0)).toBe(false);
    expect(isSampledRoot({ ...ratio, followsParent: false }, { isSampled: true }, 0.9)).toBe(false);
    expect(isSampledRoot(ratio, undefined, 0.05)).toBe(true);
    expect(isSampledRoot(ratio, undefined, 0.9)).toBe(false);
    expect(isSampledRoot({ kind: 'on', ratio: 0, followsParent: true }, undefined)).toBe(true);
    expect(isSampledRoot({ kind: 'off', ratio: 1, followsParent: true }, undefined)).toBe(false);
  });
});

it('a statement is told without what is quoted in it', () => {
  expect(statementSpan("select 'Mara Voss', x from y where z = $1 and a = 'it''s").attributes['db.query.text']).toBe(
    "select '?', x from y where z = $1 and a = '?''?'",
  );
  expect(statementSpan('with a as (select 1) select * from a').name).toBe('WITH');
});

it('what comes in a burst is sent as long as it arrives, without waiting for the next turn', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const receiver = await startSpanReceiver();
  onTestFinished(receiver.stop);
  const settings = { endpoint: receiver.url, headers: {}, timeoutMilliseconds: 5_000 };
  const sending = createSpanExport(settings, { resource: {}, version: '0.0.0' }, () => {});
  const span = { traceId: 'a', parentSpanId: undefined, name: 'n', kind: spanKinds.internal, attributes: {} };
  for (let index = 0; index < 1_500; index += 1) {
    sending.add({ ...span, spanId: String(index), startedAt: 0, endedAt: 1, failed: false });
  }
  await vi.waitFor(() => expect(receiver.spans.length).toBeGreaterThanOrEqual(1_024), { timeout: 20_000 });
  await sending.stop();
  expect(new Set(receiver.spans.map(({ spanId }) => spanId)).size).toBe(1_500);
});
