import {
  Instant,
  Ledger,
  LedgerRow,
  StatusChip,
  noWrapInstant,
  useLanguage,
  useNow,
  useTranslation,
} from '@inkstone/ui';
import { dayText, isSameDay } from '@inkstone/ui/time';
import { ScreenLink } from '@inkstone/ui/screen';
import { errorEntry } from '../addresses.ts';
import { messages } from '../messages.ts';
import type { Entry } from './entry-types.ts';
import { toFirstEntrySearch } from './next-entry.ts';
import styles from './error-book.module.css';

interface EntryRowsProps {
  entries: readonly Entry[];
  /** The day's set, which continues after the opened entry; absent outside of the list of reviews. */
  daySet?: readonly Entry[] | undefined;
}

/** Entries as ledger rows. */
export const EntryRows = ({ entries, daySet }: EntryRowsProps) => {
  const t = useTranslation(messages);
  return (
    <Ledger label={t('errorBook')}>
      {entries.map((entry) => {
        const search = daySet ? toFirstEntrySearch(entry.id, daySet) : { id: entry.id };
        return (
          <LedgerRow
            key={entry.id}
            when={<Instant at={entry.recentErrorTime} show="day" />}
            title={
              <ScreenLink to={errorEntry} search={search} lang="en">
                {entry.excerpt === '' ? entry.title : entry.excerpt}
              </ScreenLink>
            }
            meta={[entry.title, ...entry.knowledgePoints.map(({ name }) => name)].join(' · ')}
            how={<ErrorCount entry={entry} />}
            action={
              <ScreenLink
                className={styles.act}
                to={errorEntry}
                search={search}
                aria-label={t('tryAgainOf', { title: entry.excerpt })}
              >
                {t('tryAgain')}
              </ScreenLink>
            }
          />
        );
      })}
    </Ledger>
  );
};

const ErrorCount = ({ entry: { errorCount, isDue, dueAt } }: { entry: Entry }) => {
  const t = useTranslation(messages);
  return (
    <>
      <span>{t('times', { count: errorCount })}</span>
      <DueText isDue={isDue} dueAt={dueAt} />
    </>
  );
};

/** When an entry is due next, as a status, a day, or a time if today; `isBare` without the label. */
export const DueText = ({ isDue, dueAt, isBare }: Pick<Entry, 'isDue' | 'dueAt'> & { isBare?: boolean }) => {
  const now = useNow(60_000);
  const t = useTranslation(messages);
  const language = useLanguage();
  if (isDue) {
    return (
      <span>
        <StatusChip tone="amber">{t('due')}</StatusChip>
      </span>
    );
  }
  if (dueAt === null) {
    return (
      <span>
        <StatusChip tone="jade">{t('known')}</StatusChip>
      </span>
    );
  }
  const isToday = isSameDay(dueAt, now);
  const at = isToday ? noWrapInstant(dueAt, language) : dayText(dueAt, language);
  return <span>{isBare ? at : t('nextOn', { at })}</span>;
};
