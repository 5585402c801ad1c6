import { getRouteApi } from '@tanstack/react-router';
import { MethodologyPage } from '../../features/calculator/methodology/methodology-page.tsx';

const methodologyRoute = getRouteApi('/methodology/calculation-methodology');

export function MethodologyScreen() {
  return <MethodologyPage factors={methodologyRoute.useLoaderData()} />;
}
