import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ExternalMark } from '../../../exchange/network/external-mark.tsx';
import { useIsExternal } from '../../../exchange/network/external-partners.ts';
import { TargetFacts } from '../../../exchange/organisation/target-facts.tsx';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { formatDate } from '../../../lib/format/date-format.ts';
import { formatNumber, noValue } from '../../../lib/format/number-format.ts';
import { formatShare } from '../../../lib/format/shares.ts';
import { ExplainedTerm } from '../../../ui/explained-term.tsx';
import kit from '../../../ui/kit.module.css';
import { BackLink } from '../../../ui/list-link.tsx';
import { NamedHead } from '../../../ui/named-head.tsx';
import { ConnectionStatus } from '../connection-status.tsx';
import { ContactList } from '../contact-list.tsx';
import classes from './supplier-page.module.css';

interface SupplierHeadProps {
  supplier: OperationOutput<'getSupplier'>;
  /** Buttons. */
  actions: ReactNode;
}

/** Who this is, how the connection stands, and how far they are. */
export function SupplierHead({ supplier, actions }: SupplierHeadProps) {
  const { t, i18n } = useTranslation('suppliers');
  const { id, name, connectionStatus, away, contacts, connectedAt } = supplier;
  const isExternal = useIsExternal(id);
  const date = formatDate(connectedAt, pageLanguage(i18n));
  return (
    <div className={kit.below24}>
      <BackLink to="/customer/suppliers">{t('title')}</BackLink>
      <NamedHead name={name}>
        <div className={kit.row8}>{actions}</div>
      </NamedHead>
      <div className={`${kit.row4x12} ${kit.centered} ${kit.above12}`}>
        <ConnectionStatus status={connectionStatus} away={away} />
        <span className={kit.note}>{t(`since.${connectionStatus}`, { date })}</span>
        <ExternalMark partnerId={id} />
      </div>
      <p className={`${kit.reading} ${kit.above8}`}>
        {away ? t('meaningAway') : isExternal ? t('meaningElsewhere') : t(`meaning.${connectionStatus}`)}
      </p>
      <div className={`${kit.card} ${kit.row} ${classes.facts}`}>
        {isExternal ? null : (
          <section className={classes.contacts} aria-label={t('contact.title')}>
            <h2 className={`${kit.note} ${kit.regular} ${classes.label}`}>{t('contact.title')}</h2>
            {contacts.length > 0 ? <ContactList contacts={contacts} /> : <p>{t('contact.none')}</p>}
          </section>
        )}
        <SupplierFigures supplier={supplier} />
      </div>
      <SupplierTarget supplier={supplier} />
    </div>
  );
}

type Supplier = OperationOutput<'getSupplier'>;

/** What the supplier says of its science-based target. Who is not connected has said nothing here. */
function SupplierTarget({ supplier: { sbtiTarget, connectionStatus } }: { supplier: Supplier }) {
  const { t } = useTranslation(['suppliers', 'sbti']);
  if (connectionStatus === 'DECLINED') return null;
  return (
    <section className={`${kit.card} ${classes.target}`} aria-label={t('sbti:title')}>
      <h2 className={`${kit.minorHeading} ${classes.title}`}>{t('sbti:title')}</h2>
      {sbtiTarget ? (
        <TargetFacts target={sbtiTarget} />
      ) : (
        <p className={kit.muted}>{t(`suppliers:target.${connectionStatus}`)}</p>
      )}
    </section>
  );
}

function SupplierFigures({ supplier }: { supplier: OperationOutput<'getSupplier'> }) {
  const { t, i18n } = useTranslation('suppliers');
  const language = pageLanguage(i18n);
  const { productCount, openCount, completedCount, primaryDataShare } = supplier;
  return (
    <dl className={`${kit.row} ${classes.figures}`}>
      <div>
        <dt>{t('column.products')}</dt>
        <dd>{formatNumber(productCount, language)}</dd>
      </div>
      <div>
        <dt>{t('column.open')}</dt>
        <dd>{formatNumber(openCount, language)}</dd>
      </div>
      <div>
        <dt>{t('column.completed')}</dt>
        <dd>{formatNumber(completedCount, language)}</dd>
      </div>
      <div>
        <dt>
          <ExplainedTerm term={t('column.primary')} explanation={t('primaryMeaning')} glossary="primary-data-share" />
        </dt>
        <dd>{primaryDataShare === null ? noValue : formatShare(primaryDataShare / 100, language)}</dd>
      </div>
    </dl>
  );
}
