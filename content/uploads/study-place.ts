import type { LocalizedText } from '@inkstone/base';
import type { Moment } from '../moments.ts';

/** What a student handed in: the text of the first task, the plan of the second, the voice of the third. */
export interface StudyPlaceSitter {
  student: string;
  began: Moment;
  minutes: number;
  text: string;
  /** Name of a picture in `content/uploads`. */
  plan: string | null;
  /** Name of a sound in `content/audio`. */
  voice: string;
  marks?: readonly { points: number; comment: string }[];
}

/** Homework that Ms. Qiao wrote herself: a text, a plan, a recording. */
export const studyPlace = {
  code: 'study-place',
  title: { en: 'Where I study best', zh: '我最好的学习地点' } satisfies LocalizedText,
  teacher: 'qiao',
  class: 'amc10-sunday',
  given: { days: -5, time: '20:50' },
  deadline: { days: 3, time: '21:00' },
  markedAt: { days: -1, time: '19:30' },
  message: {
    en: 'No mathematics this time: three small tasks, in English like the contest. Look at your place with the worksheet first; then write, draw and speak.',
    zh: '这次不做数学：三项小任务，和竞赛一样用英语完成。先用学习单观察你的学习地点，再写、再画、再说。',
  } satisfies LocalizedText,
  text: {
    en: '<p>Choose one place where you often study. Sit there with the worksheet for ten minutes before you begin.</p>',
    zh: '<p>选一个你经常学习的地方，带上学习单在那里坐十分钟，然后再开始。</p>',
  } satisfies LocalizedText,
  worksheet: 'study-place.pdf',
  tasks: [
    {
      text: {
        en: '<p>Describe the place in 60 words or more, so that somebody who has never been there could find it and would know why you like it.</p>',
        zh: '<p>用 60 个以上的英文单词描述这个地方，让从没去过的人也能找到它，并明白你为什么喜欢。</p>',
      },
      accepts: ['text'],
      leastWords: 60,
      points: 1000,
      model:
        '<p>A good description names the place, leads the reader there (on the second floor, behind the stairs), says what one sees and hears, and gives a reason for liking it. It does not list furniture for its own sake.</p>',
    },
    {
      text: {
        en: '<p>Draw a plan of it on paper, with names in English, and add a photo of the plan.</p>',
        zh: '<p>在纸上画出平面图，用英文标注，拍照上传。</p>',
      },
      accepts: ['files', 'text'],
      leastWords: 0,
      points: 500,
      model: '',
    },
    {
      text: {
        en: '<p>Do you prefer to study alone or with other people? Speak for 45 to 60 seconds and give two reasons.</p>',
        zh: '<p>你喜欢独自学习还是和别人一起学习？用英语说 45 至 60 秒，给出两个理由。</p>',
      },
      accepts: ['recording'],
      leastWords: 0,
      points: 1000,
      model:
        '<p>One opinion, two reasons, an example for each; a short last sentence that comes back to the opinion.</p>',
    },
  ],
} as const;

/** Three of the Sunday class: one marked, two that wait. */
export const studyPlaceSitters: readonly StudyPlaceSitter[] = [
  {
    student: 'linxiaohe',
    began: { days: -3, time: '19:20' },
    minutes: 52,
    text: 'I study best in my own room on the sixth floor of our house. When you come in the door, my desk is on the left, under a lamp with a green shade. The window is behind the bed, so I cannot look outside, and this is good for me. At night I only hear the clock and sometimes the lift. My phone stays in the kitchen, because my mother and I made a rule.',
    plan: 'my-room-lin.jpg',
    voice: 't23-a-lin-1',
    marks: [
      {
        points: 900,
        comment:
          'I could find your desk with this, and the rule about the phone says more about you than any adjective. Tell me once what you see when you look up.',
      },
      { points: 400, comment: 'Clear. Put the window where it is: you write that it is behind the bed.' },
      {
        points: 700,
        comment:
          'Two reasons, each with an example: well built. Watch “there is two” and “more better”, and slow down at the end.',
      },
    ],
  },
  {
    student: 'luozhiyao',
    began: { days: -2, time: '20:05' },
    minutes: 41,
    text: 'My place is the reading room on the second floor of the school library, at the big table between the shelves. You go up the stairs, turn right at the map of the world, and it is the third door. It smells of old paper and floor polish. Everybody there is reading, and it would feel wrong to be the only one who is not. My deskmate sits on my right; when one of us is stuck, we go into the corridor and draw on the back of an envelope.',
    plan: 'my-room-luo.jpg',
    voice: 't23-a-luo-1',
  },
  {
    student: 'mazihan',
    began: { days: -2, time: '21:10' },
    minutes: 24,
    text: 'I study in library because at home I always play phone. In library many people is studying so I also study. It is near the school, you walk five minutes and you see it.',
    plan: null,
    voice: 't23-a-ma-1',
  },
];
