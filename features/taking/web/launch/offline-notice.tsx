import { Button } from '@mantine/core';
import { getLoginFamily } from '@inkstone/session/contract';
import { useOptionalUser } from '@inkstone/session/web';
import { useAutoRetry, useTranslation, NoticePage } from '@inkstone/ui';
import { messages } from '../../messages.ts';

const retryMs = 10_000;

/** Shown without a network: says what is safe, and retries automatically. */
export const OfflineNotice = ({ onRetry }: { onRetry: () => void }) => {
  const t = useTranslation(messages);
  const me = useOptionalUser();
  // A server that is back does not push anything.
  useAutoRetry(true, onRetry, retryMs);
  const isTeacherSide = me !== null && getLoginFamily(me.role) === 'backend';
  return (
    <NoticePage title={t('awayTitle')} body={t(isTeacherSide ? 'awayOfTeacher' : 'awayBody')}>
      <Button variant="filled" onClick={onRetry}>
        {t('tryNow')}
      </Button>
    </NoticePage>
  );
};
