import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkPort, listenError } from './check-port.ts';
import { StartupError } from './startup-error.ts';

const failed = (code: string) => Object.assign(new Error('from the system'), { code });

describe('checkPort', () => {
  it('says that a port is taken, and leaves a free one free', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void taken.close());
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    await expect(checkPort('127.0.0.1', port)).rejects.toThrow(StartupError);
    const closed = once(taken, 'close');
    taken.close();
    await closed;
    await checkPort('127.0.0.1', port);
    await checkPort('127.0.0.1', port);
  });

  it.each([
    ['EADDRINUSE', 'Port 3000 is taken: stop what uses it, or choose another one, for example PORT=3001.'],
    ['EACCES', 'Port 3000 needs more rights: choose one above 1023 with PORT.'],
    ['EADDRNOTAVAIL', 'This machine has no address exchange.example: correct HOST.'],
    ['ENOTFOUND', 'This machine has no address exchange.example: correct HOST.'],
    ['EAI_AGAIN', 'This machine has no address exchange.example: correct HOST.'],
  ])('explains %s', (code, sentence) => {
    const error = listenError(failed(code), 'exchange.example', 3000);
    expect(error).toBeInstanceOf(StartupError);
    expect(error.message).toBe(sentence);
  });

  it('proposes a port that exists', () => {
    expect(listenError(failed('EADDRINUSE'), '127.0.0.1', 65_535).message).toContain('PORT=3000');
  });

  it('leaves alone what it does not know', () => {
    const error = failed('EIO');
    expect(listenError(error, '127.0.0.1', 3000)).toBe(error);
  });
});
