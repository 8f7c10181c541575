import { excerptOf, signedPictures, type PinnedKey, type PinnedQuestion, type PinnedSet } from '@inkstone/bank/server';
import { letterOf, nameIn, type Language } from '@inkstone/base';
import { questionsOf } from '@inkstone/exam/blueprint';
import { questionTypeOf } from '@inkstone/exam/logic';
import type { ItemColumn, PaperStatistics } from '@inkstone/exam/statistics';
import type { AnswerOfAttempt } from '@inkstone/taking/server';
import { isoOf, mean } from './numbers.ts';
import type { listBatches } from './regrade.queries.ts';
import type { ReportRow } from './reports.queries.ts';

/** One question of the work with its set. */
export interface AskedQuestion {
  set: PinnedSet;
  question: PinnedQuestion;
}

/** One finished attempt with its answers by question. */
export interface Sat {
  row: ReportRow;
  answers: ReadonlyMap<number, AnswerOfAttempt>;
  /** Points that the student gave, of those of the questions marked so far. */
  selfMark: { earned: number; possible: number } | null;
}

type Batch = Awaited<ReturnType<typeof listBatches>>[number];

/** What the items of a report are made from. */
export interface ItemFacts {
  sat: readonly Sat[];
  keys: ReadonlyMap<number, PinnedKey>;
  statistics: PaperStatistics;
  batches: ReadonlyMap<number, readonly Batch[]>;
  reader: { secret: string; personId: number; now: Date };
  language: Language;
}

/** Everyone's points and choices for one question, as the statistics want them; a blank counts as nothing. */
export const columnOf = (question: PinnedQuestion, key: unknown, sat: readonly Sat[]): ItemColumn => {
  const asked = sat[0] && questionsOf(sat[0].row.blueprint).find(({ id }) => id === question.questionId);
  const type = questionTypeOf(question.type);
  const options = type.optionsOf(question.prompt).map(({ id_option }) => id_option);
  const given = sat.map(({ answers }) => answers.get(question.questionId));
  const column = {
    questionId: question.questionId,
    possible: asked?.points ?? question.points,
    scores: given.map((answer) => answer?.earned ?? 0),
  };
  // A key of a type with options is shaped as a full answer is, so it names what a right answer chooses.
  const right = options.length > 0 ? type.chosen(type.key.parse(key)) : [];
  if (right.length === 0) return column;
  const chosen = given.map((answer) => (answer && answer.value !== null ? type.chosen(answer.value) : []));
  return { ...column, options, right, chosen };
};

const correctionOf = (batch: Batch, { language, reader }: Pick<ItemFacts, 'language' | 'reader'>) => ({
  batchId: batch.id,
  was: batch.changes.was,
  becomes: batch.changes.becomes,
  by: nameIn(language, batch.by_name, batch.by_name_zh),
  at: isoOf(batch.at),
  changed: batch.changes.changed,
  reversedAt: batch.reversed_at === null ? null : isoOf(batch.reversed_at),
  appliesTo: batch.teacher_id === null ? ('everyone' as const) : ('ownWork' as const),
  approval: batch.approval,
  mayReverse: batch.teacher_id === null ? batch.may_decide : batch.teacher_id === reader.personId,
  mayDecide: batch.approval === 'waiting' && batch.may_decide,
});

/** The figures of one item; withheld while too few have answered for them to mean anything. */
const figuresOf = (index: number, { statistics }: ItemFacts) => {
  const item = statistics.items[index];
  const shown = statistics.reliable ? item : undefined;
  return {
    difficulty: shown?.difficulty ?? null,
    discrimination: shown?.corrected ?? null,
    upperLower: shown?.upperLower ?? null,
    alphaIfDeleted: shown?.alphaIfDeleted ?? null,
    flags: [...(shown?.flags ?? [])],
    options: (item?.options ?? []).map((option, place) => ({
      id_option: option.optionId,
      letter: letterOf(place),
      count: option.count,
      percent: Math.round(option.share * 100),
      isKey: option.right,
      discrimination: statistics.reliable ? option.discrimination : null,
    })),
  };
};

/** What a machine compares with, as answers are spelled. */
const keyTextOf = (question: PinnedQuestion, keyed: PinnedKey | undefined): string => {
  const type = questionTypeOf(question.type);
  if (!keyed || type.marking.by !== 'machine') return '';
  return type.spellKey(type.key.parse(keyed.key), type.prompt.parse(question.prompt));
};

/** What everyone's answers say about one question, with its key, explanation and corrections. */
export const itemOf = ({ set, question }: AskedQuestion, index: number, facts: ItemFacts) => {
  const { sat, keys, batches, reader, language } = facts;
  const keyed = keys.get(question.questionRevisionId);
  const own = sat.map(({ answers }) => answers.get(question.questionId));
  const answered = own.filter((one) => one !== undefined && one.value !== null);
  const seconds = own.flatMap((one) => one?.secondsSpent ?? []);
  const { knowledge } = question;
  return {
    questId: question.questionId,
    number: index + 1,
    kind: question.type,
    setTitle: nameIn(language, set.title, set.titleZh),
    topicId: set.setId,
    prompt: signedPictures(question.prompt, reader),
    excerpt: excerptOf(question.prompt),
    key: keyed?.key ?? null,
    keyText: keyTextOf(question, keyed),
    explanation: signedPictures(keyed?.explanation ?? { en: '', zh: '' }, reader),
    knowledgePoint: knowledge ? nameIn(language, knowledge.name, knowledge.nameZh) : null,
    answered: answered.length,
    blank: sat.length - answered.length,
    right: answered.filter((one) => one?.earned !== null && one?.earned === one?.possible).length,
    meanSeconds: seconds.length === 0 ? null : Math.round(mean(seconds)),
    corrections: (batches.get(question.questionId) ?? []).map((batch) => correctionOf(batch, facts)),
    ...figuresOf(index, facts),
  };
};
