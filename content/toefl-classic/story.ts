import type { Moment } from '../moments.ts';
import type { MarkSeed } from '../toefl-2023/answers/marks.ts';
import type { ToeflWork } from '../toefl-2023/story.ts';

/** What Ms. Mei gave to the evening class in the form of before July 2023: an essay, one of each to practise, and a mock. */
export const classicWork: readonly ToeflWork[] = [
  {
    code: 'toefl-classic-essay',
    kind: 'homework',
    title: { en: 'An essay: dots on a map', zh: '写一篇：地图上的圆点' },
    from: { sets: ['t19-w2'] },
    given: { days: -5, time: '20:40' },
    begins: { days: -5, time: '20:40' },
    deadline: { days: 7, time: '21:00' },
    message: {
      en: 'Three hundred words of your own, as the test asked for until July 2023. Nothing teaches you more about order.',
      zh: '写三百词，就是 2023 年 7 月以前考的独立写作。要练文章结构，没有比这更好的了。',
    },
  },
  {
    code: 'toefl-classic-practice',
    kind: 'homework',
    title: { en: 'One of each: a passage, a talk, a minute of speaking', zh: '各来一题：读一篇、听一段、说一分钟' },
    from: { paper: 'toefl-classic-practice' },
    given: { days: -1, time: '20:45' },
    begins: { days: -1, time: '20:45' },
    deadline: { days: 9, time: '21:00' },
    message: {
      en: 'No clock. You know the passage; this time explain each answer to yourself.',
      zh: '不计时。文章你们读过，这次请对自己讲清每个答案的理由。',
    },
  },
  {
    code: 'toefl-classic-mock',
    kind: 'test',
    title: { en: 'TOEFL classic mock', zh: '托福改革前模拟考' },
    from: { paper: 'toefl-classic-mock' },
    given: { days: -1, time: '20:50' },
    begins: { days: 0, time: '00:00' },
    deadline: { days: 16, time: '21:00' },
    message: {
      en: 'The long form: three passages, a break of ten minutes, and an essay. Much of it you know; this one is about stamina.',
      zh: '改革前的完整一套：三篇阅读，中间休息十分钟，最后写一篇作文。不少内容你们见过，这次练的是耐力。',
    },
    markers: ['qiao'],
  },
];

/** A text that was handed in as homework, and its mark. */
export interface TextHandedIn {
  work: string;
  student: string;
  began: Moment;
  minutes: number;
  text: string;
  markedAt: Moment;
  mark: MarkSeed;
}

/** Tang Shuyi’s essay. */
export const classicEssay: TextHandedIn = {
  work: 'toefl-classic-essay',
  student: 'tangshuyi',
  began: { days: -4, time: '19:05' },
  minutes: 34,
  text: [
    'When I entered middle school, my mother installed a small program on all our telephones. Since then each of us is a coloured dot on a map, and I can see at any moment that my father is in his office and my brother is, as usual, at the basketball court. Many of my classmates find this terrible. I disagree with them: for my family, the map has been a good thing, although I think that it needs rules.',
    'The first reason is that it ends many useless worries. My mother works in a hospital and often comes home after midnight. Before we had the map, my grandmother could not sleep until she heard the key. She called the hospital, nobody had time to answer, and she became even more nervous. Now she looks at the telephone, she sees that the dot is moving along Huaihai Road, and she goes to bed. If we would take the map away from her, she would lose two hours of sleep every week.',
    'Secondly, the map helps us to spend more time together, which sounds strange. Last autumn I saw that my father was in a bookshop only two streets away from my school, I called him and we ate noodles there. It was a small thing, but such meetings happen nearly every month, and we talk about things which we never discuss at home. Without the map each of us would have eaten alone.',
    'Of course, I know what my classmates are afraid of. A girl in my class must explain every stop on her way home, and her parents call when she stays ten minutes in a shop. This is not safety but control, and it destroy the trust between them. That is why we made three rules in my family: everybody can switch the dot off for an evening, nobody asks why, and the map is for parents as well as for children. The third rule is most important, because a child who can see her parents feels that she is a member and not a prisoner.',
    'In conclusion, I agree that it does a family good to see where the others are. But the program alone does nothing. It depends on whether people use it for finding each other or for catching each other.',
  ].join('\n\n'),
  markedAt: { days: -2, time: '20:30' },
  mark: {
    question: 't19-w2-01',
    points: 450,
    scores: { task: 500, development: 450, organisation: 500, language: 400 },
    comment:
      'Your grandmother and the key: nobody who has read that needs another reason. You also answer those who disagree and still keep your side. Two verbs, an article and a comma stand between this and a 5.',
    notes: [
      { on: { quote: 'If we would take' }, code: 'tense', text: 'Unreal condition: If we took the map away …' },
      {
        on: { quote: 'from my school, I called him' },
        code: 'punctuation',
        text: 'Two sentences joined by a comma. A full stop, or: … so I called him.',
      },
      { on: { quote: 'it destroy' }, code: 'agreement', text: 'It destroys: third person, singular.' },
      { on: { quote: 'is most important' }, code: 'article', text: 'the most important' },
      {
        on: { quote: 'for finding each other or for catching each other' },
        code: null,
        text: 'An ending that one remembers.',
      },
    ],
  },
};
