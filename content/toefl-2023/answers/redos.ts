import type { Moment } from '../../moments.ts';
import type { MarkSeed } from './marks.ts';

/** Questions of mock A that Ms. Mei asks a student to do again, and what came of it. */
export interface RedoSeed {
  student: string;
  question: string;
  asked: Moment;
  due: Moment;
  message: string;
  /** The second draft with its mark; null while the student has not begun. */
  done: { at: Moment; text: string; marked: Moment; mark: MarkSeed } | null;
}

/** One redo is done and marked, one waits. */
export const redos: readonly RedoSeed[] = [
  {
    student: 'linxiaohe',
    question: 't23-a-w2-01',
    asked: { days: -3, time: '20:40' },
    due: { days: -1, time: '21:00' },
    message:
      'Xiaohe, write this post once more with my notes beside you: verbs first, then longer sentences at the end.',
    done: {
      at: { days: -2, time: '17:10' },
      text: "In my opinion, every student should learn public speaking. Nowadays, communication is very important in our life. I agree with Claire because if you cannot explain your idea, other people will not know you are good. For example, last year I joined a math competition in my city. My team got the right answer, but when the judge asked us a question, I was very nervous and I forgot everything, so we only got the third place. If I had had a class of public speaking before, I would not have been so nervous. Andrew said that the course make student more anxious, but I don't agree with him, because people who never try will always be afraid. So the university should let all student take this course.",
      marked: { days: -1, time: '20:05' },
      mark: {
        question: 't23-a-w2-01',
        points: 400,
        scores: { relevance: 400, range: 400, control: 350 },
        comment:
          'This is a different text: the conditional is right, and the last sentences belong together now. What is left are the endings in “make” and “student”.',
        notes: [
          { on: { quote: 'make student' }, code: 'agreement', text: 'The course makes students more anxious.' },
          { on: { quote: 'all student' }, code: 'agreement', text: 'all students' },
        ],
      },
    },
  },
  {
    student: 'luozhiyao',
    question: 't23-a-w1-01',
    asked: { days: -1, time: '20:30' },
    due: { days: 3, time: '21:00' },
    message: 'Zhiyao, only two sentences keep this from a 5. Write it once more without a comma splice.',
    done: null,
  },
];
