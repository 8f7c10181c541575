import { title, writing } from '../toefl-2023/authoring.ts';
import type { QuestionSet } from '../bank-types.ts';
import { askedSet, type AskedSet } from './authoring.ts';

const picture =
  '<p><img data-file="bus-stop-rain.svg" alt="A bus stop in the rain. A woman with a briefcase and a boy with a school bag share one umbrella, an old man feeds a dog under the shelter, and a bus drives away at the edge of the picture."></p>';

/** The seven questions of an admission interview, all of them heard. */
export const admissionAsked: readonly AskedSet[] = [
  askedSet({
    code: 'int-a1',
    name: ['introduction', '自我介绍'],
    point: 'self',
    difficulty: -0.8,
    by: 'heard',
    said: 'It is good to meet you. Please introduce yourself: who you are, who you live with, and what you are busy with at the moment, at school or outside it.',
    model:
      'Good afternoon, my name is Han Yutong, but most people call me Tong. I live in Hangzhou with my parents, my grandfather and a parrot that speaks better dialect than I do. I am in the ninth grade. At school I am busy with our newspaper, which comes out every second Friday on one single sheet of paper, because that is all we may print. I write the smallest column, called Lost and Found, where I describe a lost object as if it were a missing person. Outside school I am learning to swim properly. I could always float, but in March I decided to learn how to arrive.',
    why: [
      'Choose two or three things and give each a detail that only you can give.',
      '选两三件事，每件都讲一个只有你能讲的细节。',
    ],
  }),
  askedSet({
    code: 'int-a2',
    name: ['a picture', '看图'],
    point: 'picture',
    difficulty: 0,
    by: 'heard',
    said: 'Please look at the picture. Describe what you see, and then tell me what may have happened just before, and what you think will happen next.',
    picture,
    model:
      'The picture shows a bus stop in the rain. On the left a woman and a boy are standing under one umbrella, which is too small for both of them. In the shelter an old man is bending down to feed a dog, and on the right a bus is just leaving. I think that a minute ago the woman and the boy were strangers. The boy has a school bag and no umbrella; he must have run for the bus and missed it, and she made room for him. The old man could have taken the bus, but he stayed, because the dog was there. Next, I imagine, the boy will ask whether the dog belongs to anybody, and the three of them will still be talking when the next bus comes.',
    why: [
      'First what can be seen, place by place; then say clearly that you are guessing, and what makes you guess it.',
      '先按位置描述看到的内容，再明确说明是推测，并给出依据。',
    ],
  }),
  askedSet({
    code: 'int-a3',
    name: ['help that was refused', '被拒绝的帮助'],
    point: 'depth',
    difficulty: 0.2,
    by: 'heard',
    said: 'Describe a time when you wanted to help somebody, and your help was not wanted. What did you learn from it?',
    model:
      'When my cousin came to live with us, he had just changed schools, and I made him a plan: which teacher likes what, whom to sit with, where to eat. He thanked me and did nothing of it. I was offended. Some weeks later he told me that he had been the new one three times already and that finding his own way was the only part he enjoyed. I had prepared the answer to a question that he had never asked. Since then, before I help, I try to ask one thing: would you like me to listen, or to do something? Surprisingly many people say listen.',
    why: [
      'The lesson should follow from the story; one sentence is enough for it.',
      '道理要从故事里自然得出，一句即可。',
    ],
  }),
  askedSet({
    code: 'int-a4',
    name: ['a rule', '一条规定'],
    point: 'depth',
    difficulty: 0.4,
    by: 'heard',
    said: 'Which rule at your school would you change, and how would you convince somebody who likes it as it is?',
    model:
      'In our library nobody may speak, not even in the room for groups. I would allow talking in that one room, at the volume of a dinner table. Somebody who likes the rule will say that silence is the reason why people come. I would not argue with that, because it is true for me as well. I would rather ask for two weeks in which we count: how many students come, and how many leave because of noise. If the reading room becomes louder, we go back to the old rule and I will put up the sign myself. People who like a rule are seldom against trying. They are against losing it without being asked.',
    why: [
      'The second half of the question is the harder one: take the other side seriously.',
      '问题的后半更难：要认真对待持不同意见的人。',
    ],
  }),
  askedSet({
    code: 'int-a5',
    name: ['a book or a film', '一本书或一部电影'],
    point: 'depth',
    difficulty: 0.5,
    by: 'heard',
    said: 'Tell me about a book or a film in which you did not agree with the person you were meant to like.',
    model:
      'In a film that everyone in my class loved, a young violinist leaves her family without a word in order to play in the capital, and at the end the whole hall stands up for her. We were meant to cheer. I could not, because of a short scene in the middle: her father comes home with the new strings that she had wished for and lays them on an empty bed. The film does not return to him. I do not think that she should have stayed. But I think that she owed him a sentence, and that a story which hides the price is not honest about the prize.',
    why: [
      'Name the moment at which you stopped agreeing; a whole plot is not needed.',
      '指出从哪个情节开始不认同，不必复述全部剧情。',
    ],
  }),
  askedSet({
    code: 'int-a6',
    name: ['looking back', '回顾'],
    point: 'reflect',
    difficulty: 0.3,
    by: 'heard',
    said: 'Thinking about what you have told me so far: which answer would you give differently now, and why?',
    model:
      'I would change what I said about the rule in the library. I spoke as if I knew what the librarian thinks, and I have never asked her. Perhaps the rule is not about silence at all; perhaps she is alone in the afternoon and cannot watch two rooms. So today I would begin with a question and not with a proposal. I only noticed it when I heard myself say that people are against losing something without being asked, because I was just about to do the same to her.',
    why: [
      'One answer, one reason. To correct yourself calmly is exactly what is looked for.',
      '只谈一个回答、一个理由；能冷静地修正自己，正是考查的重点。',
    ],
  }),
  askedSet({
    code: 'int-a7',
    name: ['free speech', '自由发言'],
    point: 'free',
    difficulty: 0.6,
    by: 'heard',
    said: 'That was my last question. You now have up to two minutes for anything you would still like the school to know.',
    model:
      'Thank you. There is one thing that does not fit into an application form. For two years I have been collecting words that my grandfather uses and that I cannot find in any dictionary. There are a hundred and twelve of them now. One means the last warm place in a bed, one means to visit somebody without having a reason. He says that nobody will need them when he is gone, and I tell him that I use them already. I am not sure what one can study in order to do this properly. It may be languages, or history, or how to record sound so that it lasts. But I know that I would like to be at a school where somebody answers the question with another good question. Thank you very much for your time.',
    why: [
      'One thing, told well, and a calm end. Do not repeat the application.',
      '讲好一件事，从容收尾；不要重复申请材料。',
    ],
  }),
];

