import { Button } from '@mantine/core';
import { getErrorMessage } from '@inkstone/call/web';
import { Ledger, QueryBoundary, toastError, toastSuccess } from '@inkstone/ui';
import type { PersonArchive } from '../../contract.ts';
import styles from './rights.module.css';

interface ArchiveListProps<Row> {
  /** The words of what is packed. */
  t(key: 'section' | 'failed' | 'safe' | 'requested' | 'request' | 'notDone'): string;
  query: React.ComponentProps<typeof QueryBoundary<{ list: Row[] }>>['query'];
  isPending: boolean;
  /** Asks for one more to be made. */
  onRequest(): Promise<unknown>;
  renderRow(row: Row): React.ReactNode;
}

/** The files that a job has made or makes, and the button that asks for one more while none is being made. */
export const ArchiveList = <Row extends Pick<PersonArchive, 'state'>>({
  t,
  query,
  isPending,
  onRequest,
  renderRow,
}: ArchiveListProps<Row>) => {
  const request = async () => {
    try {
      await onRequest();
      toastSuccess(t('requested'));
    } catch (error) {
      toastError(t('notDone'), getErrorMessage(error));
    }
  };
  return (
    <QueryBoundary query={query} errorTitle={t('failed')} safe={t('safe')}>
      {({ list }) => (
        <>
          <Ledger label={t('section')}>{list.map(renderRow)}</Ledger>
          <div className={styles.request}>
            <Button
              disabled={list.some(({ state }) => state === 'waiting')}
              loading={isPending}
              onClick={() => void request()}
            >
              {t('request')}
            </Button>
          </div>
        </>
      )}
    </QueryBoundary>
  );
};
