import { ActionIcon, Modal } from '@mantine/core';
import { newRequestId, useApiMutation } from '@inkstone/call/web';
import { Bar, EmptyState, toastSuccess, RetryIcon, TrashIcon, useTranslation } from '@inkstone/ui';
import { cancelPdfExport } from '../../contract.ts';
import { downloadMessages } from '../../messages.ts';
import { useSizeText } from '../books/use-size-text.ts';
import type { DownloadItem } from './download-item.ts';
import { isVisibleItem, type Queue } from './queue.ts';
import type { QueueStore } from './queue-store.ts';
import styles from './downloads.module.css';

interface DownloadDialogProps {
  queue: Queue;
  /** Loaded and total bytes of the file that is being downloaded. */
  progress: { done: number; all: number };
  send: QueueStore['send'];
  onClose(): void;
}

/** The list of downloads with state, progress and actions. */
export const DownloadDialog = ({ queue, progress, send, onClose }: DownloadDialogProps) => {
  const t = useTranslation(downloadMessages);
  const cancel = useApiMutation(cancelPdfExport);
  const shown = queue.items.filter(isVisibleItem);
  const remove = ({ id, pdfExportId }: DownloadItem) => {
    send({ kind: 'removed', id });
    // The export is not needed any more; if this request is lost, it is finished unused.
    if (pdfExportId !== null) cancel.mutate({ requestId: newRequestId(), pdfExportId });
    toastSuccess(t('removed'));
  };
  return (
    <Modal opened onClose={onClose} title={t('downloads')} size={520} closeButtonProps={{ 'aria-label': t('close') }}>
      {shown.length === 0 ? (
        <EmptyState bare title={t('none')} body={t('noneNext')} />
      ) : (
        <>
          <ul className={styles.list}>
            {shown.map((item) => (
              <DownloadRow
                key={item.id}
                item={item}
                action={queue.currentStep?.id === item.id ? queue.currentStep.action : null}
                progress={progress}
                onRetry={() => send({ kind: 'retried', id: item.id })}
                onRemove={() => remove(item)}
              />
            ))}
          </ul>
          <p className="meta">{t('note')}</p>
        </>
      )}
    </Modal>
  );
};

interface DownloadRowProps {
  item: DownloadItem;
  /** The current action on it. */
  action: 'ask' | 'poll' | 'settle' | 'fetch' | null;
  progress: { done: number; all: number };
  onRetry(): void;
  onRemove(): void;
}

const DownloadRow = ({ item, action, progress, onRetry, onRemove }: DownloadRowProps) => {
  const t = useTranslation(downloadMessages);
  const { bookName: name, status, isLongName } = item;
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <span className={styles.name} title={isLongName ? name : undefined}>
          {name}
        </span>
        <span className="meta num" role="status" data-failed={status === 'failed' || undefined}>
          <DownloadState item={item} action={action} progress={progress} />
        </span>
        {action === 'fetch' && progress.all > 0 && <Bar done={progress.done} all={progress.all} />}
      </div>
      {status === 'failed' && (
        <ActionIcon aria-label={t('retryIt', { name })} onClick={onRetry}>
          <RetryIcon />
        </ActionIcon>
      )}
      <ActionIcon aria-label={t('removeIt', { name })} onClick={onRemove}>
        <TrashIcon />
      </ActionIcon>
    </li>
  );
};

const DownloadState = ({ item, action, progress }: Pick<DownloadRowProps, 'item' | 'action' | 'progress'>) => {
  const t = useTranslation(downloadMessages);
  const sizeText = useSizeText();
  if (item.status === 'failed') return t('failed');
  if (action === 'poll') return t('generating');
  if (action === 'settle') return t('ready');
  if (action === 'ask') return t('asking');
  if (action !== 'fetch') return t('waiting');
  if (progress.all === 0) return t('comingUnknown');
  return t('coming', { done: sizeText(progress.done), all: sizeText(progress.all) });
};
