import { useEffect, useEffectEvent, useState } from 'react';

/** Takes files dropped anywhere on the page: a browser would open one that misses its place, and all that was entered would be gone. */
export function useDroppedFiles(active: boolean, onDrop: (files: readonly File[]) => void): boolean {
  const [above, setAbove] = useState(false);
  const take = useEffectEvent(onDrop);
  useEffect(() => {
    if (!active) return;
    const listening = new AbortController();
    const listen = (type: 'dragover' | 'dragleave' | 'drop', react: (event: DragEvent) => void) =>
      window.addEventListener(type, react, { signal: listening.signal });
    listen('dragover', (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setAbove(true);
    });
    // Of all elements that the pointer leaves, only the window has none that follows it.
    listen('dragleave', (event) => event.relatedTarget === null && setAbove(false));
    listen('drop', (event) => {
      setAbove(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      take(files);
    });
    return () => {
      listening.abort();
      setAbove(false);
    };
  }, [active]);
  return above;
}
