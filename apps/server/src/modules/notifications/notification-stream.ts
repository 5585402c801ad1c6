import { Readable } from 'node:stream';
import type { NotificationState } from '@pcf/contract/resources/notification';

/** Whoever does not read for so long is gone. */
const mostUnreadBytes = 16_384;

/** What one page hears. An event says the whole state, under an id by which a page that comes back shows what it knows. */
export interface NotificationStream {
  readonly credential: string;
  readonly userId: string;
  readonly organisationId: string;
  readonly events: Readable;
  /** Leaves out what the page knows already, unless it is told anyway. */
  tell(state: NotificationState, anyway: boolean): void;
  beat(): void;
  end(): void;
}

export function openNotificationStream(
  of: Pick<NotificationStream, 'credential' | 'userId' | 'organisationId'>,
  lastEventId: string | undefined,
): NotificationStream {
  const events = new Readable({ read() {} });
  let known = lastEventId;
  const write = (text: string) => {
    if (events.destroyed || events.readableEnded) return;
    if (events.readableLength > mostUnreadBytes) events.destroy();
    else events.push(text);
  };
  // So that the headers leave, and the page knows that it is connected.
  write(': open\n\n');
  return {
    ...of,
    events,
    tell(state, anyway) {
      const id = `${state.latestId ?? 0}.${state.unread}`;
      if (id === known && !anyway) return;
      known = id;
      write(`id: ${id}\nevent: state\ndata: ${JSON.stringify(state)}\n\n`);
    },
    beat: () => write(':\n\n'),
    end: () => void (events.destroyed || events.push(null)),
  };
}
