import { heardSet, type Heard } from './authoring.ts';
import { upperReplies } from './replies.ts';
import { upperTalks } from './listening-4.ts';

/** The upper second module of listening. */
export const listeningUpper: readonly Heard[] = [
  ...upperReplies,
  heardSet(
    {
      code: 't26-l24',
      name: ['conversation 3: a recommendation', '对话 3：推荐信'],
      point: 'conversation',
      difficulty: 0.6,
    },
    {
      voices: { Student: 'man', Professor: 'woman' },
      lines: [
        ['Student', 'I wanted to ask whether you would write me a recommendation for the exchange year.'],
        [
          'Professor',
          'Gladly. But I only know you from a lecture with two hundred people. Somebody from your seminar could say more about how you work.',
        ],
        ['Student', 'Dr. Amari is on leave, unfortunately.'],
        [
          'Professor',
          'On leave does not mean out of reach. She answers her mail faster from Lisbon than I do from across the hall. If she cannot do it by the fifteenth, come back to me.',
        ],
      ],
    },
    [
      [
        'Why does the professor suggest somebody else?',
        [
          'She has too little time.',
          'She is going to Lisbon.',
          'Another teacher knows the student’s work better.',
          'The exchange is not in her field.',
        ],
        'C',
        'A',
        'She only knows him from a large lecture.',
        '她只在两百人的大课上见过他，对他了解不多。',
      ],
      [
        'What does the professor imply about Dr. Amari?',
        [
          'She has left the university.',
          'She can be reached easily.',
          'She will return on the fifteenth.',
          'She does not write recommendations.',
        ],
        'B',
        'C',
        'She answers her mail faster than the professor herself.',
        '她回邮件比这位教授还快，很容易联系上。',
      ],
    ],
  ),
  heardSet(
    {
      code: 't26-l25',
      name: ['conversation 4: a noisy study', '对话 4：吵闹的自习室'],
      point: 'conversation',
      difficulty: 0.8,
    },
    {
      voices: { Woman: 'woman', Man: 'scot' },
      lines: [
        ['Woman', 'You look tired. Did you work on the survey all night?'],
        [
          'Man',
          'I tried to. They are drilling next door until ten, so I moved to the reading room, and there a choir was practicing.',
        ],
        ['Woman', 'In the reading room?'],
        [
          'Man',
          'Below it. Every time they reached the high part, I lost count of my answers. I have counted the first hundred four times now.',
        ],
        ['Woman', 'Give me half of them. I hear nothing when I count.'],
      ],
    },
    [
      [
        'What was the man doing?',
        ['Singing in a choir', 'Counting the answers of a survey', 'Repairing his room', 'Writing a report on noise'],
        'B',
        'D',
        'He lost count of his answers and counted the first hundred four times.',
        '他在统计问卷的回答，被打断后反复重数。',
      ],
      [
        'What does the woman offer?',
        ['Another room', 'To speak to the choir', 'Something against the noise', 'To do part of the work'],
        'D',
        'C',
        '“Give me half of them.”',
        '她说“给我一半”，愿意分担工作。',
      ],
    ],
  ),
  heardSet(
    {
      code: 't26-l26',
      name: ['announcement 2: a change of plan', '通知 2：计划变更'],
      point: 'announcement',
      difficulty: 0.5,
    },
    {
      voices: { Speaker: 'woman' },
      lines: [
        [
          'Speaker',
          'Before you go: the guest lecture by Dr. Hale will not be cancelled after all. She missed her connection, so she will speak by video from the airport, at four as planned, but in the small hall, since the large one has no camera. Whoever has reserved a place for the dinner can have the money back, or use the place next month, when she comes in person.',
        ],
      ],
    },
    [
      [
        'Why has the room been changed?',
        [
          'The large hall is taken.',
          'Few people will come.',
          'The small hall has a camera.',
          'The lecture starts later.',
        ],
        'C',
        'B',
        'The large hall has no camera, and she speaks by video.',
        '大厅没有摄像设备，而她要通过视频演讲。',
      ],
      [
        'What can people do with their place for the dinner?',
        ['Keep it for another date', 'Give it to a friend', 'Use it tonight', 'Change it for a seat in the hall'],
        'A',
        'C',
        'They can have the money back, or use the place next month.',
        '可以退款，也可以留到下个月使用。',
      ],
    ],
  ),
  ...upperTalks,
];
