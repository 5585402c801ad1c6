import { type ParsedLocation, useLocation } from '@tanstack/react-router';
import { useState } from 'react';

/**
 * The location of the page that asks. While the next page is loading, the router already tells of that one, and a page
 * on its way out would fall back to its first step, or load its first rows once more.
 */
export function useOwnLocation(): ParsedLocation {
  const latest = useLocation();
  const [own, setOwn] = useState(latest);
  if (latest === own || latest.pathname !== own.pathname) return own;
  setOwn(latest);
  return latest;
}
