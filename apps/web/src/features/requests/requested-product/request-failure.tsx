import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../../ui/load-failure/load-failure.tsx';

interface RequestFailureProps {
  error: Error;
  retrying: boolean;
  onRetry: () => void;
}

export function RequestFailure(props: RequestFailureProps) {
  const { t } = useTranslation('requests');
  return (
    <LoadFailure
      {...props}
      notFound={{ title: t('notFound.title'), text: t('notFound.text'), action: t('notFound.action') }}
      failed={{ title: t('failed.title'), text: t('failed.text') }}
      listPath="/products/purchased"
    />
  );
}
