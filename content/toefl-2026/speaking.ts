import { title, transcriptOf, type Script } from '../toefl-2023/authoring.ts';
import type { Heard } from './authoring.ts';

const shared = { node: 'toefl-2026.speaking', author: 'mei', written: { days: -23, time: '18:00' } } as const;

/** The sentences that are said again, in their order. */
export const sentencesToRepeat = [
  'The gym opens at six.',
  'Please leave your bags in the lockers.',
  'The class on the second floor begins in ten minutes.',
  'Members may bring one guest free of charge on Sundays.',
  'If a machine does not work, tell the person at the front desk.',
  'The swimming pool will be closed for cleaning until Thursday afternoon.',
  'Anyone who loses a key has to pay twenty dollars before a new one is made.',
] as const;

const repeated = (said: string, index: number): Heard => {
  const code = `t26-s${String(index + 1).padStart(2, '0')}`;
  const script: Script = { code, voices: { Guide: index % 2 === 0 ? 'woman' : 'man' }, lines: [['Guide', said]] };
  return {
    script,
    set: {
      ...shared,
      code,
      title: title(`TOEFL 2026 repeat ${index + 1}`, `托福 2026 听后复述 ${index + 1}`),
      stimulus: { kind: 'audio', audio: code, transcript: transcriptOf(script) },
      questions: [
        {
          code: `${code}-01`,
          type: 'repeat',
          points: ['toefl-2026.speaking.repeat'],
          difficulty: -0.6 + index * 0.2,
          explanation: {
            en: '<p>A guide shows a new member around the gym. Keep the groups of words together, and say the endings.</p>',
            zh: '<p>情境是工作人员带新会员参观健身房。注意把词组连在一起说，词尾要说清楚。</p>',
          },
          prompt: { text: '<p>A guide shows you around the gym. Listen, then repeat exactly what is said.</p>' },
          key: { reference: said },
        },
      ],
    },
  };
};

const interview: readonly (readonly [asked: string, model: string, en: string, zh: string])[] = [
  [
    'Thank you for joining our study of how people travel in cities. First, how do you usually get to school or to work, and why do you choose that way?',
    'I usually go to school by subway, and the reason is quite simple: it is the only way that is never late. I live about eight kilometers from school, and by bus the same trip takes anything from twenty minutes to an hour, depending on the traffic. On the subway it is always twenty-five minutes. Besides, I can read on the train. I finish about one book a month that way, which I would never do at home. Only in spring, when the weather is nice and I have no early class, I take my bicycle along the river instead.',
    'A good answer names the way and gives reasons with details of one’s own.',
    '好的回答说明出行方式，并用自己的细节讲清理由。',
  ],
  [
    'Tell me about a trip in your city that did not go as planned. What happened?',
    'Last winter I wanted to meet my cousin at the railway station, and I took the bus because I was carrying a heavy present. It began to snow, and after ten minutes nothing moved any more. I could see the station clock from the window, but the driver did not open the doors, because we were not at a stop. In the end I called my cousin, and she walked to the bus and knocked on my window. We talked through the glass for half an hour. When the doors finally opened, the present was for her a very long awaited one, and we both had to laugh.',
    'A good answer tells what happened in order and says how it ended.',
    '好的回答按顺序讲述经过，并交代结果。',
  ],
  [
    'Some people say that public transport should be free for everyone. Do you agree or disagree, and why?',
    'I mostly disagree, although I understand the idea. If buses were free, more people would use them, that is true. But I think that what keeps people in their cars is not the price of a ticket, it is waiting. In my city a ride costs less than a bottle of water, and still the roads are full, because the bus in my street comes every thirty minutes. If the city gave up the money from tickets, it would have even less for new buses. So I would rather keep a small price, make it free for children and old people, and let a bus come every five minutes.',
    'A good answer takes a side, gives a reason and looks at the other one.',
    '好的回答表明立场、给出理由，并兼顾另一方的看法。',
  ],
  [
    'Finally, if you could change one thing about traffic in your city, what would it be, and what would be different afterwards?',
    'I would close the street in front of every school to cars for half an hour in the morning and in the afternoon. At the moment hundreds of parents stop there at the same time, some of them in the second row, and it is dangerous to cross. If the street were closed, children would have to walk the last three hundred meters, but they would do that together with their friends, and it would be safe. I think that after a few weeks many parents would let them walk the whole way. There would be less noise and cleaner air, and perhaps fewer sleepy faces in the first lesson, mine included.',
    'A good answer names one change and follows what would come of it.',
    '好的回答提出一项改变，并说明会带来什么结果。',
  ],
];

const questioned = ([said, model, en, zh]: (typeof interview)[number], index: number): Heard => {
  const code = `t26-s${String(index + 8).padStart(2, '0')}`;
  const script: Script = { code, voices: { Interviewer: 'woman' }, lines: [['Interviewer', said]] };
  return {
    script,
    set: {
      ...shared,
      code,
      title: title(`TOEFL 2026 interview ${index + 1}`, `托福 2026 模拟采访 ${index + 1}`),
      stimulus: { kind: 'audio', audio: code, transcript: transcriptOf(script) },
      questions: [
        {
          code: `${code}-01`,
          type: 'interview-answer',
          points: ['toefl-2026.speaking.interview'],
          difficulty: index * 0.3,
          explanation: { en: `<p>${en}</p>`, zh: `<p>${zh}</p>` },
          prompt: { text: '<p>Listen to the interviewer, then answer.</p>' },
          key: { model: `<p>${model}</p>` },
        },
      ],
    },
  };
};

/** Seven sentences to say again and four questions of an interview. */
export const speakingHeard: readonly Heard[] = [...sentencesToRepeat.map(repeated), ...interview.map(questioned)];
