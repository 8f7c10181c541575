import { Button, FileButton } from '@mantine/core';
import { useState } from 'react';
import { calendarDayText, linkTo } from '@inkstone/base';
import {
  getErrorMessage,
  newRequestId,
  sendCall,
  useApiMutation,
  useApiQuery,
  useCaller,
  type CallOutput,
} from '@inkstone/call/web';
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
import { useScoreText } from './past-score-text.ts';

type Plan = CallOutput<typeof planPastScores>;

/** Bringing in earlier scores of students, and what was brought in. */
export const Screen = () => {
  const t = useTranslation(pastScoreMessages);
  const tReceipt = useTranslation(sheetReceiptMessages);
  const language = useLanguage();
  const caller = useCaller();
  const [plan, setPlan] = useState<Plan | null>(null);
  const [isReading, setReading] = useState(false);
  const read = async (file: File) => {
    setReading(true);
    try {
      const input = { requestId: newRequestId() };
      setPlan(await sendCall(caller, planPastScores, input, { file: { bytes: file, name: file.name } }));
    } catch (error) {
      toastError(tReceipt('failed'), getErrorMessage(error));
    } finally {
      setReading(false);
    }
  };
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
      {plan && <PastReceipt plan={plan} onClose={() => setPlan(null)} />}
    </Page>
  );
};

const PastReceipt = ({ plan, onClose }: { plan: Plan; onClose(): void }) => {
  const t = useTranslation(pastScoreMessages);
  const language = useLanguage();
  const toText = useScoreText();
  const { mutateAsync } = useApiMutation(applyPastScores);
  const rows = plan.rows.map(({ number, label, name, outcome, old, score }) => ({
    ...{ number, outcome, who: name || label, old: old ? toText(old) : t('none') },
    next: t('score', {
      exam: score.exam,
      day: score.day === '' ? '' : calendarDayText(score.day, language),
      score: toText(score),
    }),
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
      {...{ rows, apply, onClose }}
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
      toastSuccess(t('undoneNow', { undone, stays }));
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
