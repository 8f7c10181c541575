import { localizedName, type Language } from '@inkstone/base';
import type { ReportRow } from './attempt-report.queries.ts';
import type { NumberedQuestion } from './question-data.ts';

/** How often a student played what an attempt let them hear. */
export const readPlays = ({ state, blueprint }: Pick<ReportRow, 'state' | 'blueprint'>) => {
  const parts = blueprint.sections.flatMap((section) => section.parts);
  const limits = new Map(parts.flatMap((part) => part.sets.map(({ id }) => [id, part.plays] as const)));
  return {
    setPlays: (setId: number) => ({ plays: state.plays[setId] ?? 0, playsMost: limits.get(setId) ?? null }),
    clipPlays: (questionId: number): number => state.clipPlays?.[questionId] ?? 0,
  };
};

/** The plays of each recording that the reported questions are about, in the order of the work. */
export const listRecordingPlays = (row: ReportRow, numbered: readonly NumberedQuestion[], language: Language) => {
  const { setPlays, clipPlays } = readPlays(row);
  const audioSets = numbered.filter(({ set }) => set.stimulus.kind === 'audio');
  return [...Map.groupBy(audioSets, ({ set }) => set.setId)].flatMap(([setId, questions]) => {
    const [first] = questions;
    if (!first) return [];
    const clips = questions.flatMap(({ number, question: { questionId, clip } }) =>
      clip ? [{ number, plays: clipPlays(questionId) }] : [],
    );
    return {
      setId,
      title: localizedName(language, first.set.title, first.set.titleZh),
      numbers: questions.map(({ number }) => number),
      ...setPlays(setId),
      clips,
    };
  });
};
