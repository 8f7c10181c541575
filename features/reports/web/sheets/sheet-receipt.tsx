import { Button, Checkbox, Modal } from '@mantine/core';
import { useState } from 'react';
import { getErrorMessage } from '@inkstone/call/web';
import { toastError, toastSuccess, useTranslation } from '@inkstone/ui';
import { sheetReceiptMessages } from '../../messages.ts';
import styles from './sheet-receipt.module.css';

/** A row of a table: whom it names, and what it would change. */
export interface ReceiptRow {
  number: number;
  who: string;
  old: string;
  next: string;
  /** What happens; only a change can be chosen. */
  outcome: 'change' | 'same' | Exclude<keyof (typeof sheetReceiptMessages)['pairs'], 'lead' | 'encoding'>;
}

interface SheetReceiptProps {
  title: string;
  /** How the text was encoded; null for a workbook. */
  encoding: string | null;
  rows: readonly ReceiptRow[];
  /** Applies the rows with these numbers and returns how many were applied. */
  apply(numbers: ReadonlySet<number>): Promise<number>;
  onClose(): void;
}

/** What a table would change, row by row, before anything is written; chosen rows are applied. */
export const SheetReceipt = ({ title, encoding, rows, apply, onClose }: SheetReceiptProps) => {
  const t = useTranslation(sheetReceiptMessages);
  const changes = rows.filter(({ outcome }) => outcome === 'change');
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
  const toggle = (number: number, isOn: boolean) =>
    setChosen(new Set([...[...chosen].filter((value) => value !== number), ...(isOn ? [number] : [])]));
  return (
    <Modal opened onClose={onClose} title={title} size={860}>
      <div className={styles.receipt}>
        <p>
          {t('lead', { change: changes.length, same, left: rows.length - changes.length - same })}{' '}
          {encoding !== null && t('encoding', { encoding: encoding.toUpperCase() })}
        </p>
        <div className={styles.box} role="region" aria-label={title}>
          <table className="num">
            <thead>
              <tr>
                <th scope="col">
                  <Checkbox
                    aria-label={t('chooseAll')}
                    disabled={changes.length === 0}
                    checked={changes.length > 0 && chosen.size === changes.length}
                    indeterminate={chosen.size > 0 && chosen.size < changes.length}
                    onChange={({ currentTarget: { checked } }) =>
                      setChosen(new Set(checked ? changes.map(({ number }) => number) : []))
                    }
                  />
                </th>
                <th scope="col">{t('row')}</th>
                <th scope="col">{t('who')}</th>
                <th scope="col">{t('old')}</th>
                <th scope="col">{t('next')}</th>
                <th scope="col">{t('outcome')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ number, who, old, next, outcome }) => (
                <tr key={number} data-outcome={outcome}>
                  <td>
                    {outcome === 'change' && (
                      <Checkbox
                        aria-label={t('choose', { number, name: who })}
                        checked={chosen.has(number)}
                        onChange={({ currentTarget: { checked } }) => toggle(number, checked)}
                      />
                    )}
                  </td>
                  <td>{number}</td>
                  <th scope="row">{who}</th>
                  <td>{old}</td>
                  <td>{next}</td>
                  <td>{t(outcome)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
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
