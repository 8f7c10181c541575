import { createContext, use } from 'react';
import type { AnalysisStore } from './analysis-store.ts';

const Context = createContext<ReadonlyMap<number, AnalysisStore> | null>(null);

/** Says to the answers inside that their reader may say something of them here. */
export const OwnAnalyses = Context;

/** What I write of an answer; null where it is only read. */
export const useOwnAnalysis = (questId: number): AnalysisStore | null => use(Context)?.get(questId) ?? null;
