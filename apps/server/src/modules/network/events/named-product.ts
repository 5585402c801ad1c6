import { createHash } from 'node:crypto';
import { textLimits } from '@pcf/contract/text-limits';
import { readPactUrn } from '@pcf/pact/v3/urn';
import { shortened } from './shortened.ts';

interface Domains {
  /** Of the platform that asks, and of this one. */
  readonly partner: string;
  readonly own: string;
}

interface NamedProduct {
  /** What the partner calls it, or what comes closest. */
  readonly reference: string;
  /** The same for people to read, which two products may share. */
  readonly name: string;
  /** By which it could be one of the organisation's own, none of them shortened. */
  readonly ownReferences: readonly string[];
}

/**
 * What the ids of a request say. A name that the partner gave is its reference, without what only machines read; one that
 * was given here is a reference of the organisation's own. Any other stays as it is, so that no two become one.
 */
export function namedProduct(ids: readonly string[], { partner, own }: Domains): NamedProduct {
  const names = ids.map((id) => ({ id, urn: readPactUrn(id) }));
  const theirs = names.find(({ urn }) => urn?.kind === 'buyer-id' && urn.domain === partner.toLowerCase());
  const ownReferences = names.flatMap(({ id, urn }) => {
    if (urn === null) return [id];
    return urn.domain === own.toLowerCase() ? [urn.reference] : [];
  });
  const readable = theirs ?? names.find(({ urn }) => urn !== null);
  const reference = fitting(theirs?.urn?.reference ?? ids[0] ?? '');
  return {
    reference,
    name: inOneLine(readable?.urn?.reference ?? '') || reference,
    ownReferences: [...new Set(ownReferences.map(inOneLine))],
  };
}

/** Names have no control characters, which an escape of a URN may stand for. */
export const inOneLine = (text: string) => text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();

/** A reference that is too long is cut, and told from others that begin in the same way. */
export function fitting(reference: string): string {
  const trimmed = inOneLine(reference);
  if (trimmed.length <= textLimits.internalReference) return trimmed;
  const mark = createHash('sha256').update(trimmed).digest('hex').slice(0, 12);
  return `${shortened(trimmed, textLimits.internalReference - mark.length)}${mark}`;
}
