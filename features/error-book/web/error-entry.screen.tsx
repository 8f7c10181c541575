import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { ClipView, StimulusView } from '@inkstone/bank/web';
import { isRefusal, useApiQuery } from '@inkstone/call/web';
import {
  Breadcrumb,
  Columns,
  EmptyState,
  QueryBoundary,
  Page,
  PageHead,
  RowsSkeleton,
  Section,
  Stack,
  usePlaceholderTitle,
  useTranslation,
} from '@inkstone/ui';
import { useNavigation, useSearch } from '@inkstone/ui/screen';
import { linkTo } from '@inkstone/base';
import { errorBook, errorEntry } from '../addresses.ts';
import { getMyError } from '../contract.ts';
import { messages } from '../messages.ts';
import type { DaySet, EntryDetail } from './entry-types.ts';
import { EntryFacts } from './entry-details.tsx';
import { EntryRows } from './entry-rows.tsx';
import { History } from './history.tsx';
import { toNextSearch } from './next-entry.ts';
import { TryAgain } from './try-again.tsx';
import styles from './entry.module.css';

/** One entry of the error book. */
export const Screen = () => {
  const t = useTranslation(messages);
  const { id, review, rest, at } = useSearch(errorEntry);
  const query = useApiQuery(getMyError, { id });
  const placeholder = usePlaceholderTitle(query, t('entry'));
  if (isRefusal(query.error, 'error.resting')) {
    const set = parseDaySet(rest, at);
    const following = set && toNextSearch({ set, nextId: null }, { id, isRight: true });
    return <RestingNotice why={query.error?.message} following={following} onAgain={() => void query.refetch()} />;
  }
  return (
    <Page>
      {!query.data && <PageHead title={placeholder} />}
      <QueryBoundary
        query={query}
        errorTitle={t('loadFailed')}
        safe={t('nothingLost')}
        skeleton={<RowsSkeleton rows={5} />}
      >
        {(detail) => (
          <EntryView key={`${id} ${at ?? ''}`} detail={detail} review={review} set={parseDaySet(rest, at)} />
        )}
      </QueryBoundary>
    </Page>
  );
};

interface RestingNoticeProps {
  why: string | undefined;
  /** The place of the day's set behind this entry. */
  following: ReturnType<typeof toNextSearch>;
  onAgain: () => void;
}

/** Shown where the entry rests; the day's set continues behind it. */
const RestingNotice = ({ why, following, onAgain }: RestingNoticeProps) => {
  const t = useTranslation(messages);
  const go = useNavigation();
  const actions = (
    <>
      {following && (
        <Button variant="filled" onClick={() => go(errorEntry, following)}>
          {t('nextDue')}
        </Button>
      )}
      <Button onClick={onAgain}>{t('lookAgain')}</Button>
      <Button onClick={() => go(errorBook, {})}>{t('back')}</Button>
    </>
  );
  return (
    <Page>
      <PageHead title={t('entry')} />
      <EmptyState title={t('restsTitle')} body={why} action={actions} />
    </Page>
  );
};

/** Parses the day's set from the search parameters; null outside of one. */
const parseDaySet = (rest: string | undefined, at: number | undefined): DaySet | null =>
  at === undefined
    ? null
    : {
        at,
        rest: (rest ?? '')
          .split(',')
          .map(Number)
          .filter((id) => Number.isInteger(id) && id > 0),
      };

interface EntryViewProps {
  detail: EntryDetail;
  review: 'due' | undefined;
  set: DaySet | null;
}

const EntryView = ({ detail, review, set }: EntryViewProps) => {
  const t = useTranslation(messages);
  const { entry, stimulus, clip, siblings } = detail;
  // Each question starts at the top of the page.
  useEffect(() => {
    globalThis.scrollTo({ top: 0 });
  }, []);
  const place = review ? { due: 'today' as const } : {};
  return (
    <>
      <Breadcrumb trail={[{ label: t('errorBook'), to: linkTo(errorBook, place) }, { label: t('entry') }]} />
      <PageHead
        title={entry.title}
        meta={[
          ...(set ? [t('placeInSet', { at: set.at, all: set.at + set.rest.length })] : []),
          ...entry.knowledgePoints.map(({ name }) => name),
        ].join(' · ')}
      />
      <Columns
        side={
          <>
            <EntryFacts entry={entry} />
            <Section small title={t('history')} count={detail.history.length}>
              <History detail={detail} />
            </Section>
          </>
        }
      >
        <Stack>
          <div className={styles.work}>
            <StimulusView stimulus={stimulus} />
            <ClipView stimulus={stimulus} clip={clip} />
            <TryAgain detail={detail} review={review} set={set} />
          </div>
          <Section title={t('siblings')} count={siblings.length}>
            {siblings.length === 0 ? (
              <p className={`meta ${styles.calm}`}>{t('noSiblings')}</p>
            ) : (
              <EntryRows entries={siblings} />
            )}
          </Section>
        </Stack>
      </Columns>
    </>
  );
};
