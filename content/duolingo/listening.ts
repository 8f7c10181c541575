import type { Question, QuestionSet } from '../bank-types.ts';
import { about, choiceOf, heardOf, paragraph, setOf, type Heard, type Why } from './authoring.ts';

const sentences: readonly (readonly [said: string, voice: 'woman' | 'man', why: Why])[] = [
  [
    'The museum is free on the first Sunday of the month.',
    'woman',
    ['Write <em>first</em> as a word.', 'first 要写成单词，不写 1st。'],
  ],
  [
    'Could you send me the photos before Friday?',
    'man',
    ['A polite request with <em>could</em>.', '用 could 表示礼貌的请求。'],
  ],
  [
    'My neighbor has been growing tomatoes on her roof.',
    'woman',
    ['<em>Has been growing</em> is said quickly.', 'has been growing 读得较快。'],
  ],
  [
    'Neither of the answers was quite what we expected.',
    'man',
    ['<em>Neither</em> takes <em>was</em>.', 'neither 作主语，用 was。'],
  ],
  [
    'If the library had stayed open, I would have finished on time.',
    'woman',
    ['<em>Would have</em> sounds like one word.', 'would have 连读，听起来像一个词。'],
  ],
  [
    'What surprised the researchers most was how little the results differed.',
    'man',
    ['The whole first half is the subject.', '前半句整体作主语。'],
  ],
];

/** Six sentences to type. */
export const typeHeard: readonly Heard[] = sentences.map(([said, voice, why], index) => {
  const code = `det-type-${index + 1}`;
  return heardOf(code, [`listen and type ${index + 1}`, `听写 ${index + 1}`], {
    subject: 'listening',
    voices: { Speaker: voice },
    lines: [['Speaker', said]],
    questions: [
      {
        ...about(`${code}-01`, 'listening.type', -0.8 + index * 0.4, why),
        type: 'dictation',
        prompt: { text: '<p>Type the sentence that you hear.</p>' },
        key: { references: [said] },
      },
    ],
  });
});

const blanksOf = (
  its: ReturnType<typeof about>,
  text: string,
  gaps: readonly (readonly [forms: readonly string[], wrong: string])[],
): Question => {
  let number = 0;
  return {
    ...its,
    type: 'blanks',
    worth: 100 * gaps.length,
    prompt: {
      text: paragraph(text.replaceAll('[]', () => `<span data-blank="${(number += 1)}"></span>`)),
      blanks: gaps.length,
    },
    key: gaps.map(([forms]) => forms),
    wrong: gaps.map(([, wrong]) => wrong),
  };
};

const turns = (
  code: string,
  its: readonly (readonly [
    said: string,
    options: readonly [string, string, string, string],
    key: 'A' | 'B' | 'C' | 'D',
    lure: 'A' | 'B' | 'C' | 'D',
    why: Why,
  ])[],
): Question[] =>
  its.map(([said, options, key, lure, why], index) =>
    choiceOf(about(`${code}-0${index + 2}`, 'listening.interactive', -0.3 + index * 0.2, why), said, [
      options,
      key,
      lure,
    ]),
  );

const summaryOf = (code: string, name: readonly [en: string, zh: string], model: string, why: Why): QuestionSet =>
  setOf(code, name, {
    subject: 'writing',
    questions: [
      {
        ...about(`${code}-01`, 'writing.summary', 0.3, why),
        type: 'short-answer',
        worth: 500,
        prompt: { text: '<p>Sum up the conversation that you have just had, in your own words.</p>' },
        key: { model: paragraph(model) },
      },
    ],
  });

