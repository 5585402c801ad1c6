import { lazy } from 'react';
import { HomePage } from '../../features/dashboard/home-page.tsx';
import { runtimeConfiguration } from '../../lib/runtime-configuration.ts';
import { trackButtonClick } from '../../lib/track-button-click.ts';
import { CallToAction } from '../layouts/call-to-action.tsx';
import { InvitePartnerHost } from './invite-partner-host.tsx';

const Hotspots = lazy(async () => ({
  default: (await import('../../features/footprint/totals/hotspots.tsx')).Hotspots,
}));

export function HomeScreen() {
  const { requestDemo } = runtimeConfiguration().links;
  return (
    <InvitePartnerHost>
      {(invite) => (
        <HomePage
          onInvite={invite}
          hotspots={<Hotspots />}
          callToAction={<CallToAction href={requestDemo ?? '/contact'} onContact={trackButtonClick} />}
        />
      )}
    </InvitePartnerHost>
  );
}
