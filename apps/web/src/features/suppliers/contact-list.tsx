import { useTranslation } from 'react-i18next';
import { LineIcon } from '../../components/line-icon/line-icon.tsx';
import type { Supplier } from './api/list-suppliers.ts';
import classes from './contact-list.module.css';

interface ContactListProps {
  contacts: Supplier['contacts'];
  /** The rest is counted. */
  most?: number;
}

/** The addresses that were invited; one whose mail came back is marked, since nobody reads there. */
export function ContactList({ contacts, most = contacts.length }: ContactListProps) {
  const { t } = useTranslation('suppliers');
  // What needs somebody's attention is never among those left out.
  const shown = contacts.toSorted((a, b) => Number(b.undeliverable) - Number(a.undeliverable)).slice(0, most);
  const others = contacts.length - shown.length;
  return (
    <ul className={classes.contacts}>
      {shown.map(({ email, undeliverable }) => (
        <li key={email}>
          <span className={classes.email}>{email}</span>
          {undeliverable ? (
            <span className={classes.cameBack}>
              <LineIcon name="warning" size={14} />
              {t('contact.cameBack')}
            </span>
          ) : null}
        </li>
      ))}
      {others > 0 ? <li>{t('contact.others', { count: others })}</li> : null}
    </ul>
  );
}
