import { Button, FileButton } from '@mantine/core';
import { useState } from 'react';
import {
  fetchBytes,
  getErrorMessage,
  newRequestId,
  sendCall,
  useApiMutation,
  useCaller,
  type CallOutput,
} from '@inkstone/call/web';
import { DownloadIcon, Instant, toastError, toastSuccess, UploadIcon, useTranslation } from '@inkstone/ui';
import { exportPaperMarks, planPaperMarks, savePaperMarks, undoPaperSheet } from '../../contract.ts';
import { paperMessages, sheetReceiptMessages } from '../../messages.ts';
import { saveFile } from '../pdf/save-file.ts';
import { SheetReceipt } from '../sheets/sheet-receipt.tsx';
import { useMarkText } from './mark-text.ts';
import styles from './paper.module.css';
import type { PaperTest } from './use-paper-marks.ts';

type Plan = CallOutput<typeof planPaperMarks>;

/** The table of a test to fill in, importing it, and undoing what came of one. */
export const PaperSheets = ({ test }: { test: PaperTest }) => {
  const t = useTranslation(paperMessages);
  const tReceipt = useTranslation(sheetReceiptMessages);
  const caller = useCaller();
  const [plan, setPlan] = useState<Plan | null>(null);
  const [isReading, setReading] = useState(false);
  const download = async (format: 'xlsx' | 'csv') => {
    try {
      saveFile(await fetchBytes(caller, exportPaperMarks, { id: test.id, format }), test.title, format);
    } catch (error) {
      toastError(t('fileFailed'), getErrorMessage(error));
    }
  };
  const read = async (file: File) => {
    setReading(true);
    try {
      const input = { requestId: newRequestId(), id: test.id };
      setPlan(await sendCall(caller, planPaperMarks, input, { file: { bytes: file, name: file.name } }));
    } catch (error) {
      toastError(tReceipt('failed'), getErrorMessage(error));
    } finally {
      setReading(false);
    }
  };
  return (
    <div className={styles.grid}>
      <div className={styles.acts}>
        <Button variant="default" leftSection={<DownloadIcon />} onClick={() => void download('xlsx')}>
          {t('template')}
        </Button>
        <Button variant="quiet" onClick={() => void download('csv')}>
          {t('templateCsv')}
        </Button>
        {test.isMine && (
          <FileButton accept=".xlsx,.csv,.tsv,.txt,text/csv" onChange={(file) => file && void read(file)}>
            {(props) => (
              <Button {...props} variant="default" loading={isReading} leftSection={<UploadIcon />}>
                {t('bring')}
              </Button>
            )}
          </FileButton>
        )}
      </div>
      {test.sheets.length > 0 && <SheetList test={test} />}
      {plan && <PaperReceipt test={test} plan={plan} onClose={() => setPlan(null)} />}
    </div>
  );
};

const SheetList = ({ test }: { test: PaperTest }) => {
  const t = useTranslation(paperMessages);
  const { mutateAsync, isPending } = useApiMutation(undoPaperSheet);
  const undo = async (sheetId: number) => {
    try {
      const { undone, stays } = await mutateAsync({ requestId: newRequestId(), id: test.id, sheetId });
      toastSuccess(t('undoneNow', { count: undone, stays }));
    } catch (error) {
      toastError(t('notSaved'), getErrorMessage(error));
    }
  };
  return (
    <ul className={styles.list} aria-label={t('sheets')}>
      {test.sheets.map((sheet) => (
        <li key={sheet.id}>
          <span>
            {sheet.fileName || t('pasted')} · <span className="num">{sheet.marks}</span> · {sheet.byName} ·{' '}
            <Instant at={sheet.at} />
          </span>
          {sheet.undoneAt === null && test.isMine ? (
            <Button size="sm" variant="quiet" loading={isPending} onClick={() => void undo(sheet.id)}>
              {t('undo')}
            </Button>
          ) : (
            sheet.undoneAt !== null && <span className="meta">{t('undone')}</span>
          )}
        </li>
      ))}
    </ul>
  );
};

interface PaperReceiptProps {
  test: PaperTest;
  plan: Plan;
  onClose(): void;
}

const PaperReceipt = ({ test, plan, onClose }: PaperReceiptProps) => {
  const t = useTranslation(paperMessages);
  const toText = useMarkText();
  const { mutateAsync } = useApiMutation(savePaperMarks);
  const rows = plan.rows.map((row) => ({
    ...{ number: row.number, who: row.name || row.label, outcome: row.outcome },
    old: row.studentId === null ? '' : toText(row.old),
    next: row.outcome === 'change' ? toText(row.new) : row.text,
  }));
  const apply = async (numbers: ReadonlySet<number>) => {
    const marks = plan.rows.flatMap(({ number, studentId, edition, new: mark }) =>
      numbers.has(number) && studentId !== null ? [{ studentId, edition, ...mark }] : [],
    );
    const input = { requestId: newRequestId(), id: test.id, fileName: plan.fileName, marks };
    const { list } = await mutateAsync(input);
    return list.filter(({ outcome }) => outcome === 'saved' || outcome === 'same').length;
  };
  return (
    <SheetReceipt
      title={t('importTitle', { name: plan.fileName || t('pasted') })}
      encoding={plan.encoding}
      rows={rows}
      apply={apply}
      onClose={onClose}
    />
  );
};
