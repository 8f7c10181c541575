import { useApiQuery } from '@inkstone/call/web';
import {
  BellIcon,
  CalendarIcon,
  ClockIcon,
  OutIcon,
  PencilIcon,
  PersonIcon,
  UserMenu,
  useTranslation,
  type UserMenuAction,
} from '@inkstone/ui';
import { calendarSettings } from '@inkstone/calendar/addresses';
import { notificationSettings } from '@inkstone/notifications/addresses';
import { studentPassword, teacherPassword } from '../addresses.ts';
import { getSsoConfig } from '../contract/sso.ts';
import { messages } from '../messages.ts';
import { getLoginFamily } from '../roles.ts';
import { useSignOut } from './use-account.ts';
import { isProviderLogin, useOptionalUser, useSession } from './use-session.ts';

const openPage = (url: string): void => {
  globalThis.open(url, '_blank', 'noopener');
};

/** Link to the account page of the identity provider; nothing for other users. */
const useAccountAction = (label: string): UserMenuAction[] => {
  const { login } = useSession();
  const { data } = useApiQuery(getSsoConfig, {}, { enabled: isProviderLogin(login) });
  const url = data?.mine ? data.accountUrl : null;
  return url ? [{ key: 'account', label, icon: <PersonIcon />, onAction: () => openPage(url) }] : [];
};

/** User menu in the top bar: password, mail address, time zone, theme, sign out. */
export const PersonMenu = () => {
  const t = useTranslation(messages);
  const me = useOptionalUser();
  const signOut = useSignOut();
  const account = useAccountAction(t('accountThere'));
  if (!me) return null;
  const password = getLoginFamily(me.role) === 'frontend' ? studentPassword : teacherPassword;
  const acts = [
    ...account,
    { key: 'password', label: t('accountTitle'), icon: <PencilIcon />, to: password.path },
    { key: 'mail', label: t('mail'), icon: <PersonIcon />, to: `${password.path}#mail` },
    { key: 'notifications', label: t('notifications'), icon: <BellIcon />, to: notificationSettings.path },
    { key: 'calendar', label: t('calendar'), icon: <CalendarIcon />, to: calendarSettings.path },
    { key: 'timeZone', label: t('timeZone'), icon: <ClockIcon />, to: `${password.path}#zone` },
    { key: 'signOut', label: t('signOut'), icon: <OutIcon />, onAction: () => void signOut() },
  ];
  return <UserMenu name={me.name} acts={acts} />;
};
