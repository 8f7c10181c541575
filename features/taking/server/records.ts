import type { PinnedContent, PinnedQuestion, PinnedSet } from '@inkstone/bank/server';
import { nameIn } from '@inkstone/base';
import type { Me } from '@inkstone/call/server';
import { shuffled } from '@inkstone/exam/attempt';
import { questionsOf, type Blueprint } from '@inkstone/exam/blueprint';
import { questionTypeOf } from '@inkstone/exam/logic';
import { signedPictures, signedStimulus } from '@inkstone/bank/server';

/** For whom and for which attempt content is written down. */
export interface RecordView {
  attemptId: number;
  blueprint: Blueprint;
  me: Me;
  secret: string;
  now: Date;
}

const readerOf = ({ secret, me, now }: RecordView) => ({ secret, personId: me.id, now });

type Points = ReadonlyMap<number, number>;

const questionRecordOf = (question: PinnedQuestion, points: Points, view: RecordView) => {
  const type = questionTypeOf(question.type);
  const seed = `${view.attemptId} ${question.questionId}`;
  const ordered = type.shuffled(question.prompt as never, (items) => shuffled(items, seed));
  const prompt = signedPictures(ordered, readerOf(view));
  return {
    id: question.questionId,
    type: type.codes[0] ?? type.id,
    kind: type.id,
    options: [...type.optionsOf(prompt)],
    options_answer_num: type.optionsToChoose(prompt),
    prompt: prompt as unknown,
    points: points.get(question.questionId) ?? question.points,
  };
};

const setRecordOf = (set: PinnedSet, points: Points, view: RecordView) => ({
  id: set.setId,
  title: nameIn(view.me.language, set.title, set.titleZh),
  stimulus: signedStimulus(set.stimulus, readerOf(view)),
  questions: set.questions.map((question) => questionRecordOf(question, points, view)),
});

/** Everything to be answered, as a student gets it: prompts in the attempt's own order, never a key. */
export const setRecordsOf = (content: PinnedContent, view: RecordView) => {
  const points = new Map(questionsOf(view.blueprint).map((question) => [question.id, question.points]));
  return content.sections.flatMap(({ sets }) => sets.map((set) => setRecordOf(set, points, view)));
};
