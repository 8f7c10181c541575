import { filterQuestions } from '@inkstone/assignments/server';
import type { PinnedContent, PinnedQuestion, PinnedSet } from '@inkstone/bank/server';
import { localizedName } from '@inkstone/base';
import type { CurrentUser } from '@inkstone/call/server';
import { isContentReleasedInStages, shuffleBySeed } from '@inkstone/exam/attempt';
import type { Blueprint } from '@inkstone/exam/blueprint';
import { orderOptions } from '@inkstone/exam/forms';
import { getQuestionType, getTypeCode, listOptionRecords } from '@inkstone/exam/logic';
import { signPictures, signStimulus } from '@inkstone/bank/server';
import { withholdRecordings, type HeldRecordings } from './held-recordings.ts';

/** The reader and the attempt that content is mapped for. */
export interface RecordContext {
  attemptId: number;
  blueprint: Blueprint;
  me: CurrentUser;
  secret: string;
  now: Date;
  /** The recordings that another test holds. */
  held?: HeldRecordings;
  /** Whether meanings of words are shown whatever the tools of the sections, as beside a course's film. */
  showsGlosses?: boolean;
  /** URLs of a set's files, where plays are limited. */
  urlsFor?: (set: PinnedSet) => (fileId: number) => string;
}

const toReader = ({ secret, me, now }: RecordContext) => ({ secret, personId: me.id, now });

/** How a question is displayed in an attempt. */
interface QuestionDisplay {
  points: number;
  /** Whether its section shuffles the options of every question, as its real exam does. */
  isShuffled: boolean;
  /** The order of its options in this attempt; absent: the stored one. */
  optionOrder?: readonly string[] | undefined;
  /** Whether its section shows the meanings of marked words. */
  hasGlossary: boolean;
}

/** The display of each question of the attempt, by question id. */
const displayByQuestion = ({ sections }: Blueprint): ReadonlyMap<number, QuestionDisplay> =>
  new Map(
    sections.flatMap(({ shufflesOptions: isShuffled = false, tools, parts }) => {
      const hasGlossary = tools.includes('glossary');
      return parts
        .flatMap(({ sets }) => sets.flatMap(({ questions }) => questions))
        .map(({ id, points, optionOrder }): [number, QuestionDisplay] => [
          id,
          { points, isShuffled, optionOrder, hasGlossary },
        ]);
    }),
  );

type QuestionDisplays = ReadonlyMap<number, QuestionDisplay>;

/** The prompt with the options as this attempt shows them. */
const orderPrompt = (question: PinnedQuestion, display: QuestionDisplay | undefined, view: RecordContext): unknown => {
  if (display?.optionOrder) return orderOptions(question, { optionOrder: display.optionOrder });
  if (!display?.isShuffled) return question.prompt;
  const seed = `${view.attemptId} ${question.questionId}`;
  return getQuestionType(question.type).shuffleOptions(question.prompt, (items) => shuffleBySeed(items, seed));
};

const toQuestionRecord = (question: PinnedQuestion, displays: QuestionDisplays, view: RecordContext) => {
  const type = getQuestionType(question.type);
  const display = displays.get(question.questionId);
  const prompt = signPictures(orderPrompt(question, display, view), toReader(view));
  return {
    id: question.questionId,
    typeCode: getTypeCode(type),
    kind: type.id,
    options: listOptionRecords(type, prompt),
    fullAnswerCount: type.optionsToChoose(prompt),
    prompt,
    points: display?.points ?? question.points,
    ...(question.clip && { clip: question.clip }),
  };
};

const stimulusFor = (set: PinnedSet, view: RecordContext) => {
  const stimulus = signStimulus(set.stimulus, toReader(view));
  const urlFor = view.urlsFor?.(set);
  const files = urlFor ? stimulus.files.map((file) => ({ ...file, url: urlFor(file.id) })) : stimulus.files;
  return withholdRecordings({ ...stimulus, files }, view.held ?? new Map());
};

// Sanitised rich text has it as the only attribute of a span.
const glossAttribute = /(<span) data-gloss="[^"]*"/g;

/** The set without the meanings of its words, which a section without the glossary does not send. */
const removeGlosses = (set: PinnedSet, displays: QuestionDisplays, { showsGlosses }: RecordContext): PinnedSet => {
  const isShown = showsGlosses || set.questions.some(({ questionId }) => displays.get(questionId)?.hasGlossary);
  if (isShown) return set;
  return { ...set, stimulus: { ...set.stimulus, html: set.stimulus.html.replace(glossAttribute, '$1') } };
};

const toSetRecord = (set: PinnedSet, displays: QuestionDisplays, view: RecordContext) => ({
  id: set.setId,
  // The titles of a test's sets are for authors and could reveal the chosen module.
  title: isContentReleasedInStages(view.blueprint) ? '' : localizedName(view.me.language, set.title, set.titleZh),
  stimulus: stimulusFor(removeGlosses(set, displays, view), view),
  questions: set.questions.map((question) => toQuestionRecord(question, displays, view)),
});

/** The sets of the attempt as sent to a student: options in the attempt's own order, without keys. */
export const toSetRecords = (content: PinnedContent, view: RecordContext) => {
  const displays = displayByQuestion(view.blueprint);
  const assigned = filterQuestions(content, (questionId) => displays.has(questionId));
  return assigned.sections.flatMap(({ sets }) => sets.map((set) => toSetRecord(set, displays, view)));
};
