import { DownloadIcon, useTranslation } from '@inkstone/ui';
import { downloadMessages } from '../../messages.ts';
import { DownloadDialog } from './download-dialog.tsx';
import { countToCome, isButtonShown } from './queue.ts';
import { useQueue } from './use-downloads.ts';
import { useDrag } from './use-drag.ts';
import { useWorkOff } from './use-work-off.ts';
import styles from './downloads.module.css';

const size = 52;

/** A round button in the corner that can be dragged away, with how many downloads are to come; and their list. */
export const FloatingDownloads = ({ personId }: { personId: number }) => {
  const t = useTranslation(downloadMessages);
  const { queue, send } = useQueue(personId);
  const progress = useWorkOff(personId, { queue, send });
  const { handlers, style, isDragging } = useDrag(size, () => send({ kind: 'opened' }));
  if (!isButtonShown(queue)) return null;
  const count = countToCome(queue);
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
