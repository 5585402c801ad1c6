import { Link, type LinkProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import kit from '../../ui/kit.module.css';
import { PageHeading } from '../../ui/page-heading.tsx';
import classes from './guide.module.css';

/** What people come to do, by who they are, in the order in which they come to it. */
export const helpTopics = {
  customer: [
    { name: 'invite', to: '/customer/suppliers' },
    { name: 'products', to: '/products/purchased' },
    { name: 'request', to: '/products/purchased' },
    { name: 'review', to: '/customer/reviews' },
    { name: 'total', to: '/products/purchased/footprint' },
  ],
  supplier: [
    { name: 'answer', to: '/products/received-requests' },
    { name: 'several', to: '/products/received-requests/templates' },
    { name: 'sold', to: '/products/sold' },
    { name: 'estimate', to: '/supplier/calculator' },
  ],
  everybody: [
    { name: 'colleagues', to: '/settings' },
    { name: 'platforms', to: '/settings' },
    { name: 'terms', to: '/glossary' },
    { name: 'method', to: '/calculation-methodology' },
  ],
} as const satisfies Record<string, readonly HelpTopic[]>;

export const helpReaders = ['customer', 'supplier', 'everybody'] as const;

/** Short answers by task, each with the way to where it is done. */
export function HelpPage() {
  const { t } = useTranslation('help');
  return (
    <>
      <PageHeading subtitle={t('lead')}>{t('title')}</PageHeading>
      {helpReaders.map((reader) => (
        <section key={reader} className={kit.above32}>
          <h2 className={classes.title}>{t(`reader.${reader}`)}</h2>
          <div className={`${kit.stack16} ${classes.cards}`}>
            {helpTopics[reader].map(({ name, to }) => (
              <article key={name} className={`${kit.card} ${kit.column} ${classes.card}`}>
                <h3 className={`${kit.subheading} ${classes.name}`}>{t(`topic.${name}.title`)}</h3>
                <p className={classes.text}>{t(`topic.${name}.text`)}</p>
                <Link to={to} className={classes.link}>
                  {t(`topic.${name}.link`)}
                </Link>
              </article>
            ))}
          </div>
        </section>
      ))}
      <section className={kit.above32}>
        <h2 className={classes.title}>{t('more.title')}</h2>
        <p className={classes.text}>{t('more.text')}</p>
        <p className={classes.links}>
          <a href="/docs" className={classes.link}>
            {t('more.api')}
          </a>
          <Link to="/contact" className={classes.link}>
            {t('more.contact')}
          </Link>
        </p>
      </section>
    </>
  );
}

interface HelpTopic {
  readonly name: string;
  /** The screen on which it is done. */
  readonly to: NonNullable<LinkProps['to']>;
}
