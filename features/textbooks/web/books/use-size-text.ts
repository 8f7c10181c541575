import { useCallback } from 'react';
import { useTranslation } from '@inkstone/ui';
import { bookMessages } from '../../messages.ts';

const kilo = 1024;

/** Formats a size in bytes for people. */
export const useSizeText = (): ((bytes: number) => string) => {
  const t = useTranslation(bookMessages);
  return useCallback(
    (bytes) => {
      const megabytes = bytes / kilo / kilo;
      if (megabytes < 1) return t('kilobytes', { size: Math.max(1, Math.round(bytes / kilo)) });
      return t('megabytes', { size: megabytes < 10 ? megabytes.toFixed(1) : Math.round(megabytes) });
    },
    [t],
  );
};
