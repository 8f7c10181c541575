import { Button } from '@mantine/core';
import { useState } from 'react';
import { calendarDayText, linkTo } from '@inkstone/base';
import { newRequestId, useApiMutation, useApiQuery, getErrorMessage } from '@inkstone/call/web';
import {
  Breadcrumb,
  Instant,
  Page,
  PageHead,
  QueryBoundary,
  RowsSkeleton,
  Stack,
  StatusChip,
  toastError,
  toastSuccess,
  useConfirm,
  useLanguage,
  useTranslation,
} from '@inkstone/ui';
import { useNavigation, useSearch } from '@inkstone/ui/screen';
import { gradebook, paperTest } from '../../addresses.ts';
import { deletePaperTest, getPaperTest, releasePaperTest } from '../../contract.ts';
import { paperMessages } from '../../messages.ts';
import { pointsText } from './mark-text.ts';
import { PaperGrid } from './paper-grid.tsx';
import { PaperHistory } from './paper-history.tsx';
import { PaperSheets } from './paper-sheets.tsx';
import { ChangePaperTest, NewPaperTest } from './paper-test-form.tsx';
import styles from './paper.module.css';
import type { PaperTest } from './use-paper-marks.ts';

/** A test on paper: a new one, or its marks. */
export const Screen = () => {
  const { id, classId } = useSearch(paperTest);
  const t = useTranslation(paperMessages);
  if (id !== undefined) return <PaperTestPage key={id} id={id} classId={classId} />;
  return (
    <Page>
      <Breadcrumb trail={[{ label: t('gradebook'), to: linkTo(gradebook, { classId }) }, { label: t('newTitle') }]} />
      <PageHead title={t('newTitle')} />
      <NewPaperTest classId={classId} />
    </Page>
  );
};

const PaperTestPage = ({ id, classId }: { id: number; classId: number }) => {
  const t = useTranslation(paperMessages);
  const query = useApiQuery(getPaperTest, { id });
  const title = query.data?.title ?? t('title');
  return (
    <Page dense>
      <Breadcrumb trail={[{ label: t('gradebook'), to: linkTo(gradebook, { classId }) }, { label: title }]} />
      {!query.data && <PageHead title={title} />}
      <QueryBoundary
        query={query}
        errorTitle={t('failed')}
        safe={t('safe')}
        skeleton={<RowsSkeleton rows={10} dense />}
      >
        {(test) => (
          <>
            <Head test={test} />
            <Stack>
              <PaperSheets test={test} />
              <PaperGrid key={test.edition} test={test} />
              <PaperHistory test={test} />
            </Stack>
          </>
        )}
      </QueryBoundary>
    </Page>
  );
};

const Head = ({ test }: { test: PaperTest }) => {
  const t = useTranslation(paperMessages);
  const language = useLanguage();
  const day = calendarDayText(test.day, language);
  const maximum = pointsText(test.maximum);
  const facts = t('facts', { className: test.className, day, maximum, count: Number(maximum) });
  return (
    <PageHead
      title={test.title}
      meta={
        <>
          {test.isMine ? facts : `${facts} · ${test.teacherName}`}{' '}
          {test.releasedAt === null ? (
            <StatusChip tone="amber">{t('unreleased')}</StatusChip>
          ) : (
            <StatusChip tone="jade">
              {t('releasedOn')} <Instant at={test.releasedAt} show="day" />
            </StatusChip>
          )}
        </>
      }
      action={test.isMine && <Actions test={test} />}
    />
  );
};

const Actions = ({ test }: { test: PaperTest }) => {
  const t = useTranslation(paperMessages);
  const confirm = useConfirm();
  const go = useNavigation();
  const release = useApiMutation(releasePaperTest);
  const remove = useApiMutation(deletePaperTest);
  const [isOpen, setOpen] = useState(false);
  const { id, classId, releasedAt, list } = test;
  const run = async (action: () => Promise<unknown>, done: string) => {
    try {
      await action();
      toastSuccess(done);
      return true;
    } catch (error) {
      toastError(t('notSaved'), getErrorMessage(error));
      return false;
    }
  };
  const askRelease = async () => {
    const marked = list.filter(({ mark }) => mark.points !== null).length;
    const body = t('releaseBody', { marked, count: list.length });
    if (!(await confirm({ title: t('releaseTitle'), body, actionLabel: t('release') }))) return;
    await run(() => release.mutateAsync({ requestId: newRequestId(), id }), t('releasedNow'));
  };
  const askRemove = async () => {
    const body = t(releasedAt === null ? 'removeBody' : 'removeReleasedBody');
    const question = { title: t('removeTitle'), body, actionLabel: t('remove'), danger: true };
    if (!(await confirm(question))) return;
    const isGone = await run(() => remove.mutateAsync({ requestId: newRequestId(), id }), t('removed'));
    if (isGone) go(gradebook, { classId }, { replace: true });
  };
  return (
    <span className={styles.acts}>
      <Button variant="quiet" onClick={() => void askRemove()}>
        {t('remove')}
      </Button>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('change')}
      </Button>
      {releasedAt === null && (
        <Button
          variant="filled"
          loading={release.isPending}
          disabled={list.every(({ mark }) => mark.points === null)}
          onClick={() => void askRelease()}
        >
          {t('release')}
        </Button>
      )}
      {isOpen && <ChangePaperTest test={test} onClose={() => setOpen(false)} />}
    </span>
  );
};
