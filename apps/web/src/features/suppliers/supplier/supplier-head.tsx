import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ElsewhereMark } from '../../../exchange/network/elsewhere-mark.tsx';
import { useIsElsewhere } from '../../../exchange/network/use-is-elsewhere.ts';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { formatDate } from '../../../lib/format/format-date.ts';
import { BackLink } from '../../../ui/back-link/back-link.tsx';
import { NamedHead } from '../../../ui/named-head/named-head.tsx';
import { ConnectionStatus } from '../connection-status.tsx';
import { ContactList } from '../contact-list.tsx';
import { SupplierFigures } from './supplier-figures.tsx';
import classes from './supplier-head.module.css';
import { SupplierTarget } from './supplier-target.tsx';

interface SupplierHeadProps {
  supplier: OperationOutput<'getSupplier'>;
  /** Buttons. */
  actions: ReactNode;
}

/** Who this is, how the connection stands, and how far they are. */
export function SupplierHead({ supplier, actions }: SupplierHeadProps) {
  const { t, i18n } = useTranslation('suppliers');
  const { id, name, connectionStatus, contacts, connectedAt } = supplier;
  const isElsewhere = useIsElsewhere(id);
  const date = formatDate(connectedAt, pageLanguage(i18n));
  return (
    <div className={classes.head}>
      <BackLink to="/customer/suppliers">{t('title')}</BackLink>
      <NamedHead name={name}>
        <div className={classes.actions}>{actions}</div>
      </NamedHead>
      <div className={classes.connection}>
        <ConnectionStatus status={connectionStatus} />
        <span className={classes.since}>{t(`since.${connectionStatus}`, { date })}</span>
        <ElsewhereMark partnerId={id} />
      </div>
      <p className={classes.meaning}>{isElsewhere ? t('meaningElsewhere') : t(`meaning.${connectionStatus}`)}</p>
      <div className={classes.facts}>
        {isElsewhere ? null : (
          <section className={classes.contacts} aria-label={t('contact.title')}>
            <h2 className={classes.label}>{t('contact.title')}</h2>
            {contacts.length > 0 ? <ContactList contacts={contacts} /> : <p>{t('contact.none')}</p>}
          </section>
        )}
        <SupplierFigures supplier={supplier} />
      </div>
      <SupplierTarget supplier={supplier} />
    </div>
  );
}
