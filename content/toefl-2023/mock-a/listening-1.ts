import { several, single, title, transcriptOf, type Script } from '../authoring.ts';
import type { QuestionSet } from '../../bank-types.ts';

/** Conversation 1 of mock A: a student asks at the map room of the library. */
export const listeningOneScript: Script = {
  code: 't23-a-l1',
  voices: { Narrator: 'scot', Student: 'man', Librarian: 'woman' },
  lines: [
    ['Narrator', 'Listen to a conversation between a student and a librarian.'],
    ['Librarian', 'Good afternoon. You look as if you have been walking in circles.'],
    [
      'Student',
      'I have, a little. I am looking for the map room. The plan at the entrance says third floor, but all I find up there is a row of group study rooms.',
    ],
    [
      'Librarian',
      'Ah, the plan. It is two years old, I am afraid. The maps were moved down here to the ground floor in spring, because the cabinets turned out to be too heavy for the third floor. You are standing in front of them.',
    ],
    [
      'Student',
      'Oh. Well, that is good news. I need a map of the harbor from before the big land reclamation, so before about eighteen ninety. It is for my urban geography course. We each have to show how one part of the shoreline has changed.',
    ],
    [
      'Librarian',
      'Then you have come to the right place. We hold the harbor surveys of eighteen sixty two and eighteen eighty one. There is one difficulty, though. The originals do not leave this room, and they may not be photocopied. The light of the machine is harmful to the colors.',
    ],
    [
      'Student',
      'Hmm. I was hoping to lay the old map over a modern one on my computer. I cannot really do that by looking at it.',
    ],
    [
      'Librarian',
      'No, you cannot. But you can photograph it, without flash. We have a stand with a camera over there that keeps the sheet flat. And even better, the survey of eighteen eighty one has already been scanned. You can download it from the catalog in high resolution.',
    ],
    ['Student', 'Really? I searched the catalog last night and only found a short description.'],
    [
      'Librarian',
      'Did you search while you were signed in? The scans are shown to members of the university only. Without signing in, you see the description and nothing else. It confuses a lot of people.',
    ],
    ['Student', 'I was at home, so no, I probably was not. And the other one, from eighteen sixty two?'],
    [
      'Librarian',
      'That one has not been scanned, because two of its four sheets were damaged by water long ago and are being restored. You may see the other two. Which part of the shore are you working on?',
    ],
    ['Student', 'The eastern end, where the fish market is now.'],
    ['Librarian', 'Then you are in luck. The eastern end is on one of the sheets that survived.'],
    [
      'Student',
      'Great. So I can photograph that sheet and download the later one. There is one more thing. My professor says that we should be careful with the old surveys, because they were not all measured from the same point. I did not quite understand what she meant.',
    ],
    [
      'Librarian',
      'I think I know. Depth and height have to be measured from some level that is taken as zero. The survey of eighteen sixty two took the mean height of the sea, and the one of eighteen eighty one took the lowest tide. So on the later map the shore seems to lie farther out, even where nothing was built. If you compared the two lines directly, you would find new land that never existed.',
    ],
    [
      'Student',
      'Wow. So I would have drawn a very nice map of something that never happened. How do I correct for that?',
    ],
    [
      'Librarian',
      'There is a note about it in the margin of the later map, bottom left, with the difference in feet. Most people cut the margin off when they download it. Do not.',
    ],
    ['Student', 'I will not. Can I use the camera stand right now?'],
    [
      'Librarian',
      'You need to reserve it for half an hour, and it is taken until three. Shall I put you down for three? You can use the time to sign in and find the other map.',
    ],
    ['Student', 'Yes, please. That gives me time to get a coffee, too.'],
    ['Librarian', 'As long as it stays outside.'],
  ],
};

