import type { Finding } from '@pcf/domain/emission-data/finding';
import { createContext, useContext } from 'react';

/** What is marked at the fields; null while nobody tried to submit, and nothing is marked. */
export const ShownFindingsContext = createContext<readonly Finding[] | null>(null);

export const useShownFindings = (): readonly Finding[] | null => useContext(ShownFindingsContext);
