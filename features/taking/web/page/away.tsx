import { Button } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { getLoginFamily } from '@inkstone/session/contract';
import { useOptionalUser } from '@inkstone/session/web';
import { useTranslation } from '@inkstone/ui';
import { messages } from '../../messages.ts';
import { Notice } from './notice.tsx';

const againMs = 10_000;

/** Nothing can be opened, for want of a network: what is safe, and that it opens by itself, which it tries again and again. */
export const Away = ({ onAgain }: { onAgain: () => void }) => {
  const t = useTranslation(messages);
  const me = useOptionalUser();
  const again = useEffectEvent(onAgain);
  // Meets the browser's news of the network, and its clock: a server that runs again tells nobody.
  useEffect(() => {
    const tryNow = () => again();
    const timer = setInterval(tryNow, againMs);
    globalThis.addEventListener('online', tryNow);
    return () => {
      clearInterval(timer);
      globalThis.removeEventListener('online', tryNow);
    };
  }, []);
  const isTaught = me !== null && getLoginFamily(me.role) === 'backend';
  return (
    <Notice title={t('awayTitle')} body={t(isTaught ? 'awayOfTeacher' : 'awayBody')}>
      <Button variant="filled" onClick={onAgain}>
        {t('tryNow')}
      </Button>
    </Notice>
  );
};
