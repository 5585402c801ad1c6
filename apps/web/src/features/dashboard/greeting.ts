type Greeting = 'morning' | 'afternoon' | 'evening';

/** Whoever works at night is wished a good evening. */
export function greetingAt(hour: number): Greeting {
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}