/** Two scenarios: what was heard, then five turns of the conversation that follows. */
export const scenarios: readonly { heard: Heard; summary: QuestionSet }[] = [
  {
    heard: heardOf('det-listen-1', ['interactive listening: an extension', '互动听力：申请延期'], {
      subject: 'listening',
      voices: { Narrator: 'woman' },
      lines: [
        [
          'Narrator',
          'You are a student in a course on city planning. Your group was to count bicycles at four crossings, but one of you broke an arm last week. You go to the office hour of Professor Ito, in order to ask for one more week.',
        ],
      ],
      questions: [
        blanksOf(
          about('det-listen-1-01', 'listening.interactive', -0.4, [
            'The scenario names the course, what is counted and what happened.',
            '情境说明了课程、统计对象和发生的事。',
          ]),
          'You study city []. Your group counts [] at four crossings. A member of the group broke an []. You ask for one more [].',
          [
            [['planning'], 'plants'],
            [['bicycles', 'bikes'], 'buses'],
            [['arm'], 'ankle'],
            [['week'], 'day'],
          ],
        ),
        ...turns('det-listen-1', [
          [
            'Professor: “Good afternoon. What can I do for you?”',
            [
              'I can do it on Monday, thank you.',
              'I have come about our group’s count at the crossings.',
              'You can do it very well.',
              'It was a good afternoon, indeed.',
            ],
            'B',
            'D',
            ['Say why you have come.', '说明来意。'],
          ],
          [
            'Professor: “Ah, the bicycles. Is anything wrong with them?”',
            [
              'No, but Jun broke an arm, and we are one person short.',
              'Yes, mine has a flat tire.',
              'They are parked in front of the library.',
              'Bicycles are healthy.',
            ],
            'A',
            'B',
            ['The trouble is in the group, not with the bicycles.', '问题出在小组，而不是自行车。'],
          ],
          [
            'Professor: “I am sorry to hear that. How much have you counted so far?”',
            [
              'We counted on Jun.',
              'It is far to the fourth crossing.',
              'About two hours every day.',
              'Three of the four crossings are finished.',
            ],
            'D',
            'C',
            ['<em>How much</em> asks for what is done, not for the time.', 'how much 问完成了多少，不是问时间。'],
          ],
          [
            'Professor: “So only one is left. Why is a whole week needed for it?”',
            [
              'Because a week has seven days.',
              'Since the crossing was left, not right.',
              'It has to be counted on the same weekday as the others.',
              'We would need four weeks for the others.',
            ],
            'C',
            'D',
            ['A reason that has to do with the method convinces.', '与方法有关的理由才有说服力。'],
          ],
          [
            'Professor: “That is a good reason. Send me the three others now, and the last one next Friday.”',
            [
              'Thank you, you will have them this evening.',
              'I would rather have a good reason.',
              'Last Friday I was not here.',
              'Then we shall count them again.',
            ],
            'A',
            'D',
            ['Accept and say when you will do your part.', '接受安排，并说明何时完成。'],
          ],
        ]),
      ],
    }),
    summary: summaryOf(
      'det-sum-1',
      ['summary: an extension', '概括：申请延期'],
      'I went to see Professor Ito because a member of our group had broken an arm and we could not finish counting bicycles in time. Three of four crossings were done. As the last one has to be counted on the same weekday, she gave us until next Friday, and asked for the other three now.',
      ['Who wanted what, why, and what was agreed.', '谁要什么、为什么、最后怎样约定。'],
    ),
  },
  {
    heard: heardOf('det-listen-2', ['interactive listening: a room for rehearsals', '互动听力：排练场地'], {
      subject: 'listening',
      voices: { Narrator: 'man' },
      lines: [
        [
          'Narrator',
          'You play in a student band that needs a new place to rehearse, because the music room is being painted until the end of March. You talk to Dana, who looks after the rooms of the student center.',
        ],
      ],
      questions: [
        blanksOf(
          about('det-listen-2-01', 'listening.interactive', -0.2, [
            'A place, a reason, a time, a person.',
            '地点、原因、时间和人物。',
          ]),
          'Your band needs a place to []. The music room is being [] until the end of []. Dana looks after the [] of the student center.',
          [
            [['rehearse', 'practice', 'practise'], 'rehearsal'],
            [['painted'], 'printed'],
            [['March'], 'May'],
            [['rooms'], 'room'],
          ],
        ),
        ...turns('det-listen-2', [
          [
            'Dana: “Hi! You look as if you were searching for something.”',
            [
              'I look like my father.',
              'I am: a room in which four people may be loud.',
              'The search took two hours.',
              'No, thanks, I am only looking.',
            ],
            'B',
            'D',
            ['Answer with what you need.', '说出你的需要。'],
          ],
          [
            'Dana: “Loud is difficult. How often would you need it?”',
            [
              'Louder than last year.',
              'Since January.',
              'Twice a week, for two hours in the evening.',
              'It is not that difficult.',
            ],
            'C',
            'B',
            ['<em>How often</em> asks for times a week.', 'how often 问频率。'],
          ],
          [
            'Dana: “The basement is free on Mondays and Thursdays, but there is a reading group right above it on Mondays.”',
            [
              'Could we have Thursday, and another evening somewhere else?',
              'Then the group has to read faster.',
              'We do not read music.',
              'Mondays are always free.',
            ],
            'A',
            'D',
            ['Take what works and ask about the rest.', '接受可行的部分，再问其余的。'],
          ],
          [
            'Dana: “Saturday morning in the gym would work. Would your drummer mind carrying the drums?”',
            ['He carried on with it.', 'The drums are red.', 'He has a good mind.', 'Not if there is an elevator.'],
            'D',
            'C',
            ['<em>Mind</em> asks whether it troubles him.', 'mind 问他是否介意。'],
          ],
          [
            'Dana: “There is. I will write you down for Thursday and Saturday until the end of March.”',
            [
              'I would like to write it myself.',
              'Great. Whom do we ask for the key?',
              'March is a good month for writing.',
              'Then we will stay until May.',
            ],
            'B',
            'D',
            ['Agree, and ask for what is still missing.', '表示同意，并询问还缺的信息。'],
          ],
        ]),
      ],
    }),
    summary: summaryOf(
      'det-sum-2',
      ['summary: a room for rehearsals', '概括：排练场地'],
      'Our band cannot use the music room until the end of March because it is being painted. I asked Dana for another place where four people can be loud twice a week. The basement is too close to a reading group on Mondays, so we got it on Thursdays, and the gym on Saturday mornings.',
      ['Name the trouble, what did not work, and the result.', '说明问题、行不通的方案和结果。'],
    ),
  },
];
