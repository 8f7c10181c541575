import { Button, Modal } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { getErrorMessage } from '@inkstone/call/web';
import { DataTable, toastError, toastSuccess, useTranslation, type Column } from '@inkstone/ui';
import { sheetReceiptMessages } from '../../messages.ts';
import styles from './sheet-receipt.module.css';

type Words = keyof (typeof sheetReceiptMessages)['pairs'];

/** A row of a table: whom it names, and what it would change. */
export interface ReceiptRow {
  number: number;
  who: string;
  old: string;
  next: string;
  /** What happens; only a change can be chosen. */
  outcome: 'change' | 'same' | Exclude<Words, 'lead' | 'encoding'>;
}

interface SheetReceiptProps {
  title: string;
  /** How the text was encoded; null for a workbook. */
  encoding: string | null;
  rows: readonly ReceiptRow[];
  /** How the table is read, where that can be corrected. */
  reading?: ReactNode;
  /** Applies the rows with these numbers and returns how many were applied. */
  apply(numbers: ReadonlySet<number>): Promise<number>;
  onClose(): void;
}

/** What a table would change, row by row, before anything is written; chosen rows are applied. */
export const SheetReceipt = ({ title, encoding, rows, reading, apply, onClose }: SheetReceiptProps) => {
  const t = useTranslation(sheetReceiptMessages);
  const columns = useReceiptColumns();
  const changes = rows.filter(canSelect);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(changes.map(({ number }) => number)));
  const [isBusy, setBusy] = useState(false);
  const same = rows.filter(({ outcome }) => outcome === 'same').length;
  const submit = async () => {
    setBusy(true);
    try {
      const count = await apply(chosen);
      const left = chosen.size - count;
      if (left > 0) toastError(t('someLeft', { count, left }));
      else toastSuccess(t('applied', { count }));
      onClose();
    } catch (error) {
      toastError(t('failed'), getErrorMessage(error));
      setBusy(false);
    }
  };
  return (
    <Modal opened onClose={onClose} title={title} size={860}>
      <div className={styles.receipt}>
        <p>
          {t('lead', { change: changes.length, same, left: rows.length - changes.length - same })}{' '}
          {encoding !== null && t('encoding', { encoding: encoding.toUpperCase() })}
        </p>
        {reading}
        {rows.length > 0 && (
          <div className={styles.box} role="region" aria-label={title}>
            <DataTable
              label={title}
              rows={rows}
              getKey={({ number }) => number}
              columns={columns}
              selection={{
                selected: chosen,
                onChange: setChosen,
                canSelect,
                getName: ({ number, who }) => t('choose', { number, name: who }),
              }}
            />
          </div>
        )}
        <span className={styles.acts}>
          <Button variant="filled" loading={isBusy} disabled={chosen.size === 0} onClick={() => void submit()}>
            {t('apply', { count: chosen.size })}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </span>
      </div>
    </Modal>
  );
};

const canSelect = ({ outcome }: ReceiptRow): boolean => outcome === 'change';

const useReceiptColumns = (): Column<ReceiptRow>[] => {
  const t = useTranslation(sheetReceiptMessages);
  return [
    { key: 'row', head: t('row'), width: '4rem', cell: ({ number }) => number },
    { key: 'who', head: t('who'), card: 'title', cell: ({ who }) => who || t('nobody') },
    { key: 'old', head: t('old'), cell: ({ old }) => old },
    { key: 'next', head: t('next'), cell: ({ next }) => next },
    {
      key: 'outcome',
      head: t('outcome'),
      cell: ({ outcome }) => <span data-outcome={outcome}>{t(outcome)}</span>,
    },
  ];
};
