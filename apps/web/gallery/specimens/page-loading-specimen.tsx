import { PageLoading } from '../../src/ui/page-loading/page-loading.tsx';

export function PageLoadingSpecimen() {
  return <PageLoading />;
}
