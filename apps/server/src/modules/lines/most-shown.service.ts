/**
 * How much of what happened to a line an answer tells, the newest of it: either side can go on writing for as long as it
 * likes, and whoever opens the line must not have to read it all.
 */
export const mostTimelineEntries = 500;
export const mostVersions = 200;
