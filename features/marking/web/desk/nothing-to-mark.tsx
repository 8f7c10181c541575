import { Button } from '@mantine/core';
import { Suspense, useState, type ReactNode } from 'react';
import { linkTo } from '@inkstone/base';
import { toPageKind } from '@inkstone/exam/assignment-kinds';
import { classReport, classReportTabs, reportLocationFor } from '@inkstone/reports/addresses';
import { AssignmentReport } from '@inkstone/reports/web';
import { InfoIcon, NoticePage, RowsSkeleton, ScreenTitle, SentenceSpace, useTranslation } from '@inkstone/ui';
import { leaveWindow } from '@inkstone/ui/screen';
import { messages } from '../../messages.ts';
import type { QueuePage } from '../queue/queue-page.ts';
import { markingHome } from './leave-desk.ts';
import styles from './nothing-to-mark.module.css';

interface NothingToMarkProps {
  queue: QueuePage;
  /** The student named in the URL. */
  studentId: number | undefined;
}

/** Back to where the desk was opened: the page before it, or the window that opened this one. */
const goBack = (): void => (history.length > 1 ? history.back() : leaveWindow(markingHome));

const useReason = ({ queue: { student, handedIn }, studentId }: NothingToMarkProps) => {
  const t = useTranslation(messages);
  if (studentId !== undefined && student === null) return t('studentUnknown');
  if (student?.standing === 'notHandedIn') return t('studentNotHandedIn', { name: student.name });
  if (student && handedIn > 0) return t('studentNothing', { name: student.name });
  return handedIn === 0 ? t('nobodyHandedIn') : t('machineMarked');
};

/**
 * Says that a work, or a student's part of it, has nothing to be marked and why, and leads back. Where answers are scored
 * by their keys alone, the keys, answers and scores stand below, where they can be corrected.
 */
export const NothingToMark = (props: NothingToMarkProps) => {
  const t = useTranslation(messages);
  const { queue } = props;
  const reason = useReason(props);
  const actions = <Actions {...props} />;
  const isMachineMarked = queue.handedIn > 0 && queue.total === 0;
  if (!isMachineMarked)
    return (
      <>
        <ScreenTitle title={queue.title} />
        <NoticePage kicker={queue.title} title={t('nothing')} body={reason}>
          {actions}
        </NoticePage>
      </>
    );
  return (
    <>
      <ScreenTitle title={queue.title} />
      <Notice title={t('nothing')} body={reason}>
        {actions}
      </Notice>
      <Suspense fallback={<RowsSkeleton rows={8} dense />}>
        <KeysAndScores id={queue.id} />
      </Suspense>
    </>
  );
};

const Notice = ({ title, body, children }: { title: string; body: string; children: ReactNode }) => (
  <section className={`${styles.notice} no-print`} role="status">
    <InfoIcon />
    <p>
      <b>{title}</b>
      <SentenceSpace />
      {body}
    </p>
    <div className="row wrap">{children}</div>
  </section>
);

const KeysAndScores = ({ id }: { id: number }) => {
  const [view, setView] = useState<{ tab?: (typeof classReportTabs)[number]; item?: number | undefined }>({});
  return <AssignmentReport id={id} {...view} onView={(change) => setView((shown) => ({ ...shown, ...change }))} />;
};

/** Back, the student's report, and the class statistics. */
const Actions = ({ queue: { id, programme, kind, student, handedIn }, studentId }: NothingToMarkProps) => {
  const t = useTranslation(messages);
  const report = reportLocationFor({ programme, kind: toPageKind(kind), id }, studentId);
  return (
    <>
      <Button variant="filled" onClick={goBack}>
        {t('back')}
      </Button>
      {student?.standing === 'nothing' && (
        <Button component="a" href={linkTo(report.to, report.search)}>
          {t('reportOf', { name: student.name })}
        </Button>
      )}
      {handedIn > 0 && (
        <Button component="a" href={linkTo(classReport, { id })}>
          {t('classStatistics')}
        </Button>
      )}
    </>
  );
};
