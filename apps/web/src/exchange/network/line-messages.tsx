import { lazy } from 'react';
import { OptionalPart } from '../../ui/optional-part.tsx';
import { useIsExternal } from './external-partners.ts';

/** Few partners are on another platform. */
const MessageSection = lazy(async () => ({ default: (await import('./message-section.tsx')).MessageSection }));

interface LineMessagesProps {
  lineId: string;
  /** How much has happened to the line: with each step there may be something to tell. */
  happened: number;
  partner: { readonly id: string; readonly name: string } | null;
  /** Whether the page takes what was sent last to be on its way still. */
  underWay?: boolean;
  /** Something has arrived over there, which has changed the line here. */
  onArrived?: () => void;
}

/** What went to and fro about a line, where the other side is on another platform. */
export function LineMessages({ lineId, happened, partner, underWay = false, onArrived }: LineMessagesProps) {
  const isExternal = useIsExternal(partner?.id);
  if (partner === null || !isExternal) return null;
  return (
    <OptionalPart>
      <MessageSection
        lineId={lineId}
        happened={happened}
        partner={partner.name}
        underWay={underWay}
        onArrived={onArrived}
      />
    </OptionalPart>
  );
}
