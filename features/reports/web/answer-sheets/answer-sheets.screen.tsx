import { Button } from '@mantine/core';
import { linkTo } from '@inkstone/base';
import { getErrorMessage, newRequestId, useApiMutation, useApiQuery } from '@inkstone/call/web';
import {
  Breadcrumb,
  Page,
  PageHead,
  QueryBoundary,
  RowsSkeleton,
  Stack,
  toastError,
  toastSuccess,
  useConfirm,
  useTranslation,
} from '@inkstone/ui';
import { useSearch, useSetSearch } from '@inkstone/ui/screen';
import { useState } from 'react';
import { answerSheets, classReport } from '../../addresses.ts';
import { enterAnswerSheets, listAnswerSheets, unclaimedSheetDays } from '../../contract/answer-sheets.ts';
import { answerSheetMessages } from '../../messages/answer-sheets.ts';
import { AddSheets } from './add-sheets.tsx';
import styles from './answer-sheets.module.css';
import { SheetDetail } from './sheet-detail.tsx';
import { SheetPages } from './sheet-pages.tsx';
import { listReady, type SheetList } from './sheet-words.ts';

/** The answer sheets of an assignment that came back: reading, deciding, entering. */
export const Screen = () => {
  const { id } = useSearch(answerSheets);
  const t = useTranslation(answerSheetMessages);
  const query = useApiQuery(listAnswerSheets, { id });
  return (
    <Page dense>
      <Breadcrumb trail={[{ label: t('report'), to: linkTo(classReport, { id }) }, { label: t('title') }]} />
      <PageHead title={t('title')} kicker={query.data?.title ?? ''} />
      <QueryBoundary
        query={query}
        errorTitle={t('loadFailed')}
        safe={t('safe')}
        skeleton={<RowsSkeleton rows={8} dense />}
      >
        {(list) => <Sheets id={id} list={list} onAdded={() => void query.refetch()} />}
      </QueryBoundary>
    </Page>
  );
};

const Sheets = ({ id, list, onAdded }: { id: number; list: SheetList; onAdded(): void }) => {
  const { sheet: openId, attempt } = useSearch(answerSheets);
  const setSearch = useSetSearch(answerSheets);
  const t = useTranslation(answerSheetMessages);
  const open = list.sheets.find(({ sheetId, attemptId }) =>
    openId === undefined ? attemptId !== null && attemptId === attempt : sheetId === openId,
  );
  const choose = (sheet: number | undefined) => setSearch({ sheet, attempt: undefined });
  return (
    <Stack>
      <div>
        <p className="dim small">{t(list.isAdaptive ? 'adaptive' : 'lead')}</p>
        {list.sheets.some(({ studentId }) => studentId === null) && (
          <p className="dim small">{t('unclaimed', { days: unclaimedSheetDays })}</p>
        )}
        {list.unprinted > 0 && <p className="dim small">{t('unprinted', { count: list.unprinted })}</p>}
        {!list.isAdaptive && (
          <div className={styles.tools}>
            <AddSheets id={id} forms={list.forms} onAdded={onAdded} />
            <EnterResults id={id} list={list} />
          </div>
        )}
      </div>
      <div className={styles.desk} data-open={open ? true : undefined}>
        <SheetPages list={list} openId={open?.sheetId} onOpen={choose} />
        {open && <SheetDetail key={open.sheetId} id={id} list={list} sheet={open} onClose={() => choose(undefined)} />}
      </div>
    </Stack>
  );
};

interface LeftOut {
  name: string;
  outcome: 'hasAttempt' | 'notGiven' | 'adaptive' | 'notReady' | 'pagesMissing';
}

/** Enters every student whose pages are all read, and says who was left out and why. */
const EnterResults = ({ id, list }: { id: number; list: SheetList }) => {
  const t = useTranslation(answerSheetMessages);
  const confirm = useConfirm();
  const { mutateAsync, isPending } = useApiMutation(enterAnswerSheets);
  const [leftOut, setLeftOut] = useState<LeftOut[]>([]);
  const ready = listReady(list);
  const enter = async () => {
    const count = ready.length;
    const isSure = await confirm({
      title: t('enterAsk', { count }),
      body: t(list.opensAtOnce ? 'enterOpenBody' : 'enterBody'),
      actionLabel: t('enterNone'),
      cancel: t('cancel'),
    });
    if (!isSure) return;
    try {
      const { list: outcomes } = await mutateAsync({ requestId: newRequestId(), id, studentIds: ready });
      const names = new Map(list.students.map(({ studentId, name }) => [studentId, name]));
      setLeftOut(
        outcomes.flatMap(({ studentId, outcome }) =>
          outcome === 'entered' ? [] : [{ name: names.get(studentId) ?? '', outcome }],
        ),
      );
      const entered = outcomes.filter(({ outcome }) => outcome === 'entered').length;
      if (entered > 0) toastSuccess(t('enterDone', { count: entered }));
    } catch (error) {
      toastError(t('failed'), getErrorMessage(error));
    }
  };
  return (
    <>
      <Button variant="filled" disabled={ready.length === 0} loading={isPending} onClick={() => void enter()}>
        {ready.length === 0 ? t('enterNone') : t('enter', { count: ready.length })}
      </Button>
      {leftOut.length > 0 && (
        <div className={styles.leftOut} role="status">
          <b>{t('leftOut')}</b>
          <ul>
            {leftOut.map(({ name, outcome }) => (
              <li key={name}>
                {name}: {t(outcome)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
};