/** The first listening set of mock A: five questions. */
export const listeningOne = {
  code: 't23-a-l1',
  title: title('Mock A listening 1: the map room', '模拟卷 A 听力 1：地图室'),
  node: 'toefl-2023.listening',
  author: 'mei',
  written: { days: -63, time: '14:00' },
  stimulus: { kind: 'audio', audio: 't23-a-l1', transcript: transcriptOf(listeningOneScript) },
  questions: [
    single(
      't23-a-l1-01',
      {
        text: 'Why does the student go to the library?',
        options: [
          'To return maps that he borrowed for a course',
          'To find an early map for a class project',
          'To reserve a room for a study group',
          'To ask how old maps can be restored',
        ],
        key: 'B',
        lure: 'C',
      },
      {
        point: 'toefl-2023.listening.main',
        difficulty: -1.3,
        en: 'He needs a map of the harbor from before about 1890 to show how a part of the shoreline has changed. The study rooms are only what he found in the wrong place.',
        zh: '他需要一张约 1890 年以前的港口地图，用来说明海岸线的变化。小组自习室只是他找错地方时看到的。',
      },
    ),
    single(
      't23-a-l1-02',
      {
        text: 'Why did the student fail to find the scanned map in the catalog?',
        options: [
          'The scan was being restored.',
          'He had looked under the wrong year.',
          'He had not signed in.',
          'The catalog had not been updated for two years.',
        ],
        key: 'C',
        lure: 'D',
      },
      {
        point: 'toefl-2023.listening.detail',
        difficulty: -0.7,
        en: 'Scans are shown to members who are signed in; he had searched at home without signing in. It is the plan at the entrance that is two years old.',
        zh: '扫描件只对已登录的校内成员开放，他在家检索时没有登录。两年没更新的是入口处的平面图。',
      },
    ),
    single(
      't23-a-l1-03',
      {
        text: 'What does the librarian say about the survey of 1862?',
        options: [
          'Part of it can be seen and photographed.',
          'All of it was destroyed by water.',
          'It may be copied on the machine in the room.',
          'It does not show the eastern end of the harbor.',
        ],
        key: 'A',
        lure: 'D',
      },
      {
        point: 'toefl-2023.listening.detail',
        difficulty: -0.2,
        en: 'Two of its four sheets are being restored; the other two may be seen, and photographs without flash are allowed. The eastern end is on one of the sheets that survived.',
        zh: '四幅中有两幅在修复，另外两幅可以查看，也可不用闪光灯拍照。东端正好在保存下来的图幅上。',
      },
    ),
    single(
      't23-a-l1-04',
      {
        text: 'What would happen if the student compared the shorelines of the two maps directly?',
        options: [
          'He would overlook land that was reclaimed after 1881.',
          'He would believe that the harbor had become deeper.',
          'He would find that the maps have different scales.',
          'He would see land gained where none was built.',
        ],
        key: 'D',
        lure: 'B',
      },
      {
        point: 'toefl-2023.listening.inference',
        difficulty: 0.5,
        en: 'The two surveys take different levels as zero, so the shore lies farther out on the later map: “you would find new land that never existed.”',
        zh: '两次测量采用的零点不同，后一张图的岸线因此更靠外，直接比较就会“发现从未存在过的新土地”。',
      },
    ),
    several(
      't23-a-l1-05',
      {
        text: 'Which TWO things will the student most likely do before three o’clock? Choose 2 answers.',
        options: [
          'Find the map of 1881 in the catalog',
          'Photograph a sheet on the camera stand',
          'Get something to drink',
          'Speak with his professor about the surveys',
        ],
        key: ['A', 'C'],
      },
      {
        point: 'toefl-2023.listening.detail',
        difficulty: 0.1,
        en: 'The stand is taken until three; until then he can sign in and find the later map, and he says that he has time for a coffee.',
        zh: '拍摄架三点前有人使用；在此之前他可以登录查找 1881 年的地图，他还说正好有时间喝杯咖啡。',
      },
    ),
  ],
} as const satisfies QuestionSet;
