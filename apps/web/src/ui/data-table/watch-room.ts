type Told = (isCut: boolean) => void;

const watched = new Map<Element, Told>();
let observer: ResizeObserver | undefined;

/** Tells soon, and whenever its room changes, whether an element has more text than room. One observer looks after all. */
export function watchRoom(element: HTMLElement, told: Told): () => void {
  observer ??= new ResizeObserver((entries) => {
    // All are measured before any of them is drawn again, so that the page is laid out once for them all.
    const measured = entries.map(({ target }) => ({ tell: watched.get(target), isCut: overflows(target) }));
    for (const { tell, isCut } of measured) tell?.(isCut);
  });
  watched.set(element, told);
  observer.observe(element);
  return () => {
    watched.delete(element);
    observer?.unobserve(element);
  };
}

function overflows(element: Element): boolean {
  // A line may be a fraction of a pixel higher than the room it was given.
  return element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight + 1;
}
