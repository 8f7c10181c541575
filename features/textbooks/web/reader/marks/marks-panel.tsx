import { ActionIcon, Button } from '@mantine/core';
import { EmptyState, PlusIcon, TrashIcon, useTranslation } from '@inkstone/ui';
import type { BookMark } from '../../../contract.ts';
import { sortByReadingOrder, getMarkNote } from '../../../mark-style.ts';
import { marksMessages } from '../../../messages.ts';
import type { MarksState } from './use-marks.ts';
import styles from './marks.module.css';

interface MarksPanelProps {
  marks: MarksState;
  page: number;
  onJump(mark: BookMark): void;
  /** Pins a note to the current page, for keyboard users. */
  onPin(): void;
}

/** All marks of the book, page by page. */
export const MarksPanel = ({ marks, page, onJump, onPin }: MarksPanelProps) => {
  const t = useTranslation(marksMessages);
  const { isMine } = marks;
  const sorted = sortByReadingOrder(marks.marks);
  const pages = [...new Set(sorted.map((mark) => mark.page))];
  return (
    <div className={styles.list}>
      {isMine && (
        <Button leftSection={<PlusIcon />} onClick={onPin}>
          {t('addHere', { page })}
        </Button>
      )}
      {sorted.length === 0 ? (
        <EmptyState bare title={t('empty')} body={t(isMine ? 'emptyAnnotating' : 'emptyReading')} />
      ) : (
        <p className="meta num">{t('count', { count: sorted.length })}</p>
      )}
      {pages.map((markedPage) => (
        <section key={markedPage}>
          <h3>{t('onPage', { page: markedPage })}</h3>
          <ol>
            {sorted
              .filter((mark) => mark.page === markedPage)
              .map((mark) => (
                <li key={mark.id}>
                  <button type="button" className={styles.jump} onClick={() => onJump(mark)}>
                    <MarkText mark={mark} />
                  </button>
                  {isMine && (
                    <ActionIcon aria-label={t('remove')} onClick={() => marks.remove(mark.id)}>
                      <TrashIcon />
                    </ActionIcon>
                  )}
                </li>
              ))}
          </ol>
        </section>
      ))}
    </div>
  );
};

const MarkText = ({ mark }: { mark: BookMark }) => {
  const t = useTranslation(marksMessages);
  const { content } = mark;
  if (content.kind === 'pen') return t('drawn');
  return (
    <>
      {content.kind === 'highlight' && <span>{content.quote || t('highlighted')}</span>}
      {getMarkNote(mark) !== '' && <b>{getMarkNote(mark)}</b>}
    </>
  );
};
