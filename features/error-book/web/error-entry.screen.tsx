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
  useTranslation,
} from '@inkstone/ui';
import { useNavigation, useSearch } from '@inkstone/ui/screen';
import { linkTo } from '@inkstone/base';
import { errorBook, errorEntry } from '../addresses.ts';
import { errorDetail } from '../contract.ts';
import { messages } from '../messages.ts';
import type { DaySet, Detail } from './entry-of.ts';
import { EntryFacts } from './entry-facts.tsx';
import { EntryRows } from './entry-rows.tsx';
import { History } from './history.tsx';
import { TryAgain } from './try-again.tsx';
import styles from './entry.module.css';

/** One error: try again, then key, explanation and what comes next. */
export const Screen = () => {
  const t = useTranslation(messages);
  const { id, review, rest, at } = useSearch(errorEntry);
  const ask = useApiQuery(errorDetail, { id });
  if (isRefusal(ask.error, 'error.resting')) {
    return <Resting why={ask.error?.message} onAgain={() => void ask.refetch()} />;
  }
  return (
    <Page>
      {!ask.data && <PageHead title={t('entry')} />}
      <QueryBoundary query={ask} failed={t('loadFailed')} safe={t('nothingLost')} skeleton={<RowsSkeleton rows={5} />}>
        {(detail) => <Entry key={`${id} ${at ?? ''}`} detail={detail} review={review} set={toSet(rest, at)} />}
      </QueryBoundary>
    </Page>
  );
};

/** Its question is being asked: why it may not be read, and until when. */
const Resting = ({ why, onAgain }: { why: string | undefined; onAgain: () => void }) => {
  const t = useTranslation(messages);
  const go = useNavigation();
  const acts = (
    <>
      <Button onClick={onAgain}>{t('lookAgain')}</Button>
      <Button onClick={() => go(errorBook, {})}>{t('back')}</Button>
    </>
  );
  return (
    <Page>
      <PageHead title={t('entry')} />
      <EmptyState title={t('restsTitle')} body={why} action={acts} />
    </Page>
  );
};

/** Where one is in the set of the day; null outside one. */
const toSet = (rest: string | undefined, at: number | undefined): DaySet | null =>
  at === undefined
    ? null
    : {
        at,
        rest: (rest ?? '')
          .split(',')
          .map(Number)
          .filter((id) => Number.isInteger(id) && id > 0),
      };

interface EntryProps {
  detail: Detail;
  review: 'due' | undefined;
  set: DaySet | null;
}

const Entry = ({ detail, review, set }: EntryProps) => {
  const t = useTranslation(messages);
  const { entry, stimulus, clip, siblings } = detail;
  // Meets the window: each question begins at its top.
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
