import { Button, Skeleton } from '@mantine/core';
import type { OperationInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import { maximumPageSize } from '@pcf/contract/paging';
import type { UserAccessLevel } from '@pcf/contract/vocabulary/users';
import { queryOptions, type UseQueryResult, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { getCurrentUser, getOrganisation } from '../../lib/account.ts';
import { callApi } from '../../lib/api/call-api.ts';
import { operationQuery } from '../../lib/api/operation-options.ts';
import { mayCall } from '../../lib/may-call.ts';
import { useOwnLocation } from '../../lib/navigation/use-own-location.ts';
import { pageEnvironment } from '../../lib/page-environment.ts';
import { RetryLine } from '../../ui/figure-card.tsx';
import kit from '../../ui/kit.module.css';
import { PageHeading } from '../../ui/page-heading.tsx';
import { HomeContent } from './home-content.tsx';
import classes from './home-page.module.css';
import { type Dashboard, type HomeSide, sidesOf, sideToShow } from './home-side.ts';
import { linesWith } from './list-links.ts';
import { WaitingList } from './waiting-list.tsx';
import { invitationsWaiting, type WaitingRow } from './waiting-rows.ts';

const getDashboard = operationQuery('getDashboard', undefined, {
  // Much changes it elsewhere: read anew whenever it is shown.
  staleTime: 0,
});

const listSentInvitations = (query: OperationInput<'listSentInvitations'>['query']) =>
  queryOptions({
    queryKey: ['listSentInvitations', query, 'quietly'],
    queryFn: ({ signal }) => quietly(callApi('listSentInvitations', { query }, { signal })),
  });

const listReceivedInvitations = (query: OperationInput<'listReceivedInvitations'>['query']) =>
  queryOptions({
    queryKey: ['listReceivedInvitations', query, 'quietly'],
    queryFn: ({ signal }) => quietly(callApi('listReceivedInvitations', { query }, { signal })),
  });

const listAccessRequests = (query: OperationInput<'listAccessRequests'>['query']) =>
  queryOptions({
    queryKey: ['listAccessRequests', query, 'quietly'],
    queryFn: ({ signal }) => quietly(callApi('listAccessRequests', { query }, { signal })),
  });

const otherSide = { customer: 'supplier', supplier: 'customer' } as const;

interface HomePageProps {
  onInvite: () => void;
  /** Where the emissions of a customer are. */
  hotspots: ReactNode;
  /** Shown below all that is to be done here. */
  callToAction?: ReactNode;
}

export function HomePage({ onInvite, hotspots, callToAction }: HomePageProps) {
  const { data: user } = useSuspenseQuery(getCurrentUser);
  const { data: organisation } = useSuspenseQuery(getOrganisation);
  const dashboard = useQuery(getDashboard);
  const { isLoading, invitations } = useInvitations(user.accessLevel);
  const known = (!isLoading && dashboard.data) || null;
  const side = useSide(known, user.id);
  return (
    <>
      {/* In one place whatever is known: the focus is at its heading after signing in. */}
      <HomeHead
        firstName={user.firstName}
        organisation={organisation.name}
        side={known && sidesOf(known).length > 1 ? side : null}
        actions={
          known && side && mayCall('submitEmissionData', user.accessLevel) ? (
            <HeadButtons dashboard={known} side={side} />
          ) : null
        }
      />
      {known && side ? (
        <HomeContent
          userId={user.id}
          side={side}
          dashboard={known}
          invitations={invitations}
          onInvite={mayCall('createInvitations', user.accessLevel) ? onInvite : null}
          hotspots={hotspots}
        />
      ) : (
        <HomeWaiting query={dashboard} invitations={isLoading ? [] : invitations} />
      )}
      {callToAction ? <div className={classes.last}>{callToAction}</div> : null}
    </>
  );
}

/** Null until the dashboard is known. The side that the address names, else the one that was chosen last in this tab, else the one on which more waits. */
function useSide(dashboard: Dashboard | null, userId: string): HomeSide | null {
  const { as: asked } = useOwnLocation().search as { as?: unknown };
  const key = `home:${userId}`;
  const side = dashboard && sideToShow(dashboard, asked ?? pageEnvironment.sessionStorage.getItem(key));
  useEffect(() => {
    if (side && asked === side) pageEnvironment.sessionStorage.setItem(key, side);
  }, [asked, side, key]);
  return side;
}

interface HomeWaitingProps {
  query: Pick<UseQueryResult, 'isError' | 'isFetching' | 'refetch'>;
  invitations: readonly WaitingRow[];
}

/** Until the dashboard is there: the shape of what waits, or what is known of it with the way to try again. */
function HomeWaiting({ query, invitations }: HomeWaitingProps) {
  const { t } = useTranslation('home');
  if (!query.isError) {
    return (
      <div className={`${kit.card} ${classes.loading}`} aria-hidden>
        <Skeleton height={10} width="45%" radius="sm" my={16} />
        <Skeleton height={10} width="38%" radius="sm" my={16} />
      </div>
    );
  }
  return (
    <div className={classes.content}>
      {invitations.length > 0 ? <WaitingList rows={invitations} detailOf={() => null} /> : null}
      <RetryLine text={t('failed')} query={query} />
    </div>
  );
}

/** What is done most, for whichever side is shown. */
function HeadButtons({ dashboard, side }: { dashboard: Dashboard; side: HomeSide }) {
  const { t } = useTranslation('home');
  if (side === 'customer') {
    return (
      <>
        <Button renderRoot={(props) => <Link {...props} to="/products/purchased/import" />}>{t('head.import')}</Button>
        {dashboard.customer.products > 0 ? (
          <Button
            variant="filled"
            renderRoot={(props) => <Link {...props} {...linesWith('customer', 'NOT_STARTED')} />}
          >
            {t('head.send')}
          </Button>
        ) : null}
      </>
    );
  }
  return (
    <>
      {dashboard.supplier.templates > 0 ? (
        <Button renderRoot={(props) => <Link {...props} to="/products/received-requests/templates" />}>
          {t('head.match')}
        </Button>
      ) : null}
      <Button
        variant="filled"
        renderRoot={(props) => <Link {...props} {...linesWith('supplier', 'REQUESTED', 'REJECTED')} />}
      >
        {t('head.answer')}
      </Button>
    </>
  );
}

interface HomeHeadProps {
  firstName: string;
  organisation: string;
  /** Null while it is not known, and where there is only one. */
  side: HomeSide | null;
  /** Buttons. */
  actions: ReactNode;
}

function HomeHead({ firstName, organisation, side, actions }: HomeHeadProps) {
  const { t } = useTranslation('home');
  return (
    <div className={`${kit.row0x24} ${kit.topped} ${kit.spread}`}>
      <div>
        <PageHeading
          subtitle={
            side ? (
              <>
                {t(`head.as.${side}`, { organisation })}{' '}
                <Link
                  to="/"
                  {...{ search: { as: otherSide[side] } }}
                  className={`${kit.strong} ${classes.switch}`}
                  resetScroll={false}
                >
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
      <div className={`${kit.row8} ${classes.actions}`}>{actions}</div>
    </div>
  );
}

type Greeting = 'morning' | 'afternoon' | 'evening';

/** At night the greeting is that of the evening. */
export function greetingAt(hour: number): Greeting {
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}

/** Invitations and people that wait for the signed-in user. */
function useInvitations(accessLevel: UserAccessLevel) {
  const mayAnswer = mayCall('answerAccessRequest', accessLevel);
  const received = useQuery(listReceivedInvitations({ limit: maximumPageSize }));
  const claimed = useQuery(
    listSentInvitations({
      accessResponseStatus: 'PENDING',
      claimState: 'WAITING_FOR_APPROVAL',
      limit: maximumPageSize,
    }),
  );
  const requests = useQuery({ ...listAccessRequests({ limit: 1 }), enabled: mayAnswer });
  const { toAnswer, toBeConfirmed } = countReceived(received.data?.data ?? []);
  return {
    isLoading: [received, claimed, requests].some((query) => query.isLoading),
    invitations: invitationsWaiting({
      invitations: toAnswer,
      toBeConfirmed,
      toConfirm: countToConfirm(claimed.data?.data ?? []),
      accessRequests: (mayAnswer && requests.data?.metadata.count) || 0,
    }),
  };
}

/** The dashboard does without what cannot be loaded; the page where it belongs says what is wrong. */
async function quietly<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  return answer.catch(() => null);
}

type Received = OperationOutput<'listReceivedInvitations'>['data'][number];

type Sent = OperationOutput<'listSentInvitations'>['data'][number];

/** Invitations of others that nobody has answered, and those that we accepted and they have yet to confirm. */
export function countReceived(invitations: readonly Pick<Received, 'accessResponseStatus' | 'claimState'>[]) {
  const open = invitations.filter(({ accessResponseStatus }) => accessResponseStatus === 'PENDING');
  return {
    toAnswer: open.filter(({ claimState }) => claimState === null).length,
    toBeConfirmed: open.filter(({ claimState }) => claimState === 'WAITING_FOR_APPROVAL').length,
  };
}

/** Companies that used a link of ours that was sent to somebody else. */
export function countToConfirm(
  invitations: readonly { claims: readonly Pick<Sent['claims'][number], 'state'>[] }[],
): number {
  return invitations.flatMap(({ claims }) => claims).filter(({ state }) => state === 'WAITING_FOR_APPROVAL').length;
}
