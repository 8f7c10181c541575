import { Button } from '@mantine/core';
import { useState } from 'react';
import { lazyWithRetry, PrintIcon, useTranslation } from '@inkstone/ui';
import { printDialogMessages } from '../../messages.ts';
import type { PrintablePaper } from './print-dialog.tsx';

const PrintDialog = lazyWithRetry(async () => (await import('./print-dialog.tsx')).PrintDialog);

/** Prints a paper, after asking what to include. */
export const PrintPaperButton = ({ paper }: { paper: PrintablePaper }) => {
  const t = useTranslation(printDialogMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button leftSection={<PrintIcon />} onClick={() => setOpen(true)}>
        {t('print')}
      </Button>
      {isOpen && <PrintDialog paper={paper} onClose={() => setOpen(false)} />}
    </>
  );
};
