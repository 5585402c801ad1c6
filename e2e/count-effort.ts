import type { Page } from 'playwright-core';

declare global {
  interface Window {
    noteEffort?: (kind: 'click' | 'field', what: string) => void;
  }
}

/** What somebody did on a page so far, each with the path of the page where it was. */
interface Effort {
  /** What was clicked or pressed, in this order. */
  readonly clicks: () => readonly string[];
  /** What was typed or chosen in; the same field of a page once, however often. */
  readonly fields: () => readonly string[];
}

/**
 * Counts from now on what a person does on this page, whatever it is done with. A field counts once somebody types or
 * chooses in it, a click once something is clicked or pressed: choosing from a list that opens is one field and two
 * clicks, a radio one of each. Going into a field to type in it belongs to its typing.
 */
export async function countEffort(page: Page): Promise<Effort> {
  const clicks: string[] = [];
  const fields = new Set<string>();
  await page.exposeFunction('noteEffort', (kind: 'click' | 'field', what: string) => {
    if (kind === 'click') clicks.push(what);
    else fields.add(what);
  });
  await page.addInitScript(watchPage);
  await page.evaluate(watchPage);
  return { clicks: () => [...clicks], fields: () => [...fields] };
}

/** In the page: tells what is done in it. It is sent there as it stands, so that everything it needs is inside. */
function watchPage(): void {
  const typed = 'input:not([type=radio], [type=checkbox], [type=file], [role=combobox], [readonly]), textarea';
  const pressed = 'button, a, summary, label, input, [role=option], [role=tab], [role=menuitem]';
  const note = (kind: 'click' | 'field', what: string) => window.noteEffort?.(kind, `${location.pathname} ${what}`);

  function nameOf(element: Element): string {
    const { name, id } = element as HTMLInputElement;
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return name || (element.matches('input, textarea') ? id : '') || words.trim();
  }

  function press(target: EventTarget | null): void {
    const element = target instanceof Element ? target.closest(pressed) : null;
    if (!element || element.matches(typed)) return;
    note('click', nameOf(element));
    // Choosing from a list that opens changes its field without a word of the browser.
    if (!element.matches('[role=option]')) return;
    const list = element.closest('[role=listbox]')?.id;
    const field = list && document.querySelector(`[aria-controls="${list}"]`);
    note('field', nameOf(field || element));
  }

  addEventListener('pointerdown', ({ target, button }) => button === 0 && press(target), true);
  addEventListener('input', ({ target }) => target instanceof Element && note('field', nameOf(target)), true);
  addEventListener(
    'keydown',
    ({ key, target, repeat }) => {
      if (repeat || !(target instanceof Element)) return;
      const sends = key === 'Enter' && !target.matches('textarea');
      const presses = key === ' ' && !target.matches(typed);
      if (sends && target.matches(typed)) note('click', `${nameOf(target)} Enter`);
      else if (sends || presses) press(target);
    },
    true,
  );
}
