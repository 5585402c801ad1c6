import type { ReactNode } from 'react';

/** A line that is to be answered with a template, as both were read. */
export interface ChosenAnswer {
  readonly lineId: string;
  readonly templateId: string;
  readonly dataVersion: number;
  readonly submissionVersion: number;
}

/** Draws what is sent to whom, for a page that only chooses. */
export type RenderAnswering = (chosen: readonly ChosenAnswer[], onClose: () => void) => ReactNode;
