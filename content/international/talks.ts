import { title, transcriptOf, type Script } from '../toefl-2023/authoring.ts';
import type { QuestionSet } from '../bank-types.ts';
import { asked, shared, type Heard } from './authoring.ts';

const birds: Script = {
  code: 'intl-14',
  voices: { Guide: 'woman' },
  lines: [
    [
      'Guide',
      'Good morning, and welcome to the Harbor Bird Center. We opened in nineteen ninety-eight, in a building that used to be a boat house. That is why there is still a big door to the water.',
    ],
    [
      'Guide',
      'Some of you have asked how you can help. Volunteers have to be at least fourteen years old. We work on Saturdays, and we begin at half past eight, because the birds want their breakfast.',
    ],
    [
      'Guide',
      'Gloves we can give you, but please bring rubber boots of your own. If you would like to see the center with your family, come to our next open day. It is on the ninth of June.',
    ],
  ],
};

const notes: Heard = {
  script: birds,
  set: {
    ...shared,
    code: 'intl-14',
    title: title('The bird center', '鸟类救助中心'),
    stimulus: { kind: 'audio', audio: 'intl-14', transcript: transcriptOf(birds) },
    questions: [
      {
        code: 'intl-14-notes',
        type: 'blanks',
        points: ['international.listening.notes'],
        difficulty: 0.3,
        worth: 600,
        prompt: {
          text: [
            '<p><strong>Harbor Bird Center</strong></p>',
            '<ul><li>Opened in: <span data-blank="1"></span></li>',
            '<li>The building was once a <span data-blank="2"></span></li>',
            '<li>Volunteers are at least <span data-blank="3"></span> years old</li>',
            '<li>Work on Saturdays begins at <span data-blank="4"></span></li>',
            '<li>Bring rubber <span data-blank="5"></span></li>',
            '<li>Next open day: June <span data-blank="6"></span></li></ul>',
          ].join(''),
          blanks: 6,
        },
        key: [
          ['1998'],
          ['boat house', 'boathouse'],
          ['fourteen', '14'],
          ['half past eight', '8:30', '8.30', 'eight thirty'],
          ['boots'],
          ['ninth', '9', '9th', 'nine'],
        ],
        wrong: ['1989', 'boat house', 'forty', 'eight', 'boots', '19'],
        explanation: {
          en: '<p>1998, boat house, fourteen (not forty), half past eight, boots (the gloves are given), the ninth.</p>',
          zh: '<p>1998、boat house、fourteen（不是 forty）、八点半、靴子（手套由中心提供）、九日。</p>',
        },
      },
    ],
  },
};

const treeHouses: Script = {
  code: 'intl-20',
  voices: { Interviewer: 'man', Mara: 'woman' },
  lines: [
    ['Interviewer', 'Today I am talking to Mara Quinn, who builds tree houses. Mara, how did it begin?'],
    [
      'Mara',
      'Not with a dream of my childhood, as people expect. I made furniture, and a neighbor asked me to repair an old tree house for his children. I needed the work. And then I could not stop thinking about it.',
    ],
    ['Interviewer', 'What was hardest to learn?'],
    [
      'Mara',
      'Wood I knew. But a tree grows and moves in the wind, and a house does not. I had to learn to leave room. Nothing may be fixed too tightly.',
    ],
    ['Interviewer', 'What comes first, the tree or the plan?'],
    [
      'Mara',
      'The tree, always. I sit under it for a whole day and look where the light comes from, and which branches are strong. Some customers find that strange.',
    ],
    ['Interviewer', 'And who are your customers?'],
    [
      'Mara',
      'I used to think, families. In fact most of them are grown people who want a quiet place to work. Last year one of them was a writer, twelve meters up.',
    ],
    ['Interviewer', 'Has anything ever gone wrong?'],
    [
      'Mara',
      'Once. A storm took the roof of a house that had just been finished. Nobody was in it. I built a new one and paid for it myself, and the customer brought me soup every day.',
    ],
    ['Interviewer', 'What will you do next?'],
    [
      'Mara',
      'More houses I do not need, I have enough to do. I would like to teach. In September I begin a course for six young carpenters.',
    ],
  ],
};

const interview: Heard = {
  script: treeHouses,
  set: {
    ...shared,
    code: 'intl-20',
    title: title('Building tree houses', '建树屋的人'),
    stimulus: { kind: 'audio', audio: 'intl-20', transcript: transcriptOf(treeHouses) },
    questions: [
      asked(20, {
        text: 'Mara worked on her first tree house because',
        options: ['she had dreamed of it as a child.', 'a neighbor had work for her.', 'her children wanted one.'],
        key: 'B',
        lure: 'A',
        point: 'interview',
        difficulty: 0,
        en: 'A neighbor asked her to repair one, and she needed the work.',
        zh: '邻居请她修一座旧树屋，而她正需要活儿。',
      }),
      asked(21, {
        text: 'What was most difficult for Mara?',
        options: ['Working with wood', 'Climbing high trees', 'Leaving room for the tree to move'],
        key: 'C',
        lure: 'A',
        point: 'interview',
        difficulty: 0.3,
        en: 'Wood she knew; what she had to learn was to leave room.',
        zh: '木工她本来就会，要学的是给树留出活动的空间。',
      }),
      asked(22, {
        text: 'Before she makes a plan, Mara',
        options: ['talks to the whole family.', 'watches the tree for a day.', 'cuts off weak branches.'],
        key: 'B',
        lure: 'C',
        point: 'interview',
        difficulty: 0.1,
        en: 'She sits under the tree for a whole day and looks.',
        zh: '她会在树下坐一整天，仔细观察。',
      }),
      asked(23, {
        text: 'Most of her customers',
        options: ['want to work in peace.', 'have small children.', 'write books.'],
        key: 'A',
        lure: 'B',
        point: 'interview',
        difficulty: 0.4,
        en: 'She used to think of families; most are adults who want a quiet place to work. The writer is one of them.',
        zh: '她原以为是家庭，其实多数是想安静工作的成年人；作家只是其中一位。',
      }),
      asked(24, {
        text: 'After the storm, Mara',
        options: ['lost a customer.', 'was ill for some days.', 'paid for a new roof.'],
        key: 'C',
        lure: 'A',
        point: 'interview',
        difficulty: 0.2,
        en: 'She built a new roof at her own cost, and the customer brought her soup.',
        zh: '她自己出钱修了新屋顶，顾客还每天给她送汤。',
      }),
      asked(25, {
        text: 'What does Mara want to do next?',
        options: ['Teach carpenters', 'Build more houses', 'Make furniture again'],
        key: 'A',
        lure: 'B',
        point: 'interview',
        difficulty: -0.2,
        en: 'In September she begins a course for young carpenters.',
        zh: '九月她要为年轻木匠开一门课。',
      }),
    ],
  },
};

/** Part 3, notes with gaps, and part 4, an interview. */
export const talkSets: readonly Heard[] = [notes, interview];

/** The two by themselves, as papers name them. */
export const talkCodes = { notes: 'intl-14', interview: 'intl-20' } as const satisfies Record<
  string,
  QuestionSet['code']
>;
