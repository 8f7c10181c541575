import { useEffect, useState, useSyncExternalStore } from 'react';
import { ownTextAt } from '@inkstone/device';
import { flushWithPage, toFailedOutcome, type OutboxStorage } from '@inkstone/device/outbox';
import { failureFrom, isRefusal, newRequestId, useApiMutation } from '@inkstone/call/web';
import { useCurrentUser } from '@inkstone/session/web';
import { saveAnalysis } from '../../contract.ts';
import type { AnalysisKind } from '../../rules.ts';
import type { AttemptReportData, ReportedQuestion } from '../../document/attempt-report-data.ts';
import {
  analysisKey,
  createAnalysisStore,
  type AnalysisStore,
  type AnalysisView,
  type StoredAnalysis,
  type SavedAnalysis,
  type AnalysisOutcome,
} from './analysis-store.ts';

/** The analyses of a report's answers, by question. */
export type Analyses = ReadonlyMap<number, AnalysisStore>;

const emptyContent = { reason: '', evidence: '', plan: '', quote: null };

const toSavedAnalysis = ({ analysis }: Pick<ReportedQuestion, 'analysis'>): SavedAnalysis => {
  if (!analysis) return { content: emptyContent, version: 0, savedAt: null };
  const { reason, evidence, plan, quote, version, savedAt } = analysis;
  return { content: { reason, evidence, plan, quote }, version, savedAt };
};

/** An entry as it may be stored: an earlier version called the content `said`. */
type StoredEntry = Partial<StoredAnalysis> & { version: number; said?: StoredAnalysis['content'] };

/** Stores one analysis in localStorage; entries of other windows stay. */
const createDeviceStorage = (personId: number, name: string): OutboxStorage<StoredAnalysis> => {
  const own = ownTextAt(personId, `inkstone.analysis.${personId}.${name}`);
  return {
    read: () => {
      const stored = JSON.parse(own.readDraft() ?? 'null') as StoredEntry | null;
      if (!stored) return [];
      const { said, content = said, version } = stored;
      // An entry of an earlier version lacks newer fields.
      return [{ key: analysisKey, value: { content: { ...emptyContent, ...content }, version } }];
    },
    write: ({ put: [row] }) => {
      if (!row) own.remove();
      else if (!own.put(JSON.stringify(row.value))) throw new Error('The device cannot store it');
    },
  };
};

interface UseAnalysesOptions extends Pick<AttemptReportData, 'attemptId' | 'questions'> {
  kind: AnalysisKind;
  refetch(): Promise<AttemptReportData | undefined>;
}

/** Creates the stores of all answers of one kind; what the device still has is sent at once. */
export const useAnalyses = ({ kind, attemptId, questions, refetch }: UseAnalysesOptions): Analyses => {
  const me = useCurrentUser().id;
  const { mutateAsync } = useApiMutation(saveAnalysis);
  // Both are stable for the lifetime of the screen, as are the stores.
  const [stores] = useState(() => {
    const send = async (
      questionId: number,
      { content, version, requestId }: StoredAnalysis & { requestId: string },
    ): Promise<AnalysisOutcome> => {
      try {
        const saved = await mutateAsync({ attemptId, questionId, version, requestId, ...content });
        return { is: 'acknowledged', receipt: { version: saved.version, savedAt: saved.savedAt } };
      } catch (error) {
        if (isRefusal(error, 'analysis.newer')) {
          const fresh = (await refetch())?.questions.find((candidate) => candidate.questionId === questionId);
          return fresh ? { is: 'aside', conflict: toSavedAnalysis(fresh) } : { is: 'retry' };
        }
        return toFailedOutcome(failureFrom(error));
      }
    };
    return new Map(
      questions
        .filter(({ forAnalysis }) => forAnalysis === kind)
        .map((question) => {
          const { questionId } = question;
          const store = createAnalysisStore({
            known: toSavedAnalysis(question),
            device: createDeviceStorage(me, `${attemptId}.${questionId}`),
            send: (what) => send(questionId, what),
            newRequestId,
          });
          return [questionId, store] as const;
        }),
    );
  });
  // Sends at once what the device still has, and later what waits when the network is back or the screen closes.
  useEffect(() => {
    const flushAll = () => {
      for (const store of stores.values()) void store.flush();
    };
    flushAll();
    return flushWithPage(flushAll);
  }, [stores]);
  return stores;
};

/** The current view of one analysis. */
export const useAnalysisView = (store: AnalysisStore): AnalysisView =>
  useSyncExternalStore(store.subscribe, store.view, store.view);
