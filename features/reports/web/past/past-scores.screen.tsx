import { Button, FileButton } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { linkTo } from '@inkstone/base';
import { getErrorMessage, newRequestId, sendCall, useApiMutation, useApiQuery, useCaller } from '@inkstone/call/web';
import { schoolPeople } from '@inkstone/school/addresses';
import {
  Breadcrumb,
  DownloadIcon,
  EmptyState,
  Instant,
  Ledger,
  LedgerRow,
  Page,
  PageHead,
  QueryBoundary,
  RowsSkeleton,
  Section,
  Stack,
  toastError,
  toastSuccess,
  UploadIcon,
  useLanguage,
  useTranslation,
} from '@inkstone/ui';
import { applyPastScores, listPastScoreSheets, planPastScores, undoPastScores } from '../../contract/past-scores.ts';
import { pastScoreMessages, sheetReceiptMessages } from '../../messages.ts';
import { buildPastTemplate } from '../../past/template.ts';
import { saveFile } from '../pdf/save-file.ts';
import { SheetReceipt } from '../sheets/sheet-receipt.tsx';
import styles from '../paper/paper.module.css';
import { PastReading, type PastPlan, type PastReadingOptions } from './past-reading.tsx';
import { usePlannedText, useScoreText } from './past-score-text.ts';

/** A table that was read; `read` counts how often, so that its choices begin again. */
interface ReadTable {
  file: File;
  plan: PastPlan;
  read: number;
}

/** Reads a table on the server, again with other columns where its reader corrects them. */
const useReadTable = () => {
  const tReceipt = useTranslation(sheetReceiptMessages);
  const caller = useCaller();
  const [table, setTable] = useState<ReadTable | null>(null);
  const [isReading, setReading] = useState(false);
  const read = async (file: File, options?: PastReadingOptions) => {
    setReading(true);
    try {
      const columns = options && { columns: options.columns.map((field) => field ?? '').join(',') };
      const encoding = options?.encoding && { encoding: options.encoding };
      const input = { requestId: newRequestId(), ...columns, ...encoding };
      const plan = await sendCall(caller, planPastScores, input, { file: { bytes: file, name: file.name } });
      setTable((before) => ({ file, plan, read: (before?.read ?? 0) + 1 }));
    } catch (error) {
      toastError(tReceipt('failed'), getErrorMessage(error));
    } finally {
      setReading(false);
    }
  };
  return { table, isReading, read, close: () => setTable(null) };
};

/** Importing earlier scores of students, and what was imported. */
export const Screen = () => {
  const t = useTranslation(pastScoreMessages);
  const language = useLanguage();
  const { table, isReading, read, close } = useReadTable();
  return (
    <Page>
      <Breadcrumb trail={[{ label: t('people'), to: linkTo(schoolPeople, {}) }, { label: t('title') }]} />
      <PageHead title={t('title')} />
      <Stack>
        <div className={styles.form}>
          <p>{t('lead')}</p>
          <div className={styles.acts}>
            <FileButton accept=".xlsx,.csv,.tsv,.txt,text/csv" onChange={(file) => file && void read(file)}>
              {(props) => (
                <Button {...props} variant="filled" loading={isReading} leftSection={<UploadIcon />}>
                  {t('file')}
                </Button>
              )}
            </FileButton>
            <Button
              variant="quiet"
              leftSection={<DownloadIcon />}
              onClick={() => saveFile(new Blob([buildPastTemplate(language)]), t('templateName'), 'csv')}
            >
              {t('template')}
            </Button>
          </div>
        </div>
        <Sheets />
      </Stack>
      {table && (
        <PastReceipt
          key={table.read}
          plan={table.plan}
          onClose={close}
          reading={
            <PastReading plan={table.plan} isBusy={isReading} onAgain={(options) => void read(table.file, options)} />
          }
        />
      )}
    </Page>
  );
};

interface PastReceiptProps {
  plan: PastPlan;
  reading: ReactNode;
  onClose(): void;
}

const PastReceipt = ({ plan, reading, onClose }: PastReceiptProps) => {
  const t = useTranslation(pastScoreMessages);
  const toText = useScoreText();
  const toNext = usePlannedText();
  const { mutateAsync } = useApiMutation(applyPastScores);
  const rows = plan.rows.map((row) => ({
    ...{ number: row.number, outcome: row.outcome, who: row.name || row.label, next: toNext(row) },
    old: row.old ? toText(row.old) : t('none'),
  }));
  const apply = async (numbers: ReadonlySet<number>) => {
    const chosen = plan.rows.flatMap(({ number, studentId, score, old }) =>
      numbers.has(number) && studentId !== null ? [{ ...score, studentId, old }] : [],
    );
    const { applied, same } = await mutateAsync({ requestId: newRequestId(), fileName: plan.fileName, rows: chosen });
    return applied + same;
  };
  return (
    <SheetReceipt
      title={t('receipt', { name: plan.fileName })}
      encoding={plan.encoding}
      {...{ rows, reading, apply, onClose }}
    />
  );
};

const Sheets = () => {
  const t = useTranslation(pastScoreMessages);
  const query = useApiQuery(listPastScoreSheets, {});
  const { mutateAsync, isPending } = useApiMutation(undoPastScores);
  const undo = async (sheetId: number) => {
    try {
      const { undone, stays } = await mutateAsync({ requestId: newRequestId(), sheetId });
      toastSuccess(t('undoneNow', { count: undone, stays }));
    } catch (error) {
      toastError(t('notDone'), getErrorMessage(error));
    }
  };
  return (
    <Section title={t('sheets')}>
      <QueryBoundary query={query} errorTitle={t('failed')} safe={t('safe')} skeleton={<RowsSkeleton rows={3} />}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState bare title={t('noSheets')} body={t('noSheetsNext')} />
          ) : (
            <Ledger label={t('sheets')}>
              {list.map(({ sheetId, fileName, byName, at, scores, undoneAt, undoUntil }) => (
                <LedgerRow
                  key={sheetId}
                  title={t('sheet', { name: fileName, count: scores })}
                  meta={
                    <>
                      {byName} · <Instant at={at} />
                      {undoneAt !== null && ` · ${t('undone')}`}
                    </>
                  }
                  action={
                    undoUntil !== null && (
                      <Button size="sm" loading={isPending} onClick={() => void undo(sheetId)}>
                        {t('undo')}
                      </Button>
                    )
                  }
                />
              ))}
            </Ledger>
          )
        }
      </QueryBoundary>
    </Section>
  );
};
