import { several, single, title, transcriptOf, type Script } from '../authoring.ts';
import type { QuestionSet } from '../../bank-types.ts';

/** Conversation 1 of mock B: a student asks for a place where her group can rehearse. */
export const listeningOneScript: Script = {
  code: 't23-b-l1',
  voices: { Narrator: 'scot', Student: 'woman', Clerk: 'man' },
  lines: [
    ['Narrator', 'Listen to a conversation between a student and a clerk in the office of student activities.'],
    ['Clerk', 'Hi, what can I do for you?'],
    [
      'Student',
      'I would like to reserve a room for our group. We are seven people, we sing together, without instruments, and until now we have met in my apartment. But the neighbors are getting, well, less patient.',
    ],
    ['Clerk', 'Seven singers, I can imagine. Are you a registered group?'],
    ['Student', 'I do not think so. What does that mean?'],
    [
      'Clerk',
      'It means that there is a form with the names of at least five members and of a member of the faculty who is willing to be your adviser. Registered groups may reserve rooms free of charge. Others can have a room only if nobody else wants it, and they pay ten dollars an hour.',
    ],
    ['Student', 'Oh. Ten dollars is a lot for us. How long does it take to be registered?'],
    [
      'Clerk',
      'The committee meets on the first Monday of the month. So if you hand in the form by Friday, you will know on Monday. It is not a formality, though. They turned down two groups last month.',
    ],
    ['Student', 'Why was that?'],
    [
      'Clerk',
      'Both of them did the same thing as a group that already exists. The committee likes to see that people have looked around first. There are three singing groups on campus, you know. What makes yours different?',
    ],
    [
      'Student',
      'Everything that we sing was written by one of us. The other groups sing songs that everybody knows, and they are really good, but that is not what we are after.',
    ],
    ['Clerk', 'Then say so on the form, in the first line. That is just what they want to hear. And your adviser?'],
    [
      'Student',
      'Professor Okafor, maybe. I take her course on rhythm. She did say that she wished students would write more music instead of only analyzing it.',
    ],
    [
      'Clerk',
      'She would be an excellent choice. She is not advising anybody this year, as far as I know. Now, about the room. If you are registered, you can choose between the small hall in the arts building and the practice room under the gym.',
    ],
    ['Student', 'Under the gym? Is that not terribly loud?'],
    [
      'Clerk',
      'It used to be. They put in a new ceiling over the summer, and I am told that you hear nothing at all. The small hall is prettier, but it is free only until six, and it echoes. For singing you may like that, or not.',
    ],
    [
      'Student',
      'We like some echo. But two of us have laboratory courses until half past five. Six is too early. So it will have to be the gym, I guess.',
    ],
    [
      'Clerk',
      'Go and sing something in it before you decide. The key is here. Bring it back within an hour, and please do not lose it, because I have only got this one.',
    ],
    ['Student', 'Can I really? That is so kind. I will go right now.'],
    ['Clerk', 'Take the form with you as well. And sing something of your own.'],
  ],
};

/** The first listening set of mock B: five questions. */
export const listeningOne = {
  code: 't23-b-l1',
  title: title('Mock B listening 1: a room for singers', '模拟卷 B 听力 1：给歌手的房间'),
  node: 'toefl-2023.listening',
  author: 'mei',
  written: { days: -49, time: '14:00' },
  stimulus: { kind: 'audio', audio: 't23-b-l1', transcript: transcriptOf(listeningOneScript) },
  questions: [
    single(
      't23-b-l1-01',
      {
        text: 'Why does the student go to the office?',
        options: [
          'To complain about noise in her apartment building',
          'To find a place where her group can practice',
          'To join one of the singing groups on campus',
          'To ask for money for a concert',
        ],
        key: 'B',
        lure: 'C',
      },
      {
        point: 'toefl-2023.listening.main',
        difficulty: -1.4,
        en: 'Her group has met in her apartment, the neighbors are losing patience, and she wants to reserve a room.',
        zh: '她们小组一直在她的公寓里练习，邻居渐渐不耐烦，所以她想预订房间。',
      },
    ),
    single(
      't23-b-l1-02',
      {
        text: 'What does the clerk say about groups that are not registered?',
        options: [
          'They may not use any room.',
          'They have to pay for a room that nobody else wants.',
          'They may reserve a room for one month.',
          'They need the permission of a professor.',
        ],
        key: 'B',
        lure: 'A',
      },
      {
        point: 'toefl-2023.listening.detail',
        difficulty: -0.6,
        en: '“Others can have a room only if nobody else wants it, and they pay ten dollars an hour.” An adviser is needed for registration.',
        zh: '未注册的小组“只有没人要时才能用，每小时十美元”。指导老师是注册的条件。',
      },
    ),
    single(
      't23-b-l1-03',
      {
        text: 'Why were two groups turned down last month?',
        options: [
          'They handed in the form too late.',
          'They had fewer than five members.',
          'They had no adviser.',
          'They resembled groups that already existed.',
        ],
        key: 'D',
        lure: 'B',
      },
      {
        point: 'toefl-2023.listening.detail',
        difficulty: -0.4,
        en: '“Both of them did the same thing as a group that already exists.”',
        zh: '“两个小组做的事情都与已有的小组相同。”',
      },
    ),
    single(
      't23-b-l1-04',
      {
        text: 'Listen again to part of the conversation. What does the clerk imply when he answers the student?',
        options: [
          'The committee reads only the beginning of a form.',
          'What she has told him will help her group to be accepted.',
          'She has not explained clearly what the group does.',
          'The form has to be filled in again.',
        ],
        key: 'B',
        lure: 'A',
      },
      {
        clip: { from: 83.7, to: 96.2 },
        point: 'toefl-2023.listening.function',
        difficulty: 0.2,
        en: 'He tells her to put in the first line that they sing only songs of their own, because, as he goes on, “that is just what they want to hear”.',
        zh: '他建议把“只唱自己写的歌”写在表格第一行；他接着解释说，这“正是委员会想听到的”。',
      },
    ),
    several(
      't23-b-l1-05',
      {
        text: 'Which TWO facts about the practice room under the gym are mentioned? Choose 2 answers.',
        options: [
          'It has a new ceiling.',
          'It can be used after six o’clock.',
          'It has a strong echo.',
          'Its key is kept by Professor Okafor.',
        ],
        key: ['A', 'B'],
      },
      {
        point: 'toefl-2023.listening.detail',
        difficulty: 0.3,
        en: 'A new ceiling was put in over the summer; and since the small hall is free only until six, “it will have to be the gym”. The echo belongs to the small hall, and the clerk has the key.',
        zh: '夏天装了新天花板；小厅只开放到六点，所以“只好用体育馆下面那间”。有回声的是小厅，钥匙在职员手里。',
      },
    ),
  ],
} as const satisfies QuestionSet;
