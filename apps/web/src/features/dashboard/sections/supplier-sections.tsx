import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { formatNumber } from '../../../lib/format/number-format.ts';
import { useMayCall } from '../../../lib/use-may-call.ts';
import { FigureCard } from '../../../ui/figure-card.tsx';
import kit from '../../../ui/kit.module.css';
import type { Dashboard } from '../home-side.ts';
import { Askers } from './askers.tsx';
import { DataCourse } from './data-course.tsx';
import { RequestAges } from './request-ages.tsx';
import { RequestStatuses } from './request-statuses.tsx';
import classes from './sections.module.css';

/** The picture of an organisation that is asked: who asks and what is ready for them, then the rest. */
export function SupplierSections({ supplier: { askedBy, templates } }: Pick<Dashboard, 'supplier'>) {
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        {askedBy.length > 0 ? <Askers askedBy={askedBy} /> : null}
        <RequestStatuses side="supplier" />
        <RequestAges side="supplier" />
      </div>
      <div className={classes.column}>
        <SoldProducts count={templates} />
        <DataCourse side="supplier" />
      </div>
    </div>
  );
}

/** What a supplier has ready to answer with. */
function SoldProducts({ count }: { count: number }) {
  const { t, i18n } = useTranslation('home');
  const mayAnswer = useMayCall()('confirmTemplateMatches');
  return (
    <FigureCard title={t('templates.title')} subtitle={t('templates.meaning')}>
      <p className={`${kit.subheading} ${classes.big}`}>
        <Link to="/products/sold" className={classes.link}>
          {t('templates.count', { count, shown: formatNumber(count, pageLanguage(i18n)) })}
        </Link>
      </p>
      {count > 0 && mayAnswer ? (
        <Button renderRoot={(props) => <Link {...props} to="/products/received-requests/templates" />}>
          {t('head.match')}
        </Button>
      ) : null}
    </FigureCard>
  );
}
