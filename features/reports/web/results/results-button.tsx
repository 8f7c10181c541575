import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { DownloadIcon, lazyWithRetry, useTranslation } from '@inkstone/ui';
import { resultMessages } from '../../messages.ts';
import type { ResultSource } from './save-results.tsx';

const SaveResults = lazyWithRetry(async () => (await import('./save-results.tsx')).SaveResults);

/** Opens the dialog that saves results as a table. */
export const ResultsButton = ({ source, fileName }: { source: ResultSource; fileName: string }) => {
  const t = useTranslation(resultMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<DownloadIcon />} onClick={() => setOpen(true)}>
        {t('save')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SaveResults source={source} fileName={fileName} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
