import type { PracticeWork } from './types.ts';

const lin = {
  repairs: [
    'In my opinion, company should be forced to keep their products repairable. I agree with Hana because I had a similar experience. My grandfather has a radio since 1978 and it still works, he changed a part of it three times by himself.',
    'Nowadays, things are different. When my tablet’s button was broken last year, the shop told me that the repair is more expensive than a new one. So we throw it away, although the screen was perfect. This is a waste of money and it is bad for environment.',
    'Diego says that the prices will rise. It may be true, but if a product can be used for ten years, people buy it only one time. Therefore, in the end, everyone can save money. What is more, small repair shops will come back to our streets and they give jobs to people.',
  ].join('\n\n'),
  quiet: [
    'I think this rule is good but it should be not so strict. As Mei-Lin said, the morning is a important time for students. I take the subway forty minutes every day and I recite words, if someone is calling loudly, I can remember nothing.',
    'However, Oskar’s nurse is also reasonable. So my suggestion is that people can send messages instead of calling, and only in emergency they can call with a low voice. In this way, both of them will be satisfied.',
  ].join('\n\n'),
};

const luo = {
  repairs: [
    'Whether a law helps depends on what it asks for. Hana’s washing machine did not need a law of ten years; it needed a rubber ring and somebody willing to sell it. My neighbour prints such rings at home for two yuan each, and half the building comes to her. What stops her is not the price of parts, as Diego fears, but that the drawings are kept secret.',
    'I would therefore not force companies to store parts that nobody may ever want. I would make them give away the drawings when they stop selling the product. That costs them nothing, the cheap machine stays cheap, and whoever has an old one is no longer alone with it.',
  ].join('\n\n'),
  quiet: [
    'Oskar believes that people can simply ask. I have tried it: the man whom I asked spoke more quietly for one minute and then told his wife about me.',
    'A rule would have spared us both. It is easier to point at a sign than at a person. And an hour is short. Before there were telephones in trains, nurses came late as well, and hospitals did not close because of it. If something is really urgent, one can get off, make the call on the platform and take the next train; in my city that means losing three minutes.',
  ].join('\n\n'),
};

const scores = (relevance: number, range: number, control: number) => ({ relevance, range, control });

/** Two posts that are written, marked, and then analysed by whoever wrote them. */
export const writingPractice: PracticeWork = {
  code: 'toefl-writing',
  title: { en: 'Two posts: repairs and a quiet train', zh: '两篇讨论：修与换、安静车厢' },
  message: {
    en: 'No clock this time. When you have my marks, read every note and tell me what you take from them: that is the second half of this homework.',
    zh: '这次不限时。收到批改后，请逐条看批注，并写下你的收获：那是这份作业的后半部分。',
  },
  paper: 'toefl-writing-1',
  given: { days: -8, time: '18:10' },
  deadline: { days: 6, time: '21:00' },
  students: ['linxiaohe', 'luozhiyao', 'maximmorozov', 'hesiyuan', 'tangshuyi'],
  sitters: [
    {
      student: 'linxiaohe',
      ability: 1,
      began: { days: -6, time: '19:40' },
      answers: { 'twp-1-1': lin.repairs, 'twp-2-1': lin.quiet },
      marked: {
        at: { days: -4, time: '20:05' },
        marks: [
          {
            question: 'twp-1-1',
            points: 400,
            scores: scores(400, 400, 350),
            comment:
              'Your grandfather’s radio is worth more than three reasons: I can see it. You answer Diego as well. What holds the post back is small: articles, and sentences joined by nothing but a comma.',
            suggested: lin.repairs
              .replace('company should', 'companies should')
              .replace(
                'has a radio since 1978 and it still works, he changed',
                'has had a radio since 1978 that still works; he has changed',
              )
              .replace(
                'was broken last year, the shop told me that the repair is',
                'broke last year, the shop told me that the repair would be',
              )
              .replace('So we throw it away', 'So we threw it away')
              .replace('bad for environment', 'bad for the environment'),
            notes: [
              {
                on: { quote: 'company should' },
                code: 'article',
                text: 'All of them: companies. One of them: a company.',
              },
              {
                on: { quote: 'has a radio since 1978' },
                code: 'tense',
                text: 'Since with a point in the past: has had.',
              },
              {
                on: { quote: 'still works, he changed' },
                code: 'punctuation',
                text: 'Two sentences. A comma alone cannot join them: a full stop, a semicolon, or “and”.',
              },
              { on: { quote: 'throw it away' }, code: 'tense', text: 'It happened last year: threw.' },
              { on: { quote: 'for environment' }, code: 'article', text: 'the environment' },
              { on: { quote: 'What is more' }, code: null, text: 'A new idea of your own. This is what lifts a post.' },
            ],
          },
          {
            question: 'twp-2-1',
            points: 350,
            scores: scores(350, 350, 300),
            comment:
              'You find a way between the two, which is the right idea, but it is told in one sentence. Say how it would look in your subway on Monday morning.',
            notes: [
              { on: { quote: 'should be not so strict' }, code: 'wordOrder', text: 'should not be so strict' },
              { on: { quote: 'a important' }, code: 'article', text: 'an important' },
              {
                on: { quote: 'recite words, if' },
                code: 'punctuation',
                text: 'The comma again: a new sentence begins here.',
              },
              { on: { quote: 'with a low voice' }, code: 'wordChoice', text: 'in a low voice' },
            ],
          },
        ],
      },
      analysed: {
        at: { days: -3, time: '21:15' },
        said: [
          {
            question: 'twp-1-1',
            reason:
              'Three of the six notes are about small words and commas. I know the rules when I see them alone, but I write as I think in Chinese, where a comma may join everything and there are no articles. I also change the tense when the story is from last year.',
            plan: 'Before I hand in I read backwards: first only the commas (is there a whole sentence on both sides?), then only the nouns (which article?). In the next post I use two semicolons.',
          },
        ],
      },
    },
    {
      student: 'luozhiyao',
      ability: 2,
      began: { days: -2, time: '20:20' },
      answers: { 'twp-1-1': luo.repairs, 'twp-2-1': luo.quiet },
    },
  ],
};

