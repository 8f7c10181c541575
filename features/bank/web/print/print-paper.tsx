import { Button } from '@mantine/core';
import { useState } from 'react';
import type { CallOutput } from '@inkstone/call/web';
import { lazyWithRetry, PrintIcon, useTranslation } from '@inkstone/ui';
import type { examDetail } from '../../contract.ts';
import { printWords } from '../../messages.ts';

const PrintDialog = lazyWithRetry(async () => (await import('./print-dialog.tsx')).PrintDialog);

/** Prints a paper as a paper; asks first what goes with it. */
export const PrintPaper = ({ detail }: { detail: CallOutput<typeof examDetail> }) => {
  const t = useTranslation(printWords);
  const [hasOpened, setOpened] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <Button leftSection={<PrintIcon />} onClick={open}>
        {t('print')}
      </Button>
      {hasOpened && <PrintDialog detail={detail} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
};
