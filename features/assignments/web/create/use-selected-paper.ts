import { getPaper } from '@inkstone/bank/contract';
import { useApiQuery } from '@inkstone/call/web';

/** The selected paper: its titles and its time. */
export interface SelectedPaper {
  title: string;
  titleZh: string | null;
  programme: string;
  variant: string;
  questionCount: number;
  /** The most questions that one student is asked in a test. */
  askedCount: number;
  /** Ids of the types of its questions. */
  types: readonly string[];
  /** How long clocks and breaks of a test last at most; null if a section has no clock. */
  seconds: number | null;
}

/** The selected paper as the bank has it; undefined while none is selected. */
export const useSelectedPaper = (paperId: number | null): SelectedPaper | undefined => {
  const { data } = useApiQuery(getPaper, { paperId: paperId ?? 0 }, { enabled: paperId !== null });
  if (paperId === null || !data || data.paper.id !== paperId) return undefined;
  const types = data.sections.flatMap(({ sets }) => sets.flatMap(({ questions }) => questions.map(({ kind }) => kind)));
  return { ...data.paper, types, seconds: data.paper.timedSeconds };
};
