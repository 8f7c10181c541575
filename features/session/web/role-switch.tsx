import {
  BarButton,
  ChevronDownIcon,
  SwapIcon,
  lazyWithRetry,
  useLanguage,
  usePanel,
  useTranslation,
} from '@inkstone/ui';
import { messages } from '../messages.ts';
import { getLoginFamily, roleNames } from '../roles.ts';
import { useOptionalUser } from './use-session.ts';
import styles from './shell.module.css';

const Panel = lazyWithRetry(async () => (await import('./role-panel.tsx')).RolePanel);

/** Role switch; absent with a single role. */
export const RoleSwitch = () => {
  const t = useTranslation(messages);
  const language = useLanguage();
  const me = useOptionalUser();
  const { button, panel, isNeeded } = usePanel(Panel, 'menu');
  const familyRoles = me?.roles.filter((role) => getLoginFamily(role) === getLoginFamily(me.role)) ?? [];
  if (!me || familyRoles.length < 2) return null;
  return (
    <>
      <BarButton {...button} aria-label={t('currentRole', { role: roleNames[me.role][language] })}>
        <SwapIcon className={styles.small} />
        {roleNames[me.role][language]}
        <ChevronDownIcon className={styles.small} />
      </BarButton>
      {isNeeded && <Panel panel={panel} held={familyRoles} current={me.role} />}
    </>
  );
};
