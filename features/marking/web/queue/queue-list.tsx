import { useEffect, useRef } from 'react';
import { pointsText } from '@inkstone/base';
import { LockIcon, Pager, useTranslation } from '@inkstone/ui';
import { messages } from '../../messages.ts';
import { toSubmissionKey, submissionsPerPage, type QueuePage, type QueuedSubmission } from './queue-page.ts';
import styles from './queue.module.css';

interface QueueListProps {
  page: QueuePage;
  /** How many pieces of all pages stand where. */
  counts: QueuePage['counts'];
  current: string;
  by: 'question' | 'student';
  /** Where one goes on from here. */
  next: QueuedSubmission | undefined;
  /** Pieces that stand there at once when they are opened. */
  loaded: ReadonlySet<string>;
  onOpen(piece: QueuedSubmission, number: number): void;
  onToggleOrder(): void;
  onPageChange(page: number): void;
}

/** The queue: a page of the pieces in the order of marking, with their states and who holds them, and the way to the others. */
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
  const { pieces } = page;
  const nextKey = next && toSubmissionKey(next);
  const place = pieces.findIndex((piece) => toSubmissionKey(piece) === current);
  // Meets the scroll: the open piece stays in sight, also when the queue comes in another order; a page without it begins at its top.
  useEffect(() => {
    const open = list.current?.querySelector('[aria-current]');
    if (open) open.scrollIntoView?.({ block: 'nearest' });
    else list.current?.scrollIntoView?.({ block: 'start' });
  }, [current, place, page.page]);
  const getGroup = (piece: QueuedSubmission) => (by === 'question' ? piece.questId : piece.studentId);
  return (
    <nav className={styles.queue} data-part="queue" aria-label={t('queue')}>
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
      <ul ref={list} className="num">
        {pieces.map((piece, index) => {
          const key = toSubmissionKey(piece);
          const before = pieces[index - 1];
          const isFirst = !before || getGroup(before) !== getGroup(piece);
          return (
            <li key={key}>
              {isFirst && <h2>{by === 'question' ? <QuestionName piece={piece} /> : piece.studentName}</h2>}
              <button
                type="button"
                aria-current={key === current || undefined}
                onClick={() => onOpen(piece, (page.page - 1) * submissionsPerPage + index + 1)}
              >
                <span>{by === 'question' ? piece.studentName : <QuestionName piece={piece} />}</span>
                <SubmissionStateLabel
                  piece={piece}
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

/** A question as the queue names it. */
export const QuestionName = ({ piece: { partName, sectionName, number } }: { piece: QueuedSubmission }) => {
  const t = useTranslation(messages);
  const part = partName || sectionName;
  return part ? t('partQuestion', { part, number }) : t('question', { number });
};

const SubmissionStateLabel = (props: {
  piece: QueuedSubmission;
  isCurrent: boolean;
  next: 'loaded' | 'loading' | null;
}) => {
  const { piece, isCurrent, next } = props;
  const t = useTranslation(messages);
  const { state, points, holder } = piece;
  const words = () => {
    if (holder) return t('held', { name: holder.name });
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
        holder && <LockIcon className={styles.lock ?? ''} />
      )}
    </>
  );
};
