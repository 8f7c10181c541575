import { useEffect, useRef } from 'react';
import { pointsText } from '@inkstone/base';
import { LockIcon, Pager, useTranslation } from '@inkstone/ui';
import { messages } from '../../messages.ts';
import { toSubmissionKey, submissionsPerPage, type QueuePage, type QueuedSubmission } from './queue-page.ts';
import styles from './queue.module.css';

interface QueueListProps {
  page: QueuePage;
  /** Number of submissions by state across all pages. */
  counts: QueuePage['counts'];
  current: string;
  by: 'question' | 'student';
  /** The next submission to mark. */
  next: QueuedSubmission | undefined;
  /** Submissions that are already loaded. */
  loaded: ReadonlySet<string>;
  onOpen(submission: QueuedSubmission, number: number): void;
  onToggleOrder(): void;
  onPageChange(page: number): void;
}

/** The queue: one page of submissions in marking order, with states and holders, and links to the other pages. */
export const QueueList = ({
  page,
  counts,
  current,
  by,
  next,
  loaded,
  onOpen,
  onToggleOrder,
  onPageChange,
}: QueueListProps) => {
  const t = useTranslation(messages);
  const list = useRef<HTMLUListElement>(null);
  const { submissions } = page;
  const nextKey = next && toSubmissionKey(next);
  const place = submissions.findIndex((submission) => toSubmissionKey(submission) === current);
  // Keeps the open submission in view, also after reordering; a page without it starts at the top.
  useEffect(() => {
    const open = list.current?.querySelector('[aria-current]');
    if (open) open.scrollIntoView?.({ block: 'nearest' });
    else list.current?.scrollIntoView?.({ block: 'start' });
  }, [current, place, page.page]);
  const getGroup = (submission: QueuedSubmission) => (by === 'question' ? submission.questionId : submission.studentId);
  return (
    <nav className={styles.queue} data-part="queue" aria-label={t('queue')}>
      <QueueHead counts={counts} by={by} onToggleOrder={onToggleOrder} />
      <ul ref={list} className="num">
        {submissions.map((submission, index) => {
          const key = toSubmissionKey(submission);
          const before = submissions[index - 1];
          const isFirst = !before || getGroup(before) !== getGroup(submission);
          return (
            <li key={key}>
              {isFirst && (
                <h2>{by === 'question' ? <QuestionName submission={submission} /> : submission.studentName}</h2>
              )}
              <button
                type="button"
                aria-current={key === current || undefined}
                onClick={() => onOpen(submission, (page.page - 1) * submissionsPerPage + index + 1)}
              >
                <span>{by === 'question' ? submission.studentName : <QuestionName submission={submission} />}</span>
                <SubmissionStateLabel
                  submission={submission}
                  isCurrent={key === current}
                  next={key !== nextKey ? null : loaded.has(key) ? 'loaded' : 'loading'}
                />
              </button>
            </li>
          );
        })}
      </ul>
      {page.totalPage > 1 && (
        <div className={styles.pages}>
          <Pager page={page.page} size={submissionsPerPage} total={page.total} onPage={onPageChange} />
        </div>
      )}
    </nav>
  );
};

/** The name of a question in the queue. */
export const QuestionName = ({ submission: { partName, sectionName, number } }: { submission: QueuedSubmission }) => {
  const t = useTranslation(messages);
  const part = partName || sectionName;
  return part ? t('partQuestion', { part, number }) : t('question', { number });
};

const SubmissionStateLabel = (props: {
  submission: QueuedSubmission;
  isCurrent: boolean;
  next: 'loaded' | 'loading' | null;
}) => {
  const { submission, isCurrent, next } = props;
  const t = useTranslation(messages);
  const { state, points, holdOwner } = submission;
  const words = () => {
    if (holdOwner) return t('held', { name: holdOwner.name });
    if (state === 'released') return t('released');
    if (isCurrent) return t('marking');
    if (next) return t(next === 'loaded' ? 'nextLoaded' : 'nextUp');
    return state === 'draft' ? t('draft') : '';
  };
  return (
    <>
      <small>{words()}</small>
      {points !== null ? (
        <b className={styles.points}>{pointsText(points)}</b>
      ) : (
        holdOwner && <LockIcon className={styles.lock ?? ''} />
      )}
    </>
  );
};

/** How many submissions wait, and their order. */
const QueueHead = ({ counts, by, onToggleOrder }: Pick<QueueListProps, 'counts' | 'by' | 'onToggleOrder'>) => {
  const t = useTranslation(messages);
  return (
    <header>
      <p className="num">
        <b>{t('toMark', { count: counts.toMark })}</b>
        <small>{t('counts', { draft: counts.draft, released: counts.released })}</small>
      </p>
      <div className={styles.order}>
        <span role="group" aria-label={t('order')}>
          {(['question', 'student'] as const).map((order) => (
            <button
              key={order}
              type="button"
              aria-pressed={by === order}
              onClick={() => (by === order ? undefined : onToggleOrder())}
            >
              {t(order === 'question' ? 'byQuestion' : 'byStudent')}
            </button>
          ))}
        </span>
        <kbd>{'G'}</kbd>
      </div>
    </header>
  );
};
