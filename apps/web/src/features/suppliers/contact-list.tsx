import { useTranslation } from 'react-i18next';
import kit from '../../ui/kit.module.css';
import { LineIcon } from '../../ui/line-icon.tsx';
import { WholeWords } from '../../ui/whole-words.tsx';
import type { Supplier } from './supplier-calls.ts';
import classes from './suppliers.module.css';

interface ContactListProps {
  contacts: Supplier['contacts'];
  /** The rest is counted. */
  most?: number;
}

/** The addresses that were invited; one that mails do not reach is marked, with the reason. */
export function ContactList({ contacts, most = contacts.length }: ContactListProps) {
  const { t } = useTranslation('suppliers');
  // What needs somebody's attention is never among those left out.
  const shown = contacts.toSorted((a, b) => Number(b.undeliverable) - Number(a.undeliverable)).slice(0, most);
  const others = contacts.length - shown.length;
  return (
    <ul className={`${kit.note} ${kit.regular} ${classes.contacts}`}>
      {shown.map(({ email, reason, answer }) => (
        <li key={email}>
          <span className={`${kit.breakable} ${kit.shrinkable}`}>
            <WholeWords text={email} />
          </span>
          {reason ? (
            <span className={`${kit.danger} ${kit.strong} ${classes.unreached}`}>
              <LineIcon name="warning" size={14} />
              {t(`contact.unreached.${reason}`)}
            </span>
          ) : null}
          {answer ? (
            <span className={`${kit.breakable} ${kit.shrinkable}`}>{t('contact.mailServerAnswer', { answer })}</span>
          ) : null}
        </li>
      ))}
      {others > 0 ? <li>{t('contact.others', { count: others })}</li> : null}
    </ul>
  );
}
