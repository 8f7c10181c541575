import { excerptOf, signedPictures, type PinnedKey, type PinnedQuestion, type PinnedSet } from '@inkstone/bank/server';
import { optionLetter, localizedName, type Language } from '@inkstone/base';
import { listNavigationUnits, listQuestions } from '@inkstone/exam/blueprint';
import { getQuestionType } from '@inkstone/exam/logic';
import type { QuestionScore } from '@inkstone/exam/scoring';
import { mean, type ItemColumn, type PaperStatistics } from '@inkstone/exam/statistics';
import type { AnswerOfAttempt } from '@inkstone/taking/server';
import { isoOf, points } from './numbers.ts';
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
  /** What the student was shown, by question. */
  shown: ReadonlyMap<number, QuestionScore>;
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

/** The scores of the questions that a student was shown: modules of the own route, in sections that were reached. */
export const readShown = (row: ReportRow, answers: Sat['answers']): Sat['shown'] => {
  const { state, blueprint, result } = row;
  const scored = (result?.questions ?? []).filter(({ outcome }) => outcome !== 'notChosen');
  const units = listNavigationUnits(blueprint, state.routes);
  // Work that was brought from elsewhere has no record of where one was.
  const isRecorded = units.some(({ id }) => state.legs[id] !== undefined);
  const entered = units.filter(({ id }) => !isRecorded || state.legs[id] !== undefined);
  const reached = new Set(
    entered.flatMap(({ parts }) =>
      parts.flatMap(({ sets }) => sets.flatMap((set) => set.questions.map(({ id }) => id))),
    ),
  );
  const isShown = (id: number): boolean => reached.has(id) || (answers.get(id)?.value ?? null) !== null;
  return new Map(scored.filter(({ questionId }) => isShown(questionId)).map((score) => [score.questionId, score]));
};

/** Everyone's points and choices for one question, as the statistics want them; null where there are no points yet. */
export const columnOf = (question: PinnedQuestion, key: unknown, sat: readonly Sat[]): ItemColumn => {
  const asked = sat[0] && listQuestions(sat[0].row.blueprint).find(({ id }) => id === question.questionId);
  const type = getQuestionType(question.type);
  const options = type.listOptions(question.prompt).map(({ id_option }) => id_option);
  const given = sat.map(({ answers }) => answers.get(question.questionId));
  const scores = sat.map(({ shown }) => shown.get(question.questionId)?.earned ?? null);
  const column = {
    questionId: question.questionId,
    possible: asked?.points ?? question.points,
    scores,
  };
  // A key of a type with options is shaped as a full answer is, so it names what a right answer chooses.
  const right = options.length > 0 ? type.chosenOptions(type.key.parse(key)) : [];
  if (right.length === 0) return column;
  const chosen = given.map((answer) => (answer && answer.value !== null ? type.chosenOptions(answer.value) : []));
  return { ...column, options, right, chosen };
};

const correctionOf = (batch: Batch, { language, reader }: Pick<ItemFacts, 'language' | 'reader'>) => ({
  batchId: batch.id,
  was: batch.changes.was,
  becomes: batch.changes.becomes,
  by: localizedName(language, batch.by_name, batch.by_name_zh),
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
  const shown = item?.reliable ? item : undefined;
  return {
    // How many had it right is a fact however few they are; in a small class nothing is said at all.
    difficulty: statistics.reliable ? (item?.difficulty ?? null) : null,
    discrimination: shown?.corrected ?? null,
    upperLower: shown?.upperLower ?? null,
    alphaIfDeleted: shown?.alphaIfDeleted ?? null,
    flags: [...(shown?.flags ?? [])],
    options: (item?.options ?? []).map((option, place) => ({
      id_option: option.optionId,
      letter: optionLetter(place),
      count: option.count,
      percent: Math.round(option.share * 100),
      isKey: option.right,
      discrimination: shown ? option.discrimination : null,
    })),
  };
};

/** What a machine compares with, as answers are spelled. */
const keyTextOf = (question: PinnedQuestion, keyed: PinnedKey | undefined): string => {
  const type = getQuestionType(question.type);
  if (!keyed || type.marking.by !== 'machine') return '';
  return type.spellKey(type.key.parse(keyed.key), type.prompt.parse(question.prompt));
};

/** What everyone's answers say about one question, with its key, explanation and corrections. */
export const itemOf = ({ set, question }: AskedQuestion, index: number, facts: ItemFacts) => {
  const { sat, keys, batches, reader, language } = facts;
  const keyed = keys.get(question.questionRevisionId);
  const shown = sat.flatMap((student) => student.shown.get(question.questionId) ?? []);
  const own = sat
    .filter((student) => student.shown.has(question.questionId))
    .map(({ answers }) => answers.get(question.questionId));
  const answered = own.filter((one) => one !== undefined && one.value !== null);
  const marked = shown.flatMap(({ earned }) => earned ?? []);
  const seconds = own.flatMap((one) => one?.secondsSpent ?? []);
  const { knowledge } = question;
  return {
    questId: question.questionId,
    number: index + 1,
    kind: question.type,
    setTitle: localizedName(language, set.title, set.titleZh),
    topicId: set.setId,
    prompt: signedPictures(question.prompt, reader),
    excerpt: excerptOf(question.prompt),
    key: keyed?.key ?? null,
    keyText: keyTextOf(question, keyed),
    explanation: signedPictures(keyed?.explanation ?? { en: '', zh: '' }, reader),
    knowledgePoint: knowledge ? localizedName(language, knowledge.name, knowledge.nameZh) : null,
    answered: answered.length,
    shown: shown.length,
    blank: shown.length - answered.length,
    right: shown.filter(({ outcome }) => outcome === 'right').length,
    byTeacher: getQuestionType(question.type).marking.by === 'teacher',
    marked: marked.length,
    meanPoints: marked.length === 0 ? null : points(mean(marked)),
    possible: points(shown[0]?.possible ?? question.points),
    meanSeconds: seconds.length === 0 ? null : Math.round(mean(seconds)),
    corrections: (batches.get(question.questionId) ?? []).map((batch) => correctionOf(batch, facts)),
    ...figuresOf(index, facts),
  };
};