const begun = {
  lin: [
    '## Jasmine Lane in the morning',
    'I live in Jasmine Lane since I was born. At half past six the man of the noodle shop pulls up his shutter, and this sound is **my alarm clock**. At seven the lane is so full of electric bikes that I cannot open our door to the outside.',
    '## In the afternoon',
    'At two o’clock nobody is there. The stones are too hot to sit on them, and *there is no tree* between our house and the school. My grandmother says that the lane sleeps.',
    '## What I would change',
    '- A row of trees on the side of the sun, where now are the bikes.',
    '- A roof for the bikes behind the noodle shop.',
  ].join('\n'),
  maxim: [
    '## A street that is only a way',
    'Nobody *lives* in Harbour Road, although four hundred people have their flats there. They come out of a door, get into a car and are gone. I counted from my window last Sunday: between three and four o’clock eleven persons passed, and **nine of them had a dog**.',
    'A dog is a reason to be outside. I would like to propose two more reasons.',
    '1. A small court for table tennis where the containers stand.',
    '2. A stop of the bus that comes twice a day and does not stop.',
  ].join('\n'),
};

/** A longer text that two students are in the middle of. */
export const longWriting: PracticeWork = {
  code: 'toefl-long-writing',
  title: { en: 'A longer text: what my street could be', zh: '长文：我的街道可以是什么样' },
  message: {
    en: 'Take a week for it. Press “Write in a larger room” above the text: there you can put in headings and lists.',
    zh: '可以写一周。点作答框上方的“全屏写作”，就能加小标题和列表。',
  },
  paper: 'toefl-writing-2',
  given: { days: -3, time: '18:15' },
  deadline: { days: 9, time: '21:00' },
  students: ['linxiaohe', 'luozhiyao', 'maximmorozov', 'hesiyuan', 'tangshuyi'],
  sitters: [
    {
      student: 'linxiaohe',
      ability: 1,
      began: { days: -1, time: '19:30' },
      answers: { 'twp-3-1': begun.lin },
      isGoingOn: true,
    },
    {
      student: 'maximmorozov',
      ability: 1,
      began: { days: -1, time: '20:10' },
      answers: { 'twp-3-1': begun.maxim },
      isGoingOn: true,
    },
  ],
};
