import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getCurrentUser } from '../../lib/account/get-current-user.ts';
import { mayCall } from '../../lib/permissions/may-call.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { AccessRequests } from './access-requests.tsx';
import { AccessRequestsNotice } from './access-requests-notice.tsx';
import { PendingInvitations } from './pending-invitations.tsx';
import { UserList } from './user-list.tsx';
import classes from './users-tab.module.css';

export function UsersTab() {
  const { t } = useTranslation('users');
  const { data: me } = useSuspenseQuery(getCurrentUser);
  const mayManage = mayCall('updateAccessLevel', me.accessLevel);
  return (
    <div className={classes.tab}>
      {mayManage ? (
        <AccessRequestsNotice />
      ) : (
        <Notice>
          <p>{t('readOnly')}</p>
        </Notice>
      )}
      <UserList me={me} mayManage={mayManage} />
      <PendingInvitations mayManage={mayManage} />
      <AccessRequests mayManage={mayManage} />
    </div>
  );
}
