import { Button } from '@mantine/core';
import { useState } from 'react';
import type { CallOutput } from '@inkstone/call/web';
import { lazyWithRetry, PrintIcon, useTranslation } from '@inkstone/ui';
import type { getPaper } from '../../contract.ts';
import { printMessages } from '../../messages.ts';

const PrintDialog = lazyWithRetry(async () => (await import('./print-dialog.tsx')).PrintDialog);

/** Prints a paper, after asking what to include. */
export const PrintPaperButton = ({ detail }: { detail: CallOutput<typeof getPaper> }) => {
  const t = useTranslation(printMessages);
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
