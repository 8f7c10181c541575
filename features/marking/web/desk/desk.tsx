import { useCallback, useState } from 'react';
import { QueryBoundary, RowsSkeleton, ScreenTitle, WarningIcon, toastInfo, useTranslation } from '@inkstone/ui';
import { failureFrom } from '@inkstone/call/web';
import { isForCandidate } from '@inkstone/exam/assignment-kinds';
import { messages } from '../../messages.ts';
import { DeskHeader } from './desk-header.tsx';
import type { DeviceDrafts } from '../draft/device-drafts.ts';
import { listUpcoming, findPagesAhead } from '../queue/queue-navigation.ts';
import type { NearSubmission } from '../queue/cached-pages.ts';
import { NothingToMark } from './nothing-to-mark.lazy.tsx';
import { KeysDialog } from '../keys/keys-dialog.tsx';
import { OpenSubmission } from '../submission/open-submission.tsx';
import { QueueList } from '../queue/queue-list.tsx';
import { usePrefetchSubmissions } from '../submission/use-submission.ts';
import { useDeskKeys } from '../keys/use-desk-keys.ts';
import { useDraftStores } from '../draft/use-draft-stores.ts';
import { toSubmissionKey, type QueuePage, type QueuePlace } from '../queue/queue-page.ts';
import { usePrefetchPages } from '../queue/use-prefetch-pages.ts';
import { useQueue } from '../queue/use-queue.ts';
import { useDeskNavigation, type DeskLocation } from './use-desk-navigation.ts';
import { useRelease } from './use-release.tsx';
import styles from './desk.module.css';

interface DeskProps {
  location: DeskLocation;
  onLocationChange(change: Partial<DeskLocation>): void;
  /** Where drafts are stored; by default on this device. */
  device?: DeviceDrafts;
}

/** The marking desk: queue, submission and rubric; every action has a key. */
export const Desk = (props: DeskProps) => {
  const t = useTranslation(messages);
  const { id, skill, classId, studentId, attemptId, questionId } = props.location;
  const { by = studentId === undefined ? 'question' : 'student' } = props.location;
  const [near, setNear] = useState<NearSubmission>({ attemptId, questionId, studentId });
  const [listedPage, setLeafedTo] = useState<number | null>(null);
  const { ask, listed, showCachedPage, ...queued } = useQueue({ id, skill, classId, order: by, near, listedPage });
  // While a page fails to load, the previous one stays.
  const [known, setKnown] = useState(ask.data);
  if (ask.data && ask.data !== known) setKnown(ask.data);
  const goNear = useCallback(
    (submission: QueuePlace) => {
      showCachedPage(submission);
      setNear(submission);
    },
    [showCachedPage],
  );
  const queue = ask.data ?? known;
  if (!queue)
    return (
      <QueryBoundary
        query={ask}
        errorTitle={t('loadFailed')}
        safe={t('safe')}
        skeleton={<RowsSkeleton rows={10} dense />}
      >
        {() => null}
      </QueryBoundary>
    );
  const isNamed = near.studentId !== undefined && near.attemptId === undefined;
  if (queue.total === 0 || (isNamed && queue.student?.standing !== 'toMark'))
    return <NothingToMark queue={queue} studentId={studentId} />;
  return (
    <OpenDesk
      {...props}
      {...queued}
      queue={queue}
      listed={listed ?? queue}
      by={by}
      near={near}
      isPageLoading={ask.isPlaceholderData || !ask.data}
      isRemoved={failureFrom(ask.error)?.kind === 'notFound'}
      onNearChange={goNear}
      onPageChange={setLeafedTo}
    />
  );
};

type OpenDeskProps = DeskProps &
  Pick<ReturnType<typeof useQueue>, 'filter' | 'patch' | 'now' | 'drafts'> & {
    /** The page with the open submission, and the page shown in the list. */
    queue: QueuePage;
    listed: QueuePage;
    by: 'question' | 'student';
    near: NearSubmission;
    isPageLoading: boolean;
    /** It existed and has been removed. */
    isRemoved: boolean;
    onNearChange(submission: QueuePlace): void;
    /** Shows a page in the list; null shows the page of the open submission. */
    onPageChange(page: number | null): void;
  };

const prefetchCount = 3;

