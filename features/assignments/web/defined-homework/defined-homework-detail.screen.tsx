import { Button } from '@mantine/core';
import { useState } from 'react';
import { useApiQuery, refetchIntervals } from '@inkstone/call/web';
import { deskLocationFor } from '@inkstone/marking/addresses';
import { getDefinedHomework } from '@inkstone/reports/contract';
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
import { definedHomeworkDetail } from '../../addresses.ts';
import { getAssignedHomework } from '../../contract.ts';
import { definedHomeworkMessages, assignmentMessages } from '../../messages.ts';
import { Changes } from '../detail/changes.tsx';
import { AssignmentHead } from '../detail/assignment-head.tsx';
import { AssignmentSummary } from '../detail/assignment-summary.tsx';
import { Recipients } from '../detail/recipients.tsx';
import { WriteToWaiting } from '../detail/write-to-waiting.tsx';
import { useRecipientView, toRecipientsInput } from '../shared/recipient-view.ts';
import { useWatchedWindow } from '../shared/use-assignment-window.ts';
import { AnswerOverview } from './answer-overview.tsx';
import { SharedMaterial, TaskView, findSharedMaterial } from './task-view.tsx';
import given from '../shared/assignments.module.css';
import styles from './answer-overview.module.css';

/** Students whose answers come with one page. */
const studentsEach = 20;

/** Homework written by the teacher: its students, their answers and its tasks; refetched regularly. */
export const Screen = () => {
  const t = useTranslation(assignmentMessages);
  const { assignmentId: id } = useSearch(definedHomeworkDetail);
  const [view] = useRecipientView('homework');
  const ask = useApiQuery(
    getAssignedHomework,
    { id, ...toRecipientsInput(view) },
    { refetchMs: refetchIntervals.assignment, keepPrevious: true },
  );
  const [page, setPage] = useState(1);
  const input = { id, page, pageNum: studentsEach };
  const answersQuery = useApiQuery(getDefinedHomework, input, {
    refetchMs: refetchIntervals.assignment,
    keepPrevious: true,
  });
  const refetch = () => {
    void ask.refetch();
    void answersQuery.refetch();
  };
  return (
    <Page dense>
      {!ask.data && <PageHead title={t('oneHomework')} />}
      <QueryBoundary
        query={ask}
        errorTitle={t('loadFailed')}
        safe={t('listSafe')}
        skeleton={<RowsSkeleton rows={8} dense />}
      >
        {(detail) => (
          <>
            <AssignmentHead family="homework" detail={detail} onChanged={refetch} />
            <AssignmentSummary detail={detail} />
            <Stack>
              <Answers
                id={id}
                programme={detail.assignment.programme}
                ask={answersQuery}
                onPage={setPage}
                onChanged={refetch}
              />
              <Section
                title={t('recipients')}
                count={detail.assignment.total}
                aside={<WriteToWaiting assignment={detail.assignment} />}
              >
                <div className={given.table}>
                  <Recipients family="homework" detail={detail} onChanged={refetch} />
                </div>
              </Section>
              <Tasks ask={answersQuery} />
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

type DefinedHomeworkQuery = ReturnType<typeof useApiQuery<typeof getDefinedHomework>>;

interface AnswersProps {
  id: number;
  programme: string;
  ask: DefinedHomeworkQuery;
  onPage(page: number): void;
  onChanged(): void;
}

const Answers = ({ id, programme, ask, onPage, onChanged }: AnswersProps) => {
  const t = useTranslation(definedHomeworkMessages);
  const watch = useWatchedWindow(onChanged);
  const desk = deskLocationFor({ id, kind: 'homework', programme: '', hasFiles: true });
  const waiting = (ask.data?.toMark ?? 0) > 0;
  return (
    <Section title={t('answers')} count={ask.data?.total}>
      {waiting && (
        <Button className={styles.all} variant="filled" onClick={() => watch(() => openScreen(desk.to, desk.search))}>
          {t('markAll')}
        </Button>
      )}
      <QueryBoundary query={ask} errorTitle={t('answersFailed')} skeleton={<RowsSkeleton rows={3} />}>
        {(detail) => (
          <>
            <AnswerOverview detail={detail} programme={programme} onOpen={watch} />
            {detail.totalPage > 1 && (
              <Pager page={detail.page} size={studentsEach} total={detail.total} onPage={onPage} />
            )}
          </>
        )}
      </QueryBoundary>
    </Section>
  );
};

const Tasks = ({ ask }: { ask: DefinedHomeworkQuery }) => {
  const t = useTranslation(definedHomeworkMessages);
  const { tasks = [] } = ask.data ?? {};
  const shared = findSharedMaterial(tasks);
  return (
    <Section title={t('asked')} count={tasks.length || undefined}>
      <SharedMaterial shared={shared} hears />
      {tasks.map((task) => (
        <div key={task.questionId}>
          <TaskView {...task} canPlay shared={shared} />
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
