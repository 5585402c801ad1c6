import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../ui/load-failure.tsx';

interface SoldProductFailureProps {
  error: Error;
  retrying: boolean;
  onRetry: () => void;
}

export function SoldProductFailure(props: SoldProductFailureProps) {
  const { t } = useTranslation('templates');
  return (
    <LoadFailure
      {...props}
      notFound={{ title: t('notFound.title'), text: t('notFound.text'), action: t('notFound.action') }}
      failed={{ title: t('failed.title'), text: t('failed.text') }}
      listPath="/products/sold"
    />
  );
}
