import { Button } from '@mantine/core';
import { useState } from 'react';
import { getErrorMessage } from '@inkstone/call/web';
import { Instant, LedgerRow, StatusChip, toastError, useTranslation, type Tone } from '@inkstone/ui';
import type { PersonArchive } from '../../contract.ts';
import { rightsMessages } from '../../messages.ts';
import styles from './rights.module.css';

const states = {
  waiting: { word: 'waiting', tone: 'teal' },
  ready: { word: 'ready', tone: 'jade' },
  failed: { word: 'failedState', tone: 'cinnabar' },
  expired: { word: 'expired', tone: 'plain' },
} as const satisfies Record<PersonArchive['state'], { word: keyof typeof rightsMessages.pairs; tone: Tone }>;

interface ArchiveRowProps {
  archive: Pick<PersonArchive, 'state' | 'requestedAt' | 'requestedByName' | 'expiresAt' | 'sizeBytes'>;
  /** What it holds, a line each; empty before it is made. */
  receipt: readonly string[];
  /** Asks for the address of the file. */
  fetchUrl(): Promise<string>;
}

/** A file that a job makes: its state, what it holds, and the button that fetches it. */
export const ArchiveRow = ({ archive, receipt, fetchUrl }: ArchiveRowProps) => {
  const t = useTranslation(rightsMessages);
  const { word, tone } = states[archive.state];
  return (
    <LedgerRow
      title={
        <>
          <Instant at={archive.requestedAt} /> <StatusChip tone={tone}>{t(word)}</StatusChip>
        </>
      }
      meta={
        <>
          {t('by', { name: archive.requestedByName })}
          {archive.state === 'ready' && archive.expiresAt !== null && (
            <>
              {' · '}
              {t('until')} <Instant at={archive.expiresAt} show="day" />
            </>
          )}
          {archive.sizeBytes !== null && ` · ${t('size', { count: toMegabytes(archive.sizeBytes) })}`}
          {receipt.length > 0 && (
            <details className={styles.receipt}>
              <summary>{t('receipt')}</summary>
              <ul>
                {receipt.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </details>
          )}
        </>
      }
      action={archive.state === 'ready' ? <Download fetchUrl={fetchUrl} /> : undefined}
    />
  );
};

/** At least a tenth, so that no file looks empty. */
const toMegabytes = (bytes: number): number => Math.max(0.1, Math.round(bytes / 100_000) / 10);

const Download = ({ fetchUrl }: Pick<ArchiveRowProps, 'fetchUrl'>) => {
  const t = useTranslation(rightsMessages);
  const [isPending, setIsPending] = useState(false);
  const download = async () => {
    setIsPending(true);
    try {
      // The browser itself streams it to a file, however large it is.
      const link = document.createElement('a');
      link.href = await fetchUrl();
      link.download = '';
      link.click();
    } catch (error) {
      toastError(t('notDone'), getErrorMessage(error));
    } finally {
      setIsPending(false);
    }
  };
  return (
    <Button size="xs" loading={isPending} onClick={() => void download()}>
      {t('download')}
    </Button>
  );
};
