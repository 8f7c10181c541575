import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useCaller } from '@inkstone/call/web';
import { useMe } from '@inkstone/session/web';
import { useWords } from '@inkstone/ui';
import { messages } from '../messages.ts';
import { deliverLeftovers, type Leftover } from './deliver-leftovers.ts';
import { deviceJournalsOf } from './device-journal.ts';
import { unsentFileOf } from './outbox.ts';
import { saveUnsentFile } from './save-unsent-file.ts';

/** Where work cannot be opened: what this device still keeps is delivered, and what the server refuses becomes a file. */
export const UnsentLeft = () => {
  const t = useWords(messages);
  const caller = useCaller();
  const me = useMe();
  const [left, setLeft] = useState<readonly Leftover[]>([]);
  // Meets the device's journals.
  useEffect(() => {
    let isHere = true;
    const deliver = async () => {
      const kept = await deliverLeftovers(caller, me.id);
      if (isHere) setLeft(kept);
    };
    void deliver();
    return () => {
      isHere = false;
    };
  }, [caller, me.id]);
  const save = async (attemptId: number) => {
    const kept = await deviceJournalsOf(me.id).read(attemptId);
    if (kept) saveUnsentFile(unsentFileOf(attemptId, kept.journal, Date.now()));
  };
  if (left.length === 0) return null;
  return (
    <section role="status">
      <h2>{t('leftTitle')}</h2>
      <p>{t('leftBody')}</p>
      {left.map(({ attemptId, title }) => (
        <p key={attemptId}>
          <Button onClick={() => void save(attemptId)}>{`${t('saveFile')}: ${title}`}</Button>
        </p>
      ))}
    </section>
  );
};
