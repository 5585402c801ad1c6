import { PageLoading } from '../../src/components/page-loading/page-loading.tsx';

export function PageLoadingSpecimen() {
  return <PageLoading />;
}
