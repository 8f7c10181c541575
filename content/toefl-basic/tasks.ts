import { speech, title, writing } from '../toefl-2023/authoring.ts';
import type { QuestionSet } from '../bank-types.ts';
import { shared } from './authoring.ts';

const day: QuestionSet = {
  ...shared,
  code: 'tfb-s1',
  title: title('TOEFL Basic paper 1, speaking', '托福基础卷一：口语'),
  node: 'toefl-basic.speaking',
  questions: [
    speech(
      'tfb-s1-01',
      {
        text: 'A friend from another country is going to visit you for one day. Where would you go together, and why? Give two reasons.',
        model:
          'I would take my friend to the old market near the river, for two reasons. First, one can see there how people in my city really live. In the morning grandmothers bargain for fish, and everybody knows everybody. In a shopping mall we would only see the same shops as in any other country. Second, the market is the best place to eat. There is a small stand that has made only one kind of noodle for forty years, and I would like to see my friend’s face at the first spoon. After lunch we could walk along the river and digest. It would not cost much, and I think that my friend would remember it longer than a tower or a museum.',
      },
      {
        point: 'toefl-basic.speaking.opinion',
        difficulty: 0,
        en: 'Name the place at once, then give two reasons, each with one detail that others could not have said. End with a short sentence that closes the answer.',
        zh: '先直接说出地点，再给两个理由，每个理由配一个只有你才说得出的细节，最后用一句话收尾。',
      },
    ),
  ],
};

const message: QuestionSet = {
  ...shared,
  code: 'tfb-w1',
  title: title('TOEFL Basic paper 1, writing', '托福基础卷一：写作'),
  node: 'toefl-basic.writing',
  questions: [
    writing(
      'tfb-w1-01',
      {
        text: [
          'You borrowed a book from your English teacher, Mr. Hale, and left it on the bus. Write to him in about 80 words. Say what happened, say what you have already done about it, and suggest how you can make up for it.',
        ],
        leastWords: 60,
        model: [
          'Dear Mr. Hale,',
          'I am very sorry: I have lost the book that you lent me. I was reading it on bus 14 on Tuesday, and when my friend got on I put it on the seat and forgot it. I noticed it only at home.',
          'I called the bus company the same evening and went to their office yesterday, but nobody has brought it. They will ring me if it is found. If it is not there by Friday, I would like to buy you a new copy; the bookshop near the station has one. I hope that there were no notes of yours in it.',
          'Yours, Kevin',
        ],
      },
      {
        point: 'toefl-basic.writing.message',
        difficulty: 0.2,
        en: 'All three points have to be there: what happened, what you did, what you suggest. Say sorry once; a definite offer is worth more than many excuses.',
        zh: '三点都要写到：发生了什么、已经做了什么、打算怎样弥补。道歉一次即可，具体的补救办法比反复道歉更有用。',
      },
    ),
  ],
};

/** A minute of speaking and a message. */
export const taskSets: readonly QuestionSet[] = [day, message];
