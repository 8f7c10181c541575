import { OutIcon, PencilIcon, UserMenu, useWords } from '@inkstone/ui';
import { studentPassword, teacherPassword } from '../addresses.ts';
import { messages } from '../messages.ts';
import { familyOf } from '../roles.ts';
import { useSignOut } from './use-account.ts';
import { useMaybeMe } from './use-session.ts';

/** The person's own menu on the bar: password, theme, sign out. */
export const PersonMenu = () => {
  const t = useWords(messages);
  const me = useMaybeMe();
  const signOut = useSignOut();
  if (!me) return null;
  const password = familyOf(me.role) === 'frontend' ? studentPassword : teacherPassword;
  const acts = [
    { key: 'password', label: t('changePassword'), icon: <PencilIcon />, to: password.path },
    { key: 'signOut', label: t('signOut'), icon: <OutIcon />, onAct: () => void signOut() },
  ];
  return <UserMenu name={me.name} acts={acts} />;
};
