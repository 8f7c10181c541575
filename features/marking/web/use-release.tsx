import { useQueryClient } from '@tanstack/react-query';
import { failureIn, makeStale, newRequestId, sendCall, useCaller } from '@inkstone/call/web';
import { noticeDone, noticeFailed, useConfirm, useLanguage, useWords } from '@inkstone/ui';
import { submitCorrection } from '../contract.ts';
import { messages } from '../messages.ts';
import type { DraftBook } from './use-drafts.ts';
import type { QueuePiece } from './use-queue.ts';
import styles from './desk.module.css';

/** Drafts that can be released: those with a complete score. */
export const readyToRelease = (pieces: readonly QueuePiece[]): QueuePiece[] =>
  pieces.filter(({ state, points }) => state === 'draft' && points !== null);

const byAttempt = (pieces: readonly QueuePiece[]): Map<number, number[]> => {
  const all = new Map<number, number[]>();
  for (const { attemptId, questId } of pieces) all.set(attemptId, [...(all.get(attemptId) ?? []), questId]);
  return all;
};

/** Releases the drafts of the queue after asking, attempt by attempt; says what students will see before it does. */
export const useRelease = (pieces: readonly QueuePiece[], book: DraftBook): (() => Promise<void>) => {
  const t = useWords(messages);
  const language = useLanguage();
  const confirm = useConfirm();
  const caller = useCaller();
  const client = useQueryClient();
  const body = (ready: readonly QueuePiece[]) => {
    const names = [...new Set(ready.map(({ studentName }) => studentName))].join(language === 'zh' ? '、' : ', ');
    const rest = pieces.filter(({ state }) => state === 'draft').length - ready.length;
    return (
      <div className={styles.releaseBody}>
        <p>{t('releaseOf', { names })}</p>
        <p>{t('releaseSees')}</p>
        {rest > 0 && <p>{t('releaseStays', { count: rest })}</p>}
        <p>{t('releaseLater')}</p>
      </div>
    );
  };
  const send = async (ready: readonly QueuePiece[]) => {
    let count = 0;
    for (const [attemptId, questIds] of byAttempt(ready)) {
      const answer = await sendCall(caller, submitCorrection, { requestId: newRequestId(), attemptId, questIds });
      count += answer.released.length;
    }
    return count;
  };
  return async () => {
    if (!(await book.flush())) return noticeFailed(t('unsavedFirst'));
    const ready = readyToRelease(pieces);
    const count = ready.length;
    if (count === 0) return noticeFailed(t('releaseNone'));
    if (!(await confirm({ title: t('releaseAsk', { count }), body: body(ready), act: t('releaseAct') }))) return;
    try {
      noticeDone(t('releasedNow', { count: await send(ready) }));
    } catch (error) {
      const failure = failureIn(error);
      if (!failure) throw error;
      noticeFailed(t('releaseFailed', { reason: failure.message }));
    } finally {
      await makeStale(client, submitCorrection.stales);
    }
  };
};
