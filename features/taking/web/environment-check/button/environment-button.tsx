import { getLoginFamily } from '@inkstone/session/contract';
import { useOptionalUser } from '@inkstone/session/web';
import { BarButton, HeadphonesIcon, useTranslation } from '@inkstone/ui';
import { openScreen } from '@inkstone/ui/screen';
import { environmentCheck } from '../../../environment-address.ts';
import { messages } from './messages.ts';

/** The link to the environment check in the top bar of students and candidates. */
export const EnvironmentButton = () => {
  const t = useTranslation(messages);
  const me = useOptionalUser();
  if (!me || getLoginFamily(me.role) !== 'frontend') return null;
  return (
    <BarButton aria-label={t('check')} title={t('check')} onClick={() => openScreen(environmentCheck, {})}>
      <HeadphonesIcon />
      <span data-word>{t('check')}</span>
    </BarButton>
  );
};
