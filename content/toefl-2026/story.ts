import type { Moment } from '../moments.ts';
import type { MarkSeed } from '../toefl-2023/answers/marks.ts';
import type { Script } from '../toefl-2023/authoring.ts';
import type { ToeflWork } from '../toefl-2023/story.ts';
import { sentencesToRepeat } from './speaking.ts';

/** The mock in the form of January 2026 that the evening class was given. */
export const work2026: ToeflWork = {
  code: 'toefl-2026-mock',
  kind: 'test',
  title: { en: 'TOEFL 2026 mock', zh: '托福 2026 模拟考' },
  from: { paper: 'toefl-2026-mock' },
  given: { days: -10, time: '20:30' },
  begins: { days: -8, time: '08:00' },
  deadline: { days: -7, time: '21:00' },
  message: {
    en: 'The new form, an hour and a half. The second module of reading and listening depends on your first, so take the first one seriously.',
    zh: '新题型，约一个半小时。阅读和听力的第二单元取决于第一单元，第一单元要认真做。',
  },
};

/** One student at the mock: ability in logits, the texts, and whether the speaking was recorded. */
export interface Sitter2026 {
  student: string;
  ability: number;
  began: Moment;
  email: string;
  discussion: string;
  /** How the names of the recordings begin; where none is kept, the microphone was denied. */
  voice?: string;
}

/** Who sat it: one on the upper path with everything marked, one on the lower path, one whose texts wait. */
export const sitters2026: readonly Sitter2026[] = [
  {
    student: 'luozhiyao',
    ability: 2.2,
    began: { days: -8, time: '09:10' },
    voice: 't26-luo',
    email: [
      'Dear Ms. Varga,',
      'I have reserved room 204 for the film club on Friday evening. Today I went there to prepare everything and noticed that the projector turns off after about ten seconds, although the cable is all right.',
      'We are going to show a film that one of our members made himself, and his family is coming, so we cannot do it without a picture. Would it be possible to repair the projector until Friday? If not, could we use room 112? I saw on the plan that it is free.',
      'Thank you for your help.',
      'Best wishes, Luo Zhiyao',
    ].join('\n\n'),
    discussion:
      'I think that the grade should be shared, but only for the part that was really done together. In my history project we had to make a map and each of us wrote one page about it. The map got one grade for everybody, the pages got their own. As Lucía says, we helped each other with the map, because a mistake on it was a mistake of all of us. And what Tomasz describes did not happen, since nobody could write a page without knowing the map. A grade should tell what somebody can do, so at least a half of it has to come from something that he did alone. The other half may come from the group, because working with other people is a thing one can learn, too.',
  },
  {
    student: 'mazihan',
    ability: -1,
    began: { days: -8, time: '14:30' },
    email:
      'Hello Ms. Varga, the projector in room 204 is broken. I see it today. We need it for Friday because of the film. Can you please make it? Or give us other room. Thank you. Ma Zihan',
    discussion:
      'I agree with Tomasz. In my group I also did more work and others play with the phone. If everyone gets same grade it is not fair. But sometimes it is good to be in group because my friend can explain me. So teacher should ask every student what he did.',
  },
  {
    student: 'kimseoyeon',
    ability: 1,
    began: { days: -7, time: '10:05' },
    email: [
      'Dear Ms. Varga,',
      'I am writing because of room 204, which our film club reserved for this Friday. I tried the projector yesterday and it shows only a blue picture.',
      'About thirty people will come, so it is very important for us. Could you send someone to look at it, or may we borrow the small projector of the library?',
      'Kind regards, Kim Seoyeon',
    ].join('\n\n'),
    discussion:
      'In my opinion, the same grade for everyone is only fair when the group could choose its members. When I work with friends, we know who can draw and who can calculate, and nobody counts the hours. But when the teacher makes the groups, there is often a person like the one Tomasz describes. Lucía compares it with a company, but in a company there is a boss who sees who works. A teacher does not see it. So I would let every group write at the end how the work was shared, and all members have to sign it. Then the grade can be the same, unless the group itself says that it should not.',
  },
];

const repeats = [
  ...sentencesToRepeat.slice(0, 5),
  'The swimming pool will be closed for cleaning until Thursday.',
  'Anyone who lose a key has to pay twenty dollars before new one is made.',
];

const interviewed = [
  'I usually go to school by bicycle. It takes fifteen minutes, and by bus it is almost the same, but on the bicycle I never have to wait. Also my mother says I sit too much, so it is my sport for the day. Only when it is raining a lot, I take the subway with my neighbor.',
  'Last year my class wanted to visit a museum on the other side of the river. We took the ferry because it is nice, but there was fog, and the ferry turned around in the middle. So we stood again where we started. Our teacher laughed and bought noodles for everyone, and we never saw the museum.',
  'I agree, at least for students. When the bus is free, young people learn to use it, and later they keep doing it. My uncle has never taken a bus in his life because he always had a car. Of course it costs money, but a new road costs money too, and it is full after one year.',
  'I would make more space for bicycles. In my street the bicycle way ends suddenly, and then you are between the trucks. If there was a way along the whole street, many of my classmates would ride, too. There would be less cars in front of the school, and I could sleep five minutes longer.',
];

/** What Luo Zhiyao said in the eleven tasks. */
export const answerScripts2026: readonly Script[] = [...repeats, ...interviewed].map((text, index) => ({
  code: `t26-luo-${index + 1}`,
  voices: { Student: 'man' },
  lines: [['Student', text]],
}));

const ofText = (question: string, points: number, scores: MarkSeed['scores'], comment: string): MarkSeed => ({
  question,
  points,
  scores,
  comment,
  notes: [],
});

const ofTask = (task: number, points: number, comment: string): MarkSeed => {
  const question = `t26-s${String(task).padStart(2, '0')}-01`;
  const scores = task > 7 ? { elaboration: points, delivery: points, language: points } : {};
  return { question, points, scores: scores as MarkSeed['scores'], comment, notes: [] };
};

/** Ms. Mei’s marks of Luo Zhiyao’s mock. */
export const marked2026 = {
  student: 'luozhiyao',
  at: { days: -6, time: '19:40' },
  marks: [
    ofText(
      't26-w2-01',
      450,
      { goals: 500, register: 450, language: 400 },
      'All three goals, and a solution that you had looked up yourself. “By Friday”, not “until Friday”.',
    ),
    ofText(
      't26-w3-01',
      450,
      { relevance: 500, range: 400, control: 450 },
      'Your map answers both classmates at once. The last sentence says more than the one before it: put it first.',
    ),
    ...[500, 500, 500, 500, 500, 400, 300].map((points, index) =>
      ofTask(
        index + 1,
        points,
        points === 500 ? 'Word for word.' : 'Small words and endings are missing; the sense is there.',
      ),
    ),
    ofTask(8, 450, 'A clear answer with reasons of your own.'),
    ofTask(9, 450, 'Well told: I could see the ferry turn around.'),
    ofTask(10, 400, 'A side and a reason; the second reason needs one sentence more.'),
    ofTask(11, 400, 'One change, and what would follow from it. “Fewer cars”.'),
  ],
} as const satisfies { student: string; at: Moment; marks: readonly MarkSeed[] };
