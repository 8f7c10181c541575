import { Button } from '@mantine/core';
import { NoticePage, useTranslation } from '@inkstone/ui';
import { leaveWindow } from '@inkstone/ui/screen';
import { messages } from '../../messages.ts';

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
