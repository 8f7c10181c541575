import { Button, FileButton } from '@mantine/core';
import { useState } from 'react';
import {
  getErrorMessage,
  newRequestId,
  sendCall,
  useApiMutation,
  useApiQuery,
  useCaller,
  type CallOutput,
} from '@inkstone/call/web';
import { Instant, toastError, toastSuccess, UploadIcon, useTranslation } from '@inkstone/ui';
import { applyResultsSheet, listResultsSheets, planResultsSheet, undoResultsSheet } from '../../contract.ts';
import { resultSheetMessages, sheetReceiptMessages } from '../../messages.ts';
import { SheetReceipt } from '../sheets/sheet-receipt.tsx';
import styles from './save-results.module.css';

type Plan = CallOutput<typeof planResultsSheet>;

const pointsText = (points: number | null): string => (points === null ? '–' : String(points));

/** Imports an exported and edited list of results. */
export const ImportResultsButton = ({ assignmentId }: { assignmentId: number }) => {
  const t = useTranslation(resultSheetMessages);
  const tReceipt = useTranslation(sheetReceiptMessages);
  const caller = useCaller();
  const [plan, setPlan] = useState<Plan | null>(null);
  const [isReading, setReading] = useState(false);
  const read = async (file: File) => {
    setReading(true);
    try {
      const input = { requestId: newRequestId(), id: assignmentId };
      setPlan(await sendCall(caller, planResultsSheet, input, { file: { bytes: file, name: file.name } }));
    } catch (error) {
      toastError(tReceipt('failed'), getErrorMessage(error));
    } finally {
      setReading(false);
    }
  };
  return (
    <>
      <FileButton accept=".xlsx,.csv,.tsv,.txt,text/csv" onChange={(file) => file && void read(file)}>
        {(props) => (
          <Button {...props} variant="default" loading={isReading} leftSection={<UploadIcon />}>
            {t('bring')}
          </Button>
        )}
      </FileButton>
      {plan && <ResultsReceipt {...{ assignmentId, plan }} onClose={() => setPlan(null)} />}
    </>
  );
};

interface ResultsReceiptProps {
  assignmentId: number;
  plan: Plan;
  onClose(): void;
}

const ResultsReceipt = ({ assignmentId, plan, onClose }: ResultsReceiptProps) => {
  const t = useTranslation(resultSheetMessages);
  const { mutateAsync } = useApiMutation(applyResultsSheet);
  const rows = plan.rows.map((row) => ({
    ...{ number: row.number, who: row.name || row.label, outcome: row.outcome },
    old: row.attemptId === null ? '' : pointsText(row.oldPoints),
    next: row.outcome === 'change' ? pointsText(row.newPoints) : row.text,
  }));
  const apply = async (numbers: ReadonlySet<number>) => {
    const chosen = plan.rows.flatMap(({ number, attemptId, oldPoints, newPoints }) =>
      numbers.has(number) && attemptId !== null && newPoints !== null ? [{ attemptId, oldPoints, newPoints }] : [],
    );
    const input = { requestId: newRequestId(), id: assignmentId, fileName: plan.fileName, rows: chosen };
    const { list } = await mutateAsync(input);
    return list.filter(({ outcome }) => outcome === 'applied' || outcome === 'same').length;
  };
  return (
    <SheetReceipt title={t('title', { name: plan.fileName })} encoding={plan.encoding} {...{ rows, apply, onClose }} />
  );
};

/** The tables that were imported for an assignment; nothing where there are none. */
export const ResultsSheets = ({ assignmentId }: { assignmentId: number }) => {
  const t = useTranslation(resultSheetMessages);
  const { data } = useApiQuery(listResultsSheets, { id: assignmentId });
  const { mutateAsync, isPending } = useApiMutation(undoResultsSheet);
  if (!data || data.list.length === 0) return null;
  const undo = async (sheetId: number) => {
    try {
      const { undone, stays } = await mutateAsync({ requestId: newRequestId(), id: assignmentId, sheetId });
      toastSuccess(t('undoneNow', { count: undone, stays }));
    } catch (error) {
      toastError(t('notDone'), getErrorMessage(error));
    }
  };
  return (
    <ul className={styles.sheets} aria-label={t('sheets')}>
      {data.list.map(({ sheetId, fileName, at, changes, undoneAt }) => (
        <li key={sheetId}>
          <span>{t('row', { name: fileName, count: changes })}</span>
          <span className="meta">
            <Instant at={at} />
          </span>
          {undoneAt === null ? (
            <Button size="sm" variant="quiet" loading={isPending} onClick={() => void undo(sheetId)}>
              {t('undo')}
            </Button>
          ) : (
            <span className="meta">{t('undone')}</span>
          )}
        </li>
      ))}
    </ul>
  );
};
