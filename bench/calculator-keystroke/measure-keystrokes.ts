import type { Locator, Page } from 'playwright-core';

/** What passes between a key and its effects. */
export interface Keystroke {
  readonly toTotal: number;
  readonly toFrame: number;
  /** What the total then said. */
  readonly total: string | null;
}

declare global {
  interface Window {
    keystroke: Promise<Keystroke>;
  }
}

/** Every so many fields one is typed into, so that the keystrokes are spread over the page. */
const stride = 6;

/** Types a digit into fields of weights and takes it back, and times both. No keystroke is left out as a warm-up. */
export async function measureKeystrokes(page: Page, total: Locator): Promise<Keystroke[]> {
  const measured: Keystroke[] = [];
  const fields = page.locator('input[aria-label^="Weight"]');
  await fields.first().waitFor();
  const count = await fields.count();
  for (let index = 0; index < count; index += stride) {
    await fields.nth(index).focus();
    await page.keyboard.press('End');
    for (const key of ['5', 'Backspace']) measured.push(await measureKeystroke(page, key, total));
  }
  return measured;
}

async function measureKeystroke(page: Page, key: string, total: Locator): Promise<Keystroke> {
  await total.evaluate(watchNextKeystroke);
  await page.keyboard.press(key);
  const keystroke = await (await page.waitForFunction(() => window.keystroke)).jsonValue();
  if (keystroke.total !== (await total.textContent())) throw new Error('The total changed more than once for a key.');
  return keystroke;
}

/** Runs in the page: the clock starts before anything of the page hears of the key. */
function watchNextKeystroke(total: Element): void {
  window.keystroke = new Promise((resolve) => {
    const start = () => {
      const pressed = performance.now();
      const observer = new MutationObserver(() => {
        const toTotal = performance.now() - pressed;
        observer.disconnect();
        requestAnimationFrame(() => {
          // A message that is posted while a frame is made arrives after it has been painted.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve({ toTotal, toFrame: performance.now() - pressed, total: total.textContent });
          port2.postMessage(null);
        });
      });
      observer.observe(total, { characterData: true, childList: true, subtree: true });
    };
    addEventListener('keydown', start, { capture: true, once: true });
  });
}
