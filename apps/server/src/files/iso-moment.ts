/** A moment as ISO 8601 has it, to the millisecond, of the text that PostgreSQL has for one in UTC. */
export const isoMoment = (utcText: string) =>
  `${utcText.slice(0, 10)}T${utcText.slice(11, 19)}.${utcText.slice(20, 23).padEnd(3, '0')}Z`;
