import type { CallInput } from '@inkstone/call/web';
import { findPaperByRules, maxRuleQuestions } from '../../contract/paper-rules.ts';
import type { Exam } from '../exam-select.tsx';

/** A number in a field; an empty text where nothing is entered. */
export type NumberField = number | string;

export interface RangeFields {
  from: NumberField;
  to: NumberField;
}

export interface GroupFields {
  nodeId: number | undefined;
  type: string | null;
  difficulty: RangeFields;
  count: RangeFields;
}

/** The rules as they are entered. */
export interface RuleDraft {
  exam: Exam | null;
  total: RangeFields;
  groups: GroupFields[];
  difficulty: RangeFields;
  meanDifficulty: RangeFields;
  classIds: number[];
  notSeenDays: NumberField;
  isFamilyUnique: boolean;
  excludedSetIds: number[];
  seed: string;
}

export type RuleSearch = Omit<CallInput<typeof findPaperByRules>, 'exchange'>;

const emptyRange = (): RangeFields => ({ from: '', to: '' });

export const createSeed = (): string => crypto.randomUUID().slice(0, 8);

export const emptyGroup = (): GroupFields => ({
  nodeId: undefined,
  type: null,
  difficulty: emptyRange(),
  count: { from: 5, to: 5 },
});

export const emptyRuleDraft = (): RuleDraft => ({
  exam: null,
  total: { from: 20, to: 20 },
  groups: [],
  difficulty: emptyRange(),
  meanDifficulty: emptyRange(),
  classIds: [],
  notSeenDays: '',
  isFamilyUnique: true,
  excludedSetIds: [],
  seed: createSeed(),
});

const isFilled = (field: NumberField): field is number => typeof field === 'number';

const isRange = ({ from, to }: RangeFields, least: number, most: number): boolean =>
  isFilled(from) && isFilled(to) && from >= least && to <= most && from <= to;

const isOptionalRange = (range: RangeFields): boolean => (range.from === '' && range.to === '') || isRange(range, 0, 1);

/** What is wrong with the rules, by the key of its sentence. */
export type RuleFault = { key: 'needExam' | 'needTotal' | 'needRange' } | { key: 'needCount'; number: number };

export const findRuleFaults = (draft: RuleDraft): RuleFault[] => {
  const ranges = [draft.difficulty, draft.meanDifficulty, ...draft.groups.map(({ difficulty }) => difficulty)];
  return [
    ...(draft.exam ? [] : [{ key: 'needExam' as const }]),
    ...(isRange(draft.total, 1, maxRuleQuestions) ? [] : [{ key: 'needTotal' as const }]),
    ...draft.groups.flatMap(({ count }, index) =>
      isRange(count, 0, maxRuleQuestions) ? [] : [{ key: 'needCount' as const, number: index + 1 }],
    ),
    ...(ranges.every(isOptionalRange) ? [] : [{ key: 'needRange' as const }]),
  ];
};

const toSpan = ({ from, to }: RangeFields) => ({ from: Number(from), to: Number(to) });
const toOptionalSpan = (range: RangeFields) => (range.from === '' ? null : toSpan(range));

/** The search that the rules ask for; null where they are not complete. */
export const toRuleSearch = (draft: RuleDraft): RuleSearch | null => {
  if (!draft.exam || findRuleFaults(draft).length > 0) return null;
  return {
    ...draft.exam,
    classIds: draft.classIds,
    seed: draft.seed,
    rules: {
      total: toSpan(draft.total),
      groups: draft.groups.map(({ nodeId, type, difficulty, count }) => ({
        nodeIds: nodeId === undefined ? [] : [nodeId],
        types: type === null ? [] : [type],
        difficulty: toOptionalSpan(difficulty),
        count: toSpan(count),
      })),
      difficulty: toOptionalSpan(draft.difficulty),
      meanDifficulty: toOptionalSpan(draft.meanDifficulty),
      notSeenDays: isFilled(draft.notSeenDays) && draft.classIds.length > 0 ? draft.notSeenDays : null,
      isFamilyUnique: draft.isFamilyUnique,
      excludedSetIds: draft.excludedSetIds,
    },
  };
};
