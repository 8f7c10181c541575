import { ActionIcon, Button } from '@mantine/core';
import { EmptyState, PlusIcon, TrashIcon, useTranslation } from '@inkstone/ui';
import type { BookMark } from '../../../contract.ts';
import { inReadingOrder, noteOf } from '../../../mark-look.ts';
import { marksMessages } from '../../../messages.ts';
import type { MarksState } from './use-marks.ts';
import styles from './marks.module.css';

interface MarksPanelProps {
  marks: MarksState;
  page: number;
  onJump(mark: BookMark): void;
  /** Pins a note to the page that is read, for who has no pointer. */
  onPin(): void;
}

/** Every mark of the book, page by page. */
export const MarksPanel = ({ marks, page, onJump, onPin }: MarksPanelProps) => {
  const t = useTranslation(marksMessages);
  const { isMine } = marks;
  const sorted = inReadingOrder(marks.marks);
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
      {pages.map((one) => (
        <section key={one}>
          <h3>{t('onPage', { page: one })}</h3>
          <ol>
            {sorted
              .filter((mark) => mark.page === one)
              .map((mark) => (
                <li key={mark.id}>
                  <button type="button" className={styles.jump} onClick={() => onJump(mark)}>
                    <Said mark={mark} />
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

const Said = ({ mark }: { mark: BookMark }) => {
  const t = useTranslation(marksMessages);
  const { content } = mark;
  if (content.kind === 'pen') return t('drawn');
  return (
    <>
      {content.kind === 'highlight' && <span>{content.quote || t('highlighted')}</span>}
      {noteOf(mark) !== '' && <b>{noteOf(mark)}</b>}
    </>
  );
};
