import { createMonitoring } from './create-monitoring.ts';
import { loadRecording } from './load-recording.ts';

/** The monitoring of this page. */
export const monitoring = createMonitoring(loadRecording);
