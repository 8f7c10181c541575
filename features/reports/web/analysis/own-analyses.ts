import { createContext, use } from 'react';
import type { AnalysisStore } from './analysis-store.ts';

const Context = createContext<ReadonlyMap<number, AnalysisStore> | null>(null);

/** Provides the analyses that the reader may edit. */
export const OwnAnalyses = Context;

/** The store to edit the analysis of an answer; null where it is read-only. */
export const useOwnAnalysis = (questionId: number): AnalysisStore | null => use(Context)?.get(questionId) ?? null;
