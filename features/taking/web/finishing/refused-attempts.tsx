import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useCaller } from '@inkstone/call/web';
import { isCandidate } from '@inkstone/session/contract';
import { useCurrentUser } from '@inkstone/session/web';
import { useTranslation } from '@inkstone/ui';
import { endMessages, messages } from '../../messages.ts';
import { deliverUnsent, type RefusedAttempt } from './deliver-unsent.ts';
import { openDeviceJournals } from '../journal/device-journal.ts';
import { toUnsentFile } from '../journal/outbox.ts';
import { downloadUnsentFile } from './unsent-file.ts';

const downloadUnsent = async (personId: number, attemptId: number): Promise<void> => {
  const stored = await openDeviceJournals(personId).read(attemptId);
  if (stored) downloadUnsentFile(toUnsentFile(attemptId, stored.journal, Date.now()));
};

const retryMs = 5000;

/** Delivers unsent answers repeatedly until the server refuses some; returns the refused attempts. */
export const useRefusedAttempts = (): readonly RefusedAttempt[] => {
  const caller = useCaller();
  const me = useCurrentUser();
  const [attempts, setLeft] = useState<readonly RefusedAttempt[]>([]);
  // Delivers more often than in the background, because the student is watching.
  useEffect(() => {
    let isHere = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const deliver = async () => {
      const refused = await deliverUnsent(caller, me.id).catch(() => []);
      if (!isHere) return;
      if (refused.length > 0) setLeft(refused);
      else timer = setTimeout(() => void deliver(), retryMs);
    };
    void deliver();
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [caller, me.id]);
  return attempts;
};

/** The refused attempts, each as a file to download. */
export const RefusedAttempts = ({ left }: { left: readonly RefusedAttempt[] }) => {
  const t = useTranslation(messages);
  const tEnd = useTranslation(endMessages);
  const me = useCurrentUser();
  if (left.length === 0) return null;
  return (
    <section role="status">
      <h2>{tEnd('leftTitle')}</h2>
      <p>{tEnd(isCandidate(me.role) ? 'leftBodyOfCandidate' : 'leftBody')}</p>
      {left.map(({ attemptId, title }) => (
        <p key={attemptId}>
          <Button onClick={() => void downloadUnsent(me.id, attemptId)}>
            {title ? `${t('saveFile')}: ${title}` : t('saveFile')}
          </Button>
        </p>
      ))}
    </section>
  );
};

/** Where an attempt cannot be opened: delivers unsent answers and offers the refused ones as files. */
export const UnsentAttempts = () => <RefusedAttempts left={useRefusedAttempts()} />;
