import { Button } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { getLoginFamily } from '@inkstone/session/contract';
import { useOptionalUser } from '@inkstone/session/web';
import { useTranslation, NoticePage } from '@inkstone/ui';
import { messages } from '../../messages.ts';

const retryMs = 10_000;

/** Shown without a network: says what is safe, and retries automatically. */
export const OfflineNotice = ({ onRetry }: { onRetry: () => void }) => {
  const t = useTranslation(messages);
  const me = useOptionalUser();
  const retry = useEffectEvent(onRetry);
  // Retries when the network is back, and at an interval, because a server that is back does not push anything.
  useEffect(() => {
    const tryNow = () => retry();
    const timer = setInterval(tryNow, retryMs);
    globalThis.addEventListener('online', tryNow);
    return () => {
      clearInterval(timer);
      globalThis.removeEventListener('online', tryNow);
    };
  }, []);
  const isTeacherSide = me !== null && getLoginFamily(me.role) === 'backend';
  return (
    <NoticePage title={t('awayTitle')} body={t(isTeacherSide ? 'awayOfTeacher' : 'awayBody')}>
      <Button variant="filled" onClick={onRetry}>
        {t('tryNow')}
      </Button>
    </NoticePage>
  );
};
