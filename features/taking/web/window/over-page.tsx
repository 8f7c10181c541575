import { Button } from '@mantine/core';
import { useTranslation } from '@inkstone/ui';
import { betweenWords, messages } from '../../messages.ts';
import type { AttemptStore } from '../attempt/attempt-store.ts';
import { Notice } from '../page/notice.tsx';

/** Every section is closed: what is left is to hand in. */
export const OverPage = ({ store, isWritable }: { store: AttemptStore; isWritable: boolean }) => {
  const [t, say] = [useTranslation(messages), useTranslation(betweenWords)];
  return (
    <Notice title={say('overTitle')} body={<p>{say('overBody')}</p>}>
      <Button variant="filled" disabled={!isWritable} onClick={() => store.handIn()}>
        {t('handIn')}
      </Button>
    </Notice>
  );
};
