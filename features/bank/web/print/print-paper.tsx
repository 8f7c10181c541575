import { Button } from '@mantine/core';
import { useState } from 'react';
import type { OutputOf } from '@inkstone/call/web';
import { later, PrintIcon, useWords } from '@inkstone/ui';
import type { examDetail } from '../../contract.ts';
import { printWords } from '../../messages.ts';

const PrintDialog = later(async () => (await import('./print-dialog.tsx')).PrintDialog);

/** Prints a paper as a paper; asks first what goes with it. */
export const PrintPaper = ({ detail }: { detail: OutputOf<typeof examDetail> }) => {
  const t = useWords(printWords);
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
