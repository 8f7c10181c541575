import { prose } from '../rich.ts';
import type { QuestionSet } from '../bank-types.ts';

/** What whoever answers parents has to be able to write. */
export const letterTask = {
  code: 'gen-letter',
  title: { en: 'A reply to a parent', zh: '回复家长' },
  node: 'common.english.words',
  author: 'mei',
  written: { days: -28, time: '15:10' },
  questions: [
    {
      code: 'gen-letter-1',
      type: 'essay',
      points: ['common.english.collocation'],
      difficulty: 0.5,
      prompt: {
        text: prose`Mrs. Okafor writes: “Your lesson on Saturday was called off at nine in the morning, when we were already on the train. Nobody rang us.” Answer her in English, in about 100 words: say what happened, put it right, and keep her as a customer.`,
        leastWords: 60,
      },
      key: {
        model: prose`Dear Mrs. Okafor, I am sorry that you had set out on Saturday before you heard from us. The teacher fell ill in the night, and we should have rung every family before eight; with yours we did not. You will of course not be charged for the lesson, and I would like to pay for your train tickets. Would Tuesday at five or Thursday at six suit Ada for the lesson that she missed? From now on your number stands first on the list that we ring ourselves. Thank you for telling us so plainly. Yours sincerely, the front desk.`,
      },
      explanation: {
        en: prose`A good reply names the fault without excuses, offers something definite, and asks for one answer. Counted are tone, what is offered, and correct English.`,
        zh: prose`好的回复会直接承认疏忽、不找借口，给出具体的补救办法，并只请对方回答一个问题。评分看语气、补救办法和英语的准确度。`,
      },
    },
  ],
} as const satisfies QuestionSet;
