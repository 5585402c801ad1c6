import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../ui/page-heading/page-heading.tsx';
import { greetingAt } from './greeting.ts';
import classes from './home-page.module.css';
import type { HomeSide } from './home-side.ts';

interface HomeHeadProps {
  firstName: string;
  organisation: string;
  /** Null while it is not known, and where there is only one. */
  side: HomeSide | null;
  /** Buttons. */
  actions: ReactNode;
}

const otherSide = { customer: 'supplier', supplier: 'customer' } as const;

export function HomeHead({ firstName, organisation, side, actions }: HomeHeadProps) {
  const { t } = useTranslation('home');
  return (
    <div className={classes.head}>
      <div>
        <PageHeading
          subtitle={
            side ? (
              <>
                {t(`head.as.${side}`, { organisation })}{' '}
                <Link to="/" {...{ search: { as: otherSide[side] } }} className={classes.switch} resetScroll={false}>
                  {t(`head.seeAs.${otherSide[side]}`)}
                </Link>
              </>
            ) : (
              organisation
            )
          }
        >
          {t(`greeting.${greetingAt(new Date().getHours())}`, { name: firstName })}
        </PageHeading>
      </div>
      <div className={classes.actions}>{actions}</div>
    </div>
  );
}