const prompts = [
  'You have 30 minutes. Choose one of the three prompts, write its letter, and write about it.',
  '<strong>A.</strong> Describe a place where you think well. What is it about the place?',
  '<strong>B.</strong> Tell about a disagreement that ended well, and what ended it.',
  '<strong>C.</strong> What is something that most people around you consider useless and that you would keep?',
];

const model = [
  'C. In our kitchen there is a drawer that nobody opens. It holds keys. My mother wants to throw them away every spring, and every spring I put them back, because each of them is a door that somebody once had to get through.',
  'The long one belonged to the house in which my grandfather was born; the house is a crossroads now. The two small ones, on a red string, are from the post box of our first apartment. I remember how high up it was, and that I was lifted to turn the key. There are nine of which nobody can say anything at all.',
  'Of course they are useless: a key without its lock is a piece of metal. But I have noticed that when relatives visit us and I put the drawer on the table, the stories come by themselves. My uncle took up the heavy one and told us about a winter in which he slept in a factory, and not even his wife had known of it.',
  'So I would keep them. A useful thing says what it is for and is silent afterwards. A useless one has to be explained, and while somebody explains it, you learn who that person is.',
];

/** Three prompts on one page, of which one is chosen. */
export const writingSample: QuestionSet = {
  code: 'int-w1',
  title: title('Writing sample: a place, a disagreement, a useless thing', '写作样本：地方、分歧与无用之物'),
  node: 'interview.writing',
  author: 'mei',
  written: { days: -21, time: '17:05' },
  questions: [
    {
      ...writing(
        'int-w1-01',
        { text: prompts, leastWords: 0, model },
        {
          point: 'interview.writing.sample',
          difficulty: 0.4,
          en: 'Schools read the sample for a voice that fits the one they heard. One particular thing, seen closely, is better than a large subject.',
          zh: '学校希望从写作样本中读到与面试一致的声音。写一件具体的小事，胜过谈一个大题目。',
        },
      ),
      worth: 500,
    },
  ],
};
