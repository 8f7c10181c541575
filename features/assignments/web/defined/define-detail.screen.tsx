import { Button } from '@mantine/core';
import { useState } from 'react';
import { useApiQuery } from '@inkstone/call/web';
import { deskLocationFor } from '@inkstone/marking/addresses';
import { questDetail } from '@inkstone/reports/contract';
import {
  QueryBoundary,
  Page,
  PageHead,
  Pager,
  RichText,
  RowsSkeleton,
  Section,
  Stack,
  useTranslation,
} from '@inkstone/ui';
import { openScreen, useSearch } from '@inkstone/ui/screen';
import { definedDetail } from '../../addresses.ts';
import { homeworkDetail } from '../../contract.ts';
import { definedMessages, watchingMessages } from '../../messages.ts';
import { Changes } from '../detail/changes.tsx';
import { GivenHead } from '../detail/given-head.tsx';
import { GivenStrip } from '../detail/given-strip.tsx';
import { Recipients } from '../detail/recipients.tsx';
import { useRecipientView } from '../detail/use-recipient-view.ts';
import { toRecipientsInput } from '../work/recipient-view.ts';
import { useWatchedWindow } from '../work/use-work-window.ts';
import { AnswersGlance } from './answers-glance.tsx';
import { SharedShown, TaskShown, sharedOf } from './task-shown.tsx';
import given from '../work/given.module.css';
import styles from './answers-glance.module.css';

const askAgainMs = 10_000;

/** Students whose answers come with one page. */
const studentsEach = 20;

/** Homework of the teacher's own making: who has done what, every answer at a glance, what was asked; it looks again by itself. */
export const Screen = () => {
  const t = useTranslation(watchingMessages);
  const { hId: id } = useSearch(definedDetail);
  const [view] = useRecipientView('homework');
  const ask = useApiQuery(
    homeworkDetail,
    { id, ...toRecipientsInput(view) },
    { everyMs: askAgainMs, keepPrevious: true },
  );
  const [page, setPage] = useState(1);
  const input = { id, page, pageNum: studentsEach };
  const pieces = useApiQuery(questDetail, input, { everyMs: askAgainMs, keepPrevious: true });
  const again = () => {
    void ask.refetch();
    void pieces.refetch();
  };
  return (
    <Page dense>
      {!ask.data && <PageHead title={t('oneHomework')} />}
      <QueryBoundary
        query={ask}
        failed={t('loadFailed')}
        safe={t('listSafe')}
        skeleton={<RowsSkeleton rows={8} dense />}
      >
        {(detail) => (
          <>
            <GivenHead family="homework" detail={detail} onChanged={again} />
            <GivenStrip detail={detail} />
            <Stack>
              <Answers id={id} ask={pieces} onPage={setPage} onChanged={again} />
              <Section title={t('recipients')} count={detail.assignment.total}>
                <div className={given.table}>
                  <Recipients family="homework" detail={detail} onChanged={again} />
                </div>
              </Section>
              <Asked ask={pieces} />
              <Section title={t('changes')} count={detail.changes.length || undefined}>
                <Changes changes={detail.changes} />
              </Section>
            </Stack>
          </>
        )}
      </QueryBoundary>
    </Page>
  );
};

type Pieces = ReturnType<typeof useApiQuery<typeof questDetail>>;

interface AnswersProps {
  id: number;
  ask: Pieces;
  onPage(page: number): void;
  onChanged(): void;
}

const Answers = ({ id, ask, onPage, onChanged }: AnswersProps) => {
  const t = useTranslation(definedMessages);
  const watch = useWatchedWindow(onChanged);
  const desk = deskLocationFor({ id, programme: '', hasFiles: true });
  const waiting = (ask.data?.toMark ?? 0) > 0;
  return (
    <Section title={t('answers')} count={ask.data?.total}>
      {waiting && (
        <Button className={styles.all} variant="filled" onClick={() => watch(() => openScreen(desk.to, desk.search))}>
          {t('markAll')}
        </Button>
      )}
      <QueryBoundary query={ask} failed={t('answersFailed')} skeleton={<RowsSkeleton rows={3} />}>
        {(detail) => (
          <>
            <AnswersGlance detail={detail} onOpen={watch} />
            {detail.totalPage > 1 && (
              <Pager page={detail.page} size={studentsEach} total={detail.total} onPage={onPage} />
            )}
          </>
        )}
      </QueryBoundary>
    </Section>
  );
};

const Asked = ({ ask }: { ask: Pieces }) => {
  const t = useTranslation(definedMessages);
  const { tasks = [] } = ask.data ?? {};
  const shared = sharedOf(tasks);
  return (
    <Section title={t('asked')} count={tasks.length || undefined}>
      <SharedShown shared={shared} hears />
      {tasks.map((task) => (
        <div key={task.questId}>
          <TaskShown {...task} hears above={shared} />
          {task.model && (
            <details>
              <summary>{t('modelShown')}</summary>
              <RichText html={task.model} serif />
            </details>
          )}
        </div>
      ))}
    </Section>
  );
};
