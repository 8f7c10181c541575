import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useCaller } from '@inkstone/call/web';
import { useCurrentUser } from '@inkstone/session/web';
import { useTranslation } from '@inkstone/ui';
import { endWords, messages } from '../../messages.ts';
import { deliverLeftovers, type Leftover } from './deliver-leftovers.ts';
import { deviceJournalsOf } from '../journal/device-journal.ts';
import { unsentFileOf } from '../journal/outbox.ts';
import { saveUnsentFile } from './save-unsent-file.ts';

const saveLeft = async (personId: number, attemptId: number): Promise<void> => {
  const kept = await deviceJournalsOf(personId).read(attemptId);
  if (kept) saveUnsentFile(unsentFileOf(attemptId, kept.journal, Date.now()));
};

const againMs = 5000;

/** Delivers what this device still keeps, again and again until the server refuses something; gives what it refuses. */
export const useUnsentLeft = (): readonly Leftover[] => {
  const caller = useCaller();
  const me = useCurrentUser();
  const [left, setLeft] = useState<readonly Leftover[]>([]);
  // Meets the device's journals and the clock: whoever looks at what waits here is not left waiting for a minute.
  useEffect(() => {
    let isHere = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const deliver = async () => {
      const refused = await deliverLeftovers(caller, me.id).catch(() => []);
      if (!isHere) return;
      if (refused.length > 0) setLeft(refused);
      else timer = setTimeout(() => void deliver(), againMs);
    };
    void deliver();
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [caller, me.id]);
  return left;
};

/** What the server refuses of what this device keeps, each as a file to save. */
export const RefusedLeft = ({ left }: { left: readonly Leftover[] }) => {
  const t = useTranslation(messages);
  const say = useTranslation(endWords);
  const me = useCurrentUser();
  if (left.length === 0) return null;
  return (
    <section role="status">
      <h2>{say('leftTitle')}</h2>
      <p>{say(me.role === 'candidate' ? 'leftBodyOfCandidate' : 'leftBody')}</p>
      {left.map(({ attemptId, title }) => (
        <p key={attemptId}>
          <Button onClick={() => void saveLeft(me.id, attemptId)}>
            {title ? `${t('saveFile')}: ${title}` : t('saveFile')}
          </Button>
        </p>
      ))}
    </section>
  );
};

/** Where work cannot be opened: what this device still keeps is delivered, and what the server refuses becomes a file. */
export const UnsentLeft = () => <RefusedLeft left={useUnsentLeft()} />;
