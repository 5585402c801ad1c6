import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef } from 'react';

const pauseMs = 200;

/** What is typed is searched for at the next pause, and is never overwritten; a search changed elsewhere is shown. */
export function useTypedSearch(search: string, onSearch: (search: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  const isTyping = useRef(false);
  const settle = useDebouncedCallback(() => {
    isTyping.current = false;
    onSearch(input.current?.value.trim() ?? '');
  }, pauseMs);
  useEffect(() => {
    if (input.current && !isTyping.current && input.current.value.trim() !== search) input.current.value = search;
  }, [search]);
  return {
    ref: input,
    defaultValue: search,
    onChange: () => {
      isTyping.current = true;
      settle();
    },
  };
}
