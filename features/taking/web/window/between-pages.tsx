import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useWords } from '@inkstone/ui';
import { betweenWords, messages } from '../../messages.ts';
import type { AttemptStore } from '../attempt/attempt-store.ts';
import { Notice } from '../page/notice.tsx';

const askEveryMs = 4000;

/** The next module is being chosen by the server; asked for again and again, with the clock standing still. */
export const RoutingPage = ({ store, onAsk }: { store: AttemptStore; onAsk: () => void }) => {
  const say = useWords(betweenWords);
  // Meets the server, which alone can choose.
  useEffect(() => {
    const ask = () => {
      store.retryNow();
      onAsk();
    };
    const timer = setInterval(ask, askEveryMs);
    return () => clearInterval(timer);
  }, [store, onAsk]);
  return <Notice title={say('routingTitle')} body={<p role="status">{say('routingBody')}</p>} />;
};

/** Every section is closed: what is left is to hand in. */
export const OverPage = ({ store, isWritable }: { store: AttemptStore; isWritable: boolean }) => {
  const [t, say] = [useWords(messages), useWords(betweenWords)];
  return (
    <Notice title={say('overTitle')} body={<p>{say('overBody')}</p>}>
      <Button variant="filled" disabled={!isWritable} onClick={() => store.handIn()}>
        {t('handIn')}
      </Button>
    </Notice>
  );
};
