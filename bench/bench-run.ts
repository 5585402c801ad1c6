import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../scripts/chromium/find-chromium.ts';
import type { BenchRun } from './bench-definition.ts';

const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];

/** Its browser is opened by the first bench that asks for it. */
export function openBenchRun(full: boolean): BenchRun & AsyncDisposable {
  let opened: Promise<Browser> | undefined;
  return {
    full,
    openBrowser() {
      opened ??= findChromium().then((executablePath) => chromium.launch({ executablePath, args }));
      return opened;
    },
    say: (text) => process.stdout.write(`${text}\n`),
    async [Symbol.asyncDispose]() {
      await (await opened)?.close();
    },
  };
}
