import { getRouteApi } from '@tanstack/react-router';
import { MethodologyPage } from '../../features/methodology/methodology-page.tsx';

const methodologyRoute = getRouteApi('/methodology/calculation-methodology');

export function MethodologyScreen() {
  return <MethodologyPage factors={methodologyRoute.useLoaderData()} />;
}
