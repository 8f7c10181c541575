import { getPaper } from '@inkstone/bank/contract';
import { useApiQuery } from '@inkstone/call/web';

/** The selected paper: its titles and its time. */
export interface SelectedPaper {
  title: string;
  titleZh: string | null;
  programme: string;
  variant: string;
  questionCount: number;
  /** Ids of the types of its questions. */
  types: readonly string[];
  /** The length of all sections; null if one of them has no clock. */
  seconds: number | null;
}

/** The selected paper as the bank has it; undefined while none is selected. */
export const useSelectedPaper = (paperId: number | null): SelectedPaper | undefined => {
  const { data } = useApiQuery(getPaper, { paperId: paperId ?? 0 }, { enabled: paperId !== null });
  if (paperId === null || !data || data.paper.id !== paperId) return undefined;
  const clocks = data.sections.map(({ seconds, usualSeconds }) => seconds ?? usualSeconds);
  const hasAll = clocks.length > 0 && clocks.every((clock) => clock !== null);
  const types = data.sections.flatMap(({ sets }) => sets.flatMap(({ questions }) => questions.map(({ kind }) => kind)));
  return {
    ...data.paper,
    types,
    seconds: hasAll ? clocks.reduce<number>((sum, clock) => sum + (clock ?? 0), 0) : null,
  };
};
