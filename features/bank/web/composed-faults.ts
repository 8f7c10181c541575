import { toStoredTitles, type LocalizedText } from '@inkstone/base';
import { findProgrammeCard } from '@inkstone/programmes/cards';
import { findLoadedVariant } from '@inkstone/programmes/late';
import { problemsOfPaper } from '../rules.ts';
import type { ComposedPaper, ComposedSet } from './composed-paper.ts';

/** What is wrong with a paper being composed: the id of the field, the key of the words, what they name. */
export interface PaperFault {
  field: string;
  says: 'needTitle' | 'needExam' | 'needSets' | 'needTime' | 'needType' | 'needTypeOr' | 'needOnce';
  /** The set that is meant. */
  topicId?: number;
  /** The types that do not fit. */
  types?: readonly string[];
  /** The section that they do not fit. */
  section?: { id: string; name: LocalizedText };
  /** The form of the programme whose papers take it. */
  taker?: string;
}

/** Another form of the programme, whose papers take questions of any type. */
const takerOf = ({ programme, variant }: ComposedPaper): string | undefined =>
  Object.keys(findProgrammeCard(programme)?.exams ?? {}).find(
    (id) =>
      id !== variant &&
      findLoadedVariant(programme, id)?.sections.every(({ parts }) => parts.every(({ types }) => types.length === 0)),
  );

const setOf = (paper: ComposedPaper, questionId: number): ComposedSet | undefined =>
  paper.sections.flatMap(({ sets }) => sets).find(({ questions }) => questions.some(({ id }) => id === questionId));

const ruleFaults = (paper: ComposedPaper): PaperFault[] => {
  const variant = findLoadedVariant(paper.programme, paper.variant);
  if (!variant) return [];
  const found = problemsOfPaper(variant, paper.sections).flatMap((problem): PaperFault[] => {
    if (problem.is === 'empty') return [{ field: 'paper-sections', says: 'needSets' }];
    if (problem.is !== 'typeNotAllowed' && problem.is !== 'twice') return [];
    const topicId = setOf(paper, problem.questionId)?.topicId;
    const about = { field: 'paper-sections', ...(topicId === undefined ? {} : { topicId }) };
    if (problem.is === 'twice') return [{ ...about, says: 'needOnce' }];
    const section = variant.sections.find(({ id }) => id === problem.section);
    const taker = takerOf(paper);
    return [
      {
        ...about,
        says: taker === undefined ? 'needType' : 'needTypeOr',
        types: [problem.type],
        ...(section && { section }),
        ...(taker !== undefined && { taker }),
      },
    ];
  });
  return [...Map.groupBy(found, ({ says, topicId, section }) => `${says} ${topicId} ${section?.id}`).values()].flatMap(
    ([first, ...more]) => (first ? [withTypesOf(first, more)] : []),
  );
};

/** A fault of a set with the types of the others that say the same of it. */
const withTypesOf = (fault: PaperFault, others: readonly PaperFault[]): PaperFault =>
  fault.types ? { ...fault, types: [...new Set([fault, ...others].flatMap(({ types }) => types ?? []))] } : fault;

/** Everything that keeps a paper from being saved; another number of questions than the exam's does not. */
export const faultsOf = (paper: ComposedPaper): PaperFault[] => {
  const hasWrongTime = paper.sections.some(({ seconds }) => seconds !== null && (seconds < 60 || seconds > 36_000));
  return [
    ...(toStoredTitles({ en: paper.title, zh: paper.titleZh }).title === ''
      ? [{ field: 'paper-title', says: 'needTitle' as const }]
      : []),
    ...(paper.variant === '' ? [{ field: 'paper-exam', says: 'needExam' as const }] : ruleFaults(paper)),
    ...(hasWrongTime ? [{ field: 'paper-sections', says: 'needTime' as const }] : []),
  ];
};
