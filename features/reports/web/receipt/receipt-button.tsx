import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { lazyWithRetry, useTranslation } from '@inkstone/ui';
import type { AttemptReportData } from '../../document/attempt-report-data.ts';
import { receiptMessages } from '../../messages.ts';
import type { ReportedAssignment } from '../report/reported-assignment.ts';
import styles from './receipt.module.css';

const ReceiptDialog = lazyWithRetry(async () => (await import('./receipt-dialog.tsx')).ReceiptDialog);

interface ReceiptButtonProps {
  report: AttemptReportData;
  work: ReportedAssignment;
  isOwn: boolean;
}

/** Opens the receipt of a score. */
export const ReceiptButton = (props: ReceiptButtonProps) => {
  const t = useTranslation(receiptMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={`${styles.open} no-print`}>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ReceiptDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
};