const OpenDesk = (props: OpenDeskProps) => {
  const { filter, queue, listed, by, patch, now, drafts, device } = props;
  const { isRemoved, onPageChange } = props;
  const [tab, setTab] = useState<'piece' | 'rubric' | 'queue'>('piece');
  const [hasKeys, setHasKeys] = useState(false);
  const draftStores = useDraftStores(patch, device);
  const release = useRelease({ isCandidate: isForCandidate(queue.kind), draftStores, now, drafts, patch });
  const going = useDeskNavigation({ ...props, draftStores }, () => {
    setTab('piece');
    onPageChange(null);
  });
  const { submission, next, open, step, goOn } = going;
  const loaded = usePrefetchSubmissions(listUpcoming(going.sequence, going.at, prefetchCount));
  usePrefetchPages(filter, findPagesAhead(queue, going.onPage), submission ? toSubmissionKey(submission) : '');
  const { turn, releaseOpen } = useDeskActions({ ...props, going, release });
  useOpenDeskKeys({ going, draftStores, release, turn, releaseOpen, onKeys: () => setHasKeys(true) });
  if (!submission) return null;
  return (
    <div className={styles.desk} data-tab={tab} data-density="dense">
      <ScreenTitle title={queue.title} />
      <DeskHeader
        queue={queue}
        submission={submission}
        from={props.location.from}
        number={going.number}
        tab={tab}
        onTab={setTab}
        onStep={step}
        onNext={next && goOn}
        onKeys={() => setHasKeys(true)}
        onRelease={() => void release.all()}
      />
      {(isRemoved || queue.isWithdrawn) && <GoneNotice isRemoved={isRemoved} />}
      <main className={styles.columns}>
        <QueueList
          page={listed}
          counts={queue.counts}
          current={toSubmissionKey(submission)}
          by={by}
          next={next}
          loaded={loaded}
          onOpen={open}
          onToggleOrder={turn}
          onPageChange={onPageChange}
        />
        <OpenSubmission
          key={toSubmissionKey(submission)}
          submission={submission}
          draftStores={draftStores}
          onRelease={() => void releaseOpen()}
          onVersionConflict={() => setTab('piece')}
        />
      </main>
      {hasKeys && <KeysDialog onClose={() => setHasKeys(false)} />}
    </div>
  );
};

interface DeskActionsOptions extends Pick<OpenDeskProps, 'by' | 'onLocationChange' | 'onNearChange' | 'onPageChange'> {
  going: ReturnType<typeof useDeskNavigation>;
  release: ReturnType<typeof useRelease>;
}

/** Turns the order of the queue around the open submission; releases its mark and continues with the next one. */
const useDeskActions = (options: DeskActionsOptions) => {
  const { by, onLocationChange, onNearChange, onPageChange, release } = options;
  const { submission, next, open } = options.going;
  const releaseOpen = async () => {
    if (submission && (await release.releaseOne(toSubmissionKey(submission))) && next) open(next);
  };
  const turn = () => {
    if (submission) onNearChange({ attemptId: submission.attemptId, questionId: submission.questionId });
    onPageChange(null);
    onLocationChange({ by: by === 'question' ? 'student' : 'question' });
  };
  return { turn, releaseOpen };
};

/** The assignment was removed or withdrawn meanwhile. */
const GoneNotice = ({ isRemoved }: { isRemoved: boolean }) => {
  const t = useTranslation(messages);
  return (
    <p className={styles.trouble} role="alert">
      <WarningIcon /> {t(isRemoved ? 'workGone' : 'workWithdrawn')}
    </p>
  );
};

interface OpenDeskKeysOptions {
  going: ReturnType<typeof useDeskNavigation>;
  draftStores: ReturnType<typeof useDraftStores>;
  release: ReturnType<typeof useRelease>;
  turn(): void;
  releaseOpen(): Promise<void>;
  onKeys(): void;
}

/** The keys of the desk: to the next and the previous submission, order, release and help. */
const useOpenDeskKeys = ({ going, draftStores, release, turn, releaseOpen, onKeys }: OpenDeskKeysOptions): void => {
  const t = useTranslation(messages);
  const { step, goOn } = going;
  useDeskKeys((key) => {
    const acts: Readonly<Record<string, () => void>> = {
      j: () => step(1),
      ArrowDown: () => step(1),
      k: () => step(-1),
      ArrowUp: () => step(-1),
      Enter: () => (draftStores.voices.isSpeaking() ? toastInfo(t('speakingStill')) : goOn()),
      g: turn,
      f: () => void releaseOpen(),
      x: () => void release.all(),
      '?': onKeys,
    };
    acts[key]?.();
    return acts[key] !== undefined;
  });
};
