import { DownloadIcon, useTranslation } from '@inkstone/ui';
import { downloadMessages } from '../../messages.ts';
import { DownloadDialog } from './download-dialog.tsx';
import { countPending, isButtonShown } from './queue.ts';
import { useQueue } from './use-downloads.ts';
import { useDrag } from './use-drag.ts';
import { useDownloadWorker } from './use-download-worker.ts';
import styles from './downloads.module.css';

const size = 52;

/** A draggable round button in the corner with the number of pending downloads, and their list. */
export const FloatingDownloads = ({ personId }: { personId: number }) => {
  const t = useTranslation(downloadMessages);
  const { queue, send } = useQueue(personId);
  const progress = useDownloadWorker(personId, { queue, send });
  const { handlers, style, isDragging } = useDrag(size, () => send({ kind: 'opened' }));
  if (!isButtonShown(queue)) return null;
  const count = countPending(queue);
  return (
    <>
      <button
        type="button"
        className={styles.float}
        style={style}
        data-dragging={isDragging || undefined}
        aria-label={count > 0 ? t('openList', { count }) : t('openDone')}
        aria-haspopup="dialog"
        title={t('moves')}
        {...handlers}
      >
        <DownloadIcon />
        {count > 0 && (
          <span className={`${styles.badge} num`} aria-hidden="true">
            {count}
          </span>
        )}
      </button>
      {queue.isOpen && (
        <DownloadDialog queue={queue} progress={progress} send={send} onClose={() => send({ kind: 'closed' })} />
      )}
    </>
  );
};
