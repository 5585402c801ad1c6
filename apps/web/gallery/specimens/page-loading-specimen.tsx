import { PageLoading } from '../../src/ui/page-loading.tsx';

export function PageLoadingSpecimen() {
  return <PageLoading />;
}
