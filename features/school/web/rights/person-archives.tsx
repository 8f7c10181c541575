import { Button } from '@mantine/core';
import { getErrorMessage, newRequestId, useApiMutation, useApiQuery } from '@inkstone/call/web';
import {
  Instant,
  Ledger,
  LedgerRow,
  QueryBoundary,
  Section,
  StatusChip,
  toastError,
  toastSuccess,
  useTranslation,
  type Tone,
} from '@inkstone/ui';
import { fetchPersonArchive, listPersonArchives, requestPersonArchive, type PersonArchive } from '../../contract.ts';
import { personDataMessages, rightsMessages } from '../../messages.ts';
import { archiveDays } from '../../rules.ts';
import styles from './rights.module.css';

const askAgainMs = 3000;

const states = {
  waiting: { word: 'waiting', tone: 'teal' },
  ready: { word: 'ready', tone: 'jade' },
  failed: { word: 'failedState', tone: 'cinnabar' },
  expired: { word: 'expired', tone: 'plain' },
} as const satisfies Record<PersonArchive['state'], { word: keyof typeof rightsMessages.pairs; tone: Tone }>;

/** The archives of all data of one person. */
export const PersonArchives = ({ personId }: { personId: number }) => {
  const t = useTranslation(rightsMessages);
  const ask = useApiQuery(listPersonArchives, { personId }, { refetchMs: askAgainMs });
  const { mutateAsync, isPending } = useApiMutation(requestPersonArchive);
  const isWaiting = ask.data?.list.some(({ state }) => state === 'waiting') === true;
  const request = async () => {
    try {
      await mutateAsync({ requestId: newRequestId(), personId });
      toastSuccess(t('requested'));
    } catch (error) {
      toastError(t('notDone'), getErrorMessage(error));
    }
  };
  return (
    <Section title={t('section')} small>
      <p className={`dim ${styles.note}`}>{t('explanation', { count: archiveDays })}</p>
      <QueryBoundary query={ask} errorTitle={t('failed')} safe={t('safe')}>
        {({ list }) => (
          <>
            <Ledger label={t('section')}>
              {list.map((archive) => (
                <ArchiveRow key={archive.id} archive={archive} />
              ))}
            </Ledger>
            <div className={styles.request}>
              <Button disabled={isWaiting} loading={isPending} onClick={() => void request()}>
                {t('request')}
              </Button>
            </div>
          </>
        )}
      </QueryBoundary>
    </Section>
  );
};

const ArchiveRow = ({ archive }: { archive: PersonArchive }) => {
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
          <Receipt archive={archive} />
        </>
      }
      action={archive.state === 'ready' ? <Download archiveId={archive.id} /> : undefined}
    />
  );
};

/** At least a tenth, so that no file looks empty. */
const toMegabytes = (bytes: number): number => Math.max(0.1, Math.round(bytes / 100_000) / 10);

const Receipt = ({ archive }: { archive: PersonArchive }) => {
  const t = useTranslation(rightsMessages);
  const tData = useTranslation(personDataMessages);
  if (archive.counts.length === 0) return null;
  return (
    <details className={styles.receipt}>
      <summary>{t('receipt')}</summary>
      <ul>
        {archive.counts.map(({ kind, count }) => (
          <li key={kind}>{t('count', { name: tData(kind), count })}</li>
        ))}
      </ul>
    </details>
  );
};

const Download = ({ archiveId }: { archiveId: number }) => {
  const t = useTranslation(rightsMessages);
  const { mutateAsync, isPending } = useApiMutation(fetchPersonArchive);
  const download = async () => {
    try {
      const { url } = await mutateAsync({ requestId: newRequestId(), archiveId });
      // The browser itself streams it to a file, however large it is.
      const link = document.createElement('a');
      link.href = url;
      link.download = '';
      link.click();
    } catch (error) {
      toastError(t('notDone'), getErrorMessage(error));
    }
  };
  return (
    <Button size="xs" loading={isPending} onClick={() => void download()}>
      {t('download')}
    </Button>
  );
};
