import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

const pauseMs = 400;

interface SettledValueOptions<Value> {
  value: Value;
  onSettle: (value: Value) => void;
  /** What is meant by what is typed; undefined where it is not complete yet. */
  read: (typed: Value) => Value | undefined;
}

/**
 * What is typed is shown at once and handed on at the next pause, or when the field goes away. What is changed elsewhere
 * is shown as well, but never takes the place of what somebody is typing.
 */
export function useSettledValue<Value>({ value, onSettle, read }: SettledValueOptions<Value>) {
  const [shown, setShown] = useState(value);
  const isTyping = useRef(false);
  const settle = useDebouncedCallback(
    (typed: Value) => {
      isTyping.current = false;
      const meant = read(typed);
      if (meant !== undefined && meant !== value) onSettle(meant);
    },
    { delay: pauseMs, flushOnUnmount: true },
  );
  const follow = useEffectEvent((changed: Value) => {
    if (!isTyping.current && read(shown) !== changed) setShown(changed);
  });
  useEffect(() => follow(value), [value]);
  return {
    shown,
    change: (typed: Value) => {
      isTyping.current = true;
      setShown(typed);
      settle(typed);
    },
    leave: () => settle.flush(),
  };
}
