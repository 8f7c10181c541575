import { useEffect, useState, useSyncExternalStore } from 'react';
import { ownTextAt } from '@inkstone/device';
import { failureFrom, isRefusal, newRequestId, useApiMutation } from '@inkstone/call/web';
import { useCurrentUser } from '@inkstone/session/web';
import { submitAnalysis } from '../../contract.ts';
import type { AnalysisKind } from '../../rules.ts';
import type { ReportOf, ReportedQuestion } from '../report/report-of.ts';
import {
  openAnalysis,
  type AnalysisStore,
  type AnalysisView,
  type Kept,
  type Known,
  type Sent,
} from './analysis-store.ts';

/** The analyses of a report's answers, by question. */
export type Analyses = ReadonlyMap<number, AnalysisStore>;

// What another try would not change; everything else is sent again.
const final: ReadonlySet<string> = new Set(['refused', 'invalid', 'notFound', 'forbidden', 'tooLarge']);

const nothing = { reason: '', evidence: '', plan: '', quote: null };

const knownOf = ({ analysis }: Pick<ReportedQuestion, 'analysis'>): Known => {
  if (!analysis) return { said: nothing, version: 0, savedAt: null };
  const { reason, evidence, plan, quote, version, savedAt } = analysis;
  return { said: { reason, evidence, plan, quote }, version, savedAt };
};

/** Keeps one analysis in the browser's own store; what another window has put there since stays. */
const deviceAt = (personId: number, name: string) => {
  const own = ownTextAt(personId, `inkstone.analysis.${personId}.${name}`);
  return {
    read: (): Kept | null => {
      try {
        const kept = JSON.parse(own.read() ?? 'null') as Kept | null;
        // What an older page kept says nothing of what it did not know.
        return kept && { ...kept, said: { ...nothing, ...kept.said } };
      } catch {
        return null;
      }
    },
    put: (kept: Kept): boolean => own.put(JSON.stringify(kept)),
    remove: own.remove,
  };
};

interface Analysed extends Pick<ReportOf, 'attemptId' | 'questions'> {
  kind: AnalysisKind;
  again(): Promise<ReportOf | undefined>;
}

/** Opens the analyses of all answers of one kind: what the device still keeps of them is sent at once. */
export const useAnalyses = ({ kind, attemptId, questions, again }: Analysed): Analyses => {
  const me = useCurrentUser().id;
  const { mutateAsync } = useApiMutation(submitAnalysis);
  // Both stay the same as long as the screen stands, as the stores do.
  const [stores] = useState(() => {
    const send = async (questId: number, { said, version, requestId }: Kept & { requestId: string }): Promise<Sent> => {
      try {
        const saved = await mutateAsync({ attemptId, questId, version, requestId, ...said });
        return { is: 'saved', version: saved.version, savedAt: saved.savedAt };
      } catch (error) {
        if (isRefusal(error, 'analysis.newer')) {
          const fresh = (await again())?.questions.find((one) => one.questId === questId);
          return fresh ? { is: 'newer', theirs: knownOf(fresh) } : { is: 'later' };
        }
        const failure = failureFrom(error);
        const isFinal = failure !== null && final.has(failure.kind);
        return isFinal ? { is: 'refused', reason: failure.message } : { is: 'later' };
      }
    };
    return new Map(
      questions
        .filter(({ forAnalysis }) => forAnalysis === kind)
        .map((question) => {
          const { questId } = question;
          const store = openAnalysis({
            known: knownOf(question),
            device: deviceAt(me, `${attemptId}.${questId}`),
            send: (what) => send(questId, what),
            newRequestId,
          });
          return [questId, store] as const;
        }),
    );
  });
  // Meets the network, and the end of the screen: what waits is sent.
  useEffect(() => {
    const sendAll = () => {
      for (const store of stores.values()) void store.flush();
    };
    sendAll();
    globalThis.addEventListener('online', sendAll);
    return () => {
      globalThis.removeEventListener('online', sendAll);
      sendAll();
    };
  }, [stores]);
  return stores;
};

/** What one analysis says now. */
export const useAnalysisView = (store: AnalysisStore): AnalysisView =>
  useSyncExternalStore(store.subscribe, store.view, store.view);
