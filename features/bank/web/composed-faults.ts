import { groupBy, toStoredTitles, type LocalizedText } from '@inkstone/base';
import type { SectionRule } from '@inkstone/exam/blueprint';
import { findProgrammeCard } from '@inkstone/programmes/cards';
import { findLoadedVariant } from '@inkstone/programmes/lazy';
import { findComposedPaperProblems } from '../rules.ts';
import { getOwnSectionName, toSectionSettings } from './own-sections.ts';
import type { ComposedPaper, ComposedSet } from './composed-paper.ts';

/** An error of a paper being composed: the field's id, the message key and its values. */
export interface PaperFault {
  field: string;
  messageKey:
    | 'needTitle'
    | 'needExam'
    | 'needSets'
    | 'needTime'
    | 'needType'
    | 'needTypeOr'
    | 'needOnce'
    | 'noCalculator'
    | 'noOwnCalculator'
    | 'noModuleCalculator'
    | 'needCuts'
    | 'needPointCuts'
    | 'needModule';
  /** The set it is about. */
  setId?: number;
  /** The types that do not fit. */
  types?: readonly string[];
  /** The section that they do not fit. */
  section?: { id: string; name: LocalizedText };
  /** The most that a cut can be, in hundredths of points. */
  most?: number;
  /** Another variant of the programme that accepts them. */
  acceptingVariant?: string;
}

/** Finds another variant of the programme whose papers accept any question type. */
const findAcceptingVariant = ({ programme, variant }: ComposedPaper): string | undefined =>
  Object.keys(findProgrammeCard(programme)?.exams ?? {}).find(
    (id) =>
      id !== variant &&
      findLoadedVariant(programme, id)?.sections.every(({ parts }) => parts.every(({ types }) => types.length === 0)),
  );

const findSet = (paper: ComposedPaper, questionId: number): ComposedSet | undefined =>
  paper.sections.flatMap(({ sets }) => sets).find(({ questions }) => questions.some(({ id }) => id === questionId));

/** A section under the name that the paper gives it. */
const nameSection = (paper: ComposedPaper, { id, name }: { id: string; name: LocalizedText }) => {
  const slot = paper.sections.find(({ section }) => section === id);
  return {
    id,
    name: {
      en: (slot && getOwnSectionName(paper, slot, 'en')) ?? name.en,
      zh: (slot && getOwnSectionName(paper, slot, 'zh')) ?? name.zh,
    },
  };
};

/** A module under the name that the paper gives it. */
const nameModule = (paper: ComposedPaper, { section, part }: { section: string; part: string }) => {
  const slot = paper.sections.find((place) => place.section === section && place.part === part);
  const place = slot ?? { section, part, seconds: null };
  const name = { en: getOwnSectionName(paper, place, 'en') ?? '', zh: getOwnSectionName(paper, place, 'zh') ?? '' };
  return { id: part, name };
};

const getCalculatorMessage = (section: SectionRule | undefined) => {
  if (section?.ownSettings) return 'noOwnCalculator';
  return section?.parts.some(({ ownSettings }) => ownSettings) ? 'noModuleCalculator' : 'noCalculator';
};

const findRuleFaults = (paper: ComposedPaper): PaperFault[] => {
  const variant = findLoadedVariant(paper.programme, paper.variant);
  if (!variant) return [];
  const paperFaults = findComposedPaperProblems(
    variant,
    paper.sections.map((slot) => ({ ...slot, settings: toSectionSettings(paper, slot) })),
  ).flatMap((problem): PaperFault[] => {
    if (problem.is === 'empty') return [{ field: 'paper-sections', messageKey: 'needSets' }];
    if (problem.is === 'cutsInvalid') {
      const rule = variant.sections.find(({ id }) => id === problem.section);
      return [{ field: 'paper-sections', messageKey: 'needCuts', ...(rule && { section: nameSection(paper, rule) }) }];
    }
    if (problem.is === 'pointCutsInvalid')
      return [{ field: 'paper-sections', messageKey: 'needPointCuts', most: problem.most }];
    if (problem.is === 'moduleEmpty')
      return [{ field: 'paper-sections', messageKey: 'needModule', section: nameModule(paper, problem) }];
    if (!('questionId' in problem)) return [];
    const setId = findSet(paper, problem.questionId)?.setId;
    const common = { field: 'paper-sections', ...(setId === undefined ? {} : { setId }) };
    if (problem.is === 'twice') return [{ ...common, messageKey: 'needOnce' }];
    const section = variant.sections.find(({ id }) => id === problem.section);
    if (problem.is === 'calculatorForbidden')
      return [
        {
          ...common,
          messageKey: getCalculatorMessage(section),
          ...(section && { section: nameSection(paper, section) }),
        },
      ];
    const acceptingVariant = findAcceptingVariant(paper);
    return [
      {
        ...common,
        messageKey: acceptingVariant === undefined ? 'needType' : 'needTypeOr',
        types: [problem.type],
        ...(section && { section }),
        ...(acceptingVariant !== undefined && { acceptingVariant }),
      },
    ];
  });
  return [
    ...groupBy(paperFaults, ({ messageKey, setId, section }) => `${messageKey} ${setId} ${section?.id}`).values(),
  ].flatMap(([first, ...more]) => (first ? [mergeTypes(first, more)] : []));
};

/** Merges errors of one set that differ only in their types. */
const mergeTypes = (fault: PaperFault, otherFaults: readonly PaperFault[]): PaperFault =>
  fault.types ? { ...fault, types: [...new Set([fault, ...otherFaults].flatMap(({ types }) => types ?? []))] } : fault;

/**
 * Finds everything that prevents a paper from being saved; a number of questions that differs from the exam does not.
 */
export const findPaperFaults = (paper: ComposedPaper): PaperFault[] => {
  const hasWrongTime = paper.sections.some(({ seconds }) => seconds !== null && (seconds < 60 || seconds > 36_000));
  return [
    ...(toStoredTitles({ en: paper.title, zh: paper.titleZh }).title === ''
      ? [{ field: 'paper-title', messageKey: 'needTitle' as const }]
      : []),
    ...(paper.variant === '' ? [{ field: 'paper-exam', messageKey: 'needExam' as const }] : findRuleFaults(paper)),
    ...(hasWrongTime ? [{ field: 'paper-sections', messageKey: 'needTime' as const }] : []),
  ];
};
