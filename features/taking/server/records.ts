import { narrowed } from '@inkstone/assignments/server';
import type { PinnedContent, PinnedQuestion, PinnedSet } from '@inkstone/bank/server';
import { localizedName } from '@inkstone/base';
import type { CurrentUser } from '@inkstone/call/server';
import { isContentReleasedInStages, shuffleBySeed } from '@inkstone/exam/attempt';
import type { Blueprint } from '@inkstone/exam/blueprint';
import { getQuestionType } from '@inkstone/exam/logic';
import { signedPictures, signedStimulus } from '@inkstone/bank/server';

/** For whom and for which attempt content is written down. */
export interface RecordView {
  attemptId: number;
  blueprint: Blueprint;
  me: CurrentUser;
  secret: string;
  now: Date;
  /** Addresses of a set's files, where plays are counted. */
  addressesFor?: (set: PinnedSet) => (fileId: number) => string;
}

const readerOf = ({ secret, me, now }: RecordView) => ({ secret, personId: me.id, now });

/** How the attempt's rules show a question. */
interface Shown {
  points: number;
  isShuffled: boolean;
}

/** The rules for each question of the attempt, by its id. */
const shownBy = ({ sections }: Blueprint): ReadonlyMap<number, Shown> =>
  new Map(
    sections.flatMap(({ shufflesOptions = false, parts }) =>
      parts
        .flatMap(({ sets }) => sets.flatMap(({ questions }) => questions))
        .map(({ id, points }): [number, Shown] => [id, { points, isShuffled: shufflesOptions }]),
    ),
  );

type Showing = ReadonlyMap<number, Shown>;

const questionRecordOf = (question: PinnedQuestion, showing: Showing, view: RecordView) => {
  const type = getQuestionType(question.type);
  const seed = `${view.attemptId} ${question.questionId}`;
  const shown = showing.get(question.questionId);
  const stored = question.prompt;
  const ordered = shown?.isShuffled ? type.shuffleOptions(stored, (items) => shuffleBySeed(items, seed)) : stored;
  const prompt = signedPictures(ordered, readerOf(view));
  return {
    id: question.questionId,
    type: type.codes[0] ?? type.id,
    kind: type.id,
    options: [...type.listOptions(prompt)],
    options_answer_num: type.optionsToChoose(prompt),
    prompt,
    points: shown?.points ?? question.points,
    ...(question.clip && { clip: question.clip }),
  };
};

const stimulusFor = (set: PinnedSet, view: RecordView) => {
  const stimulus = signedStimulus(set.stimulus, readerOf(view));
  const addressFor = view.addressesFor?.(set);
  if (!addressFor) return stimulus;
  return { ...stimulus, files: stimulus.files.map((file) => ({ ...file, url: addressFor(file.id) })) };
};

const setRecordOf = (set: PinnedSet, showing: Showing, view: RecordView) => ({
  id: set.setId,
  // A test's sets are named for whoever puts papers together, and may name the way.
  title: isContentReleasedInStages(view.blueprint) ? '' : localizedName(view.me.language, set.title, set.titleZh),
  stimulus: stimulusFor(set, view),
  questions: set.questions.map((question) => questionRecordOf(question, showing, view)),
});

/** Everything that the rules ask, as a student gets it: prompts in the attempt's own order, never a key. */
export const setRecordsOf = (content: PinnedContent, view: RecordView) => {
  const showing = shownBy(view.blueprint);
  const asked = narrowed(content, (questionId) => showing.has(questionId));
  return asked.sections.flatMap(({ sets }) => sets.map((set) => setRecordOf(set, showing, view)));
};
