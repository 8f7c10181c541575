import { useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { failureFrom, invalidateCalls, newRequestId, sendCall, useCaller } from '@inkstone/call/web';
import { toastSuccess, toastError, useConfirm, useLanguage, useTranslation } from '@inkstone/ui';
import { releaseMarks } from '../../contract.ts';
import { messages } from '../../messages.ts';
import type { DraftStores } from '../draft/use-draft-stores.ts';
import { toSequence } from '../queue/queue-navigation.ts';
import { isReadyToRelease } from '../queue/patch-queue.ts';
import { toSubmissionKey, type QueuePage, type QueuedSubmission } from '../queue/queue-page.ts';
import styles from './desk.module.css';

const groupByAttempt = (submissions: readonly QueuedSubmission[]): Map<number, number[]> => {
  const releaseAll = new Map<number, number[]>();
  for (const { attemptId, questionId } of submissions)
    releaseAll.set(attemptId, [...(releaseAll.get(attemptId) ?? []), questionId]);
  return releaseAll;
};

interface ReleaseOptions {
  /** A candidate's test: the candidate cannot read its report. */
  isCandidate: boolean;
  draftStores: DraftStores;
  /** The current page of the open submission. */
  now(): QueuePage | undefined;
  /** The drafts of all pages, from the server. */
  drafts(): Promise<readonly QueuedSubmission[]>;
  patch(key: string, change: Partial<QueuedSubmission>): void;
}

/**
 * Release actions; each asks for confirmation and explains what students will see. True where something was released.
 */
export interface ReleaseActions {
  /** Releases every draft with a complete score. */
  all(): Promise<boolean>;
  /** Releases one submission. */
  releaseOne(key: string): Promise<boolean>;
}

interface ReleaseBodyProps {
  isCandidate: boolean;
  ready: readonly QueuedSubmission[];
  /** How many stay unreleased. */
  rest: number;
}

/** What releasing will do, for whom. */
const ReleaseBody = ({ isCandidate, ready, rest }: ReleaseBodyProps) => {
  const t = useTranslation(messages);
  const language = useLanguage();
  const names = [...new Set(ready.map(({ studentName }) => studentName))].join(language === 'zh' ? '、' : ', ');
  return (
    <div className={styles.releaseBody}>
      {ready.length > 1 && <p>{t(isCandidate ? 'finishOf' : 'releaseOf', { names: names })}</p>}
      <p>{t(isCandidate ? 'finishCounts' : 'releaseSees')}</p>
      {rest > 0 && <p>{t('releaseStays', { count: rest })}</p>}
      <p>{t(isCandidate ? 'finishLater' : 'releaseLater')}</p>
    </div>
  );
};

/** Releases the submissions attempt by attempt; returns how many were released. */
const sendReleases = async (
  caller: ReturnType<typeof useCaller>,
  ready: readonly QueuedSubmission[],
  patch: ReleaseOptions['patch'],
): Promise<number> => {
  let count = 0;
  for (const [attemptId, questionIds] of groupByAttempt(ready)) {
    const answer = await sendCall(caller, releaseMarks, { requestId: newRequestId(), attemptId, questionIds });
    for (const questionId of answer.released) patch(toSubmissionKey({ attemptId, questionId }), { state: 'released' });
    count += answer.released.length;
  }
  return count;
};

/** Releases drafts attempt by attempt, after sending unsent changes of this device. */
export const useRelease = ({ isCandidate, draftStores, now, drafts, patch }: ReleaseOptions): ReleaseActions => {
  const t = useTranslation(messages);
  const confirm = useConfirm();
  const caller = useCaller();
  const client = useQueryClient();
  const failed = useRef<() => void>(undefined);
  const act = t(isCandidate ? 'finishAct' : 'releaseAct');
  const body = (ready: readonly QueuedSubmission[], rest: number) => <ReleaseBody {...{ isCandidate, ready, rest }} />;
  const fail = (error: unknown): void => {
    const failure = failureFrom(error);
    if (!failure) throw error;
    failed.current = toastError(t('releaseFailed'), t('releaseFailedSafe', { reason: failure.message }));
  };
  const release = async (ready: readonly QueuedSubmission[]): Promise<boolean> => {
    failed.current?.();
    try {
      toastSuccess(t(isCandidate ? 'finishedNow' : 'releasedNow', { count: await sendReleases(caller, ready, patch) }));
      return true;
    } catch (error) {
      fail(error);
      return false;
    } finally {
      void invalidateCalls(client, releaseMarks.invalidates);
    }
  };
  const refuse = (words: string): false => {
    toastError(words);
    return false;
  };
  return {
    all: async () => {
      if (!(await draftStores.flush())) return refuse(t('unsavedFirst'));
      failed.current?.();
      const all = await drafts().catch(fail);
      if (!all) return false;
      const ready = all.filter(isReadyToRelease);
      const count = ready.length;
      if (count === 0) return refuse(t('releaseNone'));
      const rest = all.length - count;
      const title = t(isCandidate ? 'finishAsk' : 'releaseAsk', { count });
      const yes = await confirm({ title, body: body(ready, rest), actionLabel: act });
      return yes && release(ready);
    },
    releaseOne: async (key) => {
      if (!(await draftStores.flush(key))) return refuse(t('unsavedFirst'));
      const page = now();
      const submission = page && toSequence(page).find((queued) => toSubmissionKey(queued) === key);
      if (!submission) return false;
      if (submission.state === 'released') return refuse(t('releasedAlready'));
      if (!isReadyToRelease(submission)) return refuse(t('releaseUnscored'));
      const title = t(isCandidate ? 'finishOne' : 'releaseOne', { name: submission.studentName });
      return (await confirm({ title, body: body([submission], 0), actionLabel: act })) && release([submission]);
    },
  };
};
