import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { addBreadcrumb, captureException, flush, getClient, init, makeFetchTransport } from '@sentry/browser';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createMonitoring, isPrivatePage, type StartRecording } from './monitoring.ts';
import { monitoringOptions, pausableReplay, replayOptions, silentWhile } from './recording.ts';

describe('create monitoring', () => {
  const calculator = '/supplier/calculator';

  function watched(load?: () => Promise<StartRecording | null>) {
    const steps: string[] = [];
    let isPrivate = () => true;
    const start: StartRecording = (asked) => {
      isPrivate = asked;
      steps.push('start');
      return { pause: () => steps.push('pause'), resume: () => steps.push('resume') };
    };
    const monitoring = createMonitoring(
      load ??
        (() => {
          steps.push('load');
          return Promise.resolve(start);
        }),
    );
    return { monitoring, steps, start, isPrivate: () => isPrivate() };
  }

  it('starts with the first page, once', async () => {
    const { monitoring, steps, isPrivate } = watched();
    await monitoring.arrive('/login');
    expect(steps).toEqual(['load', 'start']);
    expect(isPrivate()).toBe(false);
  });

  it('neither loads nor starts anything when the page opens on a private one, but afterwards', async () => {
    const { monitoring, steps } = watched();
    await monitoring.arrive(calculator);
    monitoring.approach(calculator);
    expect(steps).toEqual([]);
    await monitoring.arrive('/calculation-methodology');
    expect(steps).toEqual(['load', 'start']);
  });

  it('is silent from before a private page is shown until nothing of it is left', async () => {
    const { monitoring, steps, isPrivate } = watched();
    await monitoring.arrive('/');
    monitoring.approach(calculator);
    expect(steps.at(-1)).toBe('pause');
    expect(isPrivate()).toBe(true);
    await monitoring.arrive(calculator);
    monitoring.approach('/');
    expect(isPrivate()).toBe(true);
    await monitoring.arrive('/');
    expect(steps.at(-1)).toBe('resume');
    expect(isPrivate()).toBe(false);
  });

  it('does not start on a private page that was reached while it was loading', async () => {
    const { promise, resolve } = Promise.withResolvers<StartRecording | null>();
    const { monitoring, steps, start } = watched(() => promise);
    const arriving = monitoring.arrive('/');
    monitoring.approach(calculator);
    resolve(start);
    await arriving;
    expect(steps).toEqual([]);
    await monitoring.arrive('/');
    expect(steps).toEqual(['start']);
  });
});

describe('monitoring options', () => {
  const options = monitoringOptions(
    { dsn: 'https://key@monitor.example.com/1', replaySampleRate: 1 },
    'production',
    'https://api.eu.example.com',
  );

  it('records as much as the configuration says, in its region', () => {
    expect(options).toMatchObject({
      dsn: 'https://key@monitor.example.com/1',
      environment: 'production',
      replaysSessionSampleRate: 1,
      replaysOnErrorSampleRate: 1,
      initialScope: { tags: { region: 'EU' } },
    });
  });

  it('collects nothing personal and masks what is typed and read', () => {
    expect(options.dataCollection).toEqual({
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
    });
    expect(replayOptions).toMatchObject({ maskAllInputs: true, maskAllText: true, blockAllMedia: true });
  });
});

describe('pausable replay', () => {
  type Mode = 'session' | 'buffer';

  /** A recorder that does what Sentry's says of itself. */
  function recorder(initial: Mode | undefined) {
    let mode = initial;
    const sent: string[] = [];
    return {
      sent,
      getRecordingMode: () => mode,
      start: () => {
        mode = 'session';
      },
      startBuffering: () => {
        mode = 'buffer';
      },
      stop: async ({ flush = true } = {}) => {
        if (mode === 'session' && flush) sent.push('the end');
        mode = undefined;
      },
    };
  }

  describe.each(['session', 'buffer'] as const)('a recording in the mode %s', (mode) => {
    it('stops at a pause without sending its end, and goes on in its mode', () => {
      const replay = recorder(mode);
      const recording = pausableReplay(replay);
      recording.pause();
      recording.pause();
      expect(replay.getRecordingMode()).toBeUndefined();
      expect(replay.sent).toEqual([]);
      recording.resume();
      expect(replay.getRecordingMode()).toBe(mode);
    });

    it('is left alone by navigations without a pause', () => {
      const replay = recorder(mode);
      pausableReplay(replay).resume();
      expect(replay.getRecordingMode()).toBe(mode);
    });
  });

  it('a visit that was not drawn by lot is not recorded after a pause either', () => {
    const replay = recorder(undefined);
    const recording = pausableReplay(replay);
    recording.pause();
    recording.resume();
    expect(replay.getRecordingMode()).toBeUndefined();
  });
});

describe('private pages', () => {
  it.each([
    '/supplier/calculator',
    '/supplier/calculator/',
    '/Supplier/Calculator',
    '//supplier//calculator',
    '/supplier/c%61lculator',
    '/supplier/calculator/anything-below',
  ])('%s is private', (pathname) => {
    expect(isPrivatePage(pathname)).toBe(true);
  });

  it.each(['/', '/login', '/calculation-methodology', '/supplier', '/supplier/calculators', '/%E0%A4%A', ''])(
    '%j is not',
    (pathname) => {
      expect(isPrivatePage(pathname)).toBe(false);
    },
  );
});

describe('silent while', () => {
  /** Keeps every envelope it is sent, as it is. */
  async function startMonitor() {
    const envelopes: string[] = [];
    const server = createServer(async (request, response) => {
      envelopes.push(await text(request));
      response.end('{}');
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    onTestFinished(() => {
      server.close();
      server.closeAllConnections();
    });
    return { envelopes, dsn: `http://key@127.0.0.1:${(server.address() as AddressInfo).port}/1` };
  }

  async function report(name: string): Promise<void> {
    addBreadcrumb({ message: `step before ${name}` });
    captureException(new Error(name));
    getClient()?.sendSession({ aggregates: [{ started: `visit of ${name}`, exited: 1 }], attrs: { release: 'test' } });
    await flush(2000);
  }

  it('sends nothing of a private page, not even later, and everything of the others', async () => {
    const { envelopes, dsn } = await startMonitor();
    let isPrivate = false;
    init({
      ...monitoringOptions({ dsn, replaySampleRate: 0 }, 'test', 'https://api.example.com'),
      ...silentWhile(() => isPrivate, makeFetchTransport),
    });

    await report('the page before');
    isPrivate = true;
    await report('the private page');
    const sentUntilThen = envelopes.length;
    isPrivate = false;
    await report('the page after');

    const sent = envelopes.join('\n');
    expect(sentUntilThen).toBe(2);
    expect(sent).toContain('visit of the page before');
    expect(sent).toContain('step before the page after');
    expect(sent).not.toContain('the private page');
  });
});
