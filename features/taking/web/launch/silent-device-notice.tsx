import { useEffect, useState } from 'react';
import { Button } from '@mantine/core';
import { withTimeout } from '@inkstone/device';
import { useCurrentUser } from '@inkstone/session/web';
import { NoticePage, useTranslation } from '@inkstone/ui';
import { leaveWindow } from '@inkstone/ui/screen';
import { messages } from '../../messages.ts';
import { openDeviceJournals } from '../journal/device-journal.ts';

// Longer than a slow device takes to open what an older version stored, in milliseconds.
const patienceMs = 8000;

/** True once the device has not answered for a while, until it answers; asked while a page waits for it. */
export const useSilentDevice = (isWaiting: boolean): boolean => {
  const { id: personId } = useCurrentUser();
  const [isSilent, setSilent] = useState(false);
  // Reads the device.
  useEffect(() => {
    if (!isWaiting) return undefined;
    let isHere = true;
    const tell = (isSilentNow: boolean): void => {
      if (isHere) setSilent(isSilentNow);
    };
    // A device that refuses has answered.
    const response = openDeviceJournals(personId)
      .listUnsent()
      .catch(() => []);
    void withTimeout(response, patienceMs).then((rows) => tell(rows === undefined));
    void response.then(() => tell(false));
    return () => {
      isHere = false;
      setSilent(false);
    };
  }, [isWaiting, personId]);
  return isSilent;
};

/** Shown where the device's storage does not respond: work that it may have unsent answers of is not opened without it. */
export const SilentDeviceNotice = ({ onRetry }: { onRetry: () => void }) => {
  const t = useTranslation(messages);
  return (
    <NoticePage title={t('silentTitle')} body={t('silentBody')}>
      <Button variant="filled" onClick={onRetry}>
        {t('tryNow')}
      </Button>
      <Button onClick={() => leaveWindow('/home')}>{t('toHome')}</Button>
    </NoticePage>
  );
};
