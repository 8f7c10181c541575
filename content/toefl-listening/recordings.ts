import { single, title, transcriptOf, type Script } from '../toefl-2023/authoring.ts';
import type { QuestionSet } from '../bank-types.ts';

const written = { days: -22, time: '18:00' } as const;
const point = (id: string): string => `toefl-listening.listening.${id}`;
const shared = { node: 'toefl-listening.listening.tasks', author: 'qiao', written } as const;
const audio = (script: Script) => ({ kind: 'audio', audio: script.code, transcript: transcriptOf(script) }) as const;

/** A student needs a book that the library does not have. */
export const conversation: Script = {
  code: 'tl-c1',
  voices: { Student: 'man', Librarian: 'woman' },
  lines: [
    ['Librarian', 'Good afternoon. Is that the list for your history paper?'],
    [
      'Student',
      'Yes. I found everything except this one, a book about canal boats. The catalog says that you have it, but it is not on the shelf.',
    ],
    ['Librarian', 'Let me see. Oh, it was borrowed by a professor, and professors may keep books for a whole term.'],
    ['Student', 'My paper is due in two weeks. Could you ask him to bring it back?'],
    [
      'Librarian',
      'I could, but he is abroad until June. What I can do is order a copy from another library. That usually takes about four days.',
    ],
    ['Student', 'Four days would be fine. Does it cost anything?'],
    [
      'Librarian',
      'Not for students. You only have to read it here in the building, since the other library does not let us lend it out.',
    ],
    ['Student', 'Oh. I work every evening until eight. When do you close?'],
    ['Librarian', 'At ten, except on Fridays. And you may photograph as many pages as you like.'],
    ['Student', 'Then I will order it. I need one chapter only.'],
  ],
};

/** Why people walk where there is no path. */
export const lecture: Script = {
  code: 'tl-t1',
  voices: { Professor: 'scot' },
  lines: [
    [
      'Professor',
      'On almost every campus there is a place where a brown line runs across the grass, although nobody built a path there. Planners call such a line a desire path. It shows where people want to walk, rather than where they are told to walk.',
    ],
    [
      'Professor',
      'For a long time, the answer to desire paths was a fence or a sign. It hardly ever worked. People simply walked around the end of the fence, and soon there was a second line.',
    ],
    [
      'Professor',
      'So some planners turned the idea around. One university opened a new building without any paths at all. They planted grass, waited for half a year, and then took photographs from the roof. Where the grass was gone, they put down stone.',
    ],
    [
      'Professor',
      'Now, I would not say that this is always a good plan. A desire path is made by those who are in a hurry and who can walk over wet grass. Somebody in a wheelchair leaves no line, because he could not go there in the first place. If you listen to the grass alone, you only hear some of the people.',
    ],
  ],
};

/** The two recordings with their questions. */
export const recordingSets: readonly QuestionSet[] = [
  {
    ...shared,
    code: 'tl-c1',
    title: title('At the library: a book on canal boats', '图书馆：一本关于运河船的书'),
    stimulus: audio(conversation),
    questions: [
      single(
        'tl-c1-1',
        {
          text: 'Why is the book not on the shelf?',
          options: [
            'It was put in the wrong place.',
            'A professor has borrowed it.',
            'It was never bought by the library.',
            'Another student needs it for a paper.',
          ],
          key: 'B',
          lure: 'D',
        },
        {
          point: point('detail'),
          difficulty: -0.6,
          en: 'The librarian looks it up: a professor has it, for the whole term.',
          zh: '管理员查到书被一位教授借走，可以借一整个学期。',
        },
      ),
      single(
        'tl-c1-2',
        {
          text: 'Why does the student ask when the library closes?',
          options: [
            'He wants to return a book late in the evening.',
            'He has to know when the professor comes in.',
            'He may read the book in the building only, and he works in the evening.',
            'He would like to apply for a job at the library.',
          ],
          key: 'C',
          lure: 'A',
        },
        {
          point: point('function'),
          difficulty: 0.3,
          en: 'The copy may not leave the building, and he works until eight: two hours are left.',
          zh: '书不能带出馆，而他每晚工作到八点，所以要问还剩多少时间。',
        },
      ),
      single(
        'tl-c1-3',
        {
          text: 'What will the student probably do when the book arrives?',
          options: [
            'Photograph one chapter of it',
            'Take it home for the weekend',
            'Read it from the first page to the last',
            'Ask for more time for his paper',
          ],
          key: 'A',
          lure: 'C',
        },
        {
          point: point('inference'),
          difficulty: 0.6,
          en: 'He hears that he may photograph pages, and says that he needs one chapter only.',
          zh: '他得知可以拍照，又说自己只需要一章。',
        },
      ),
    ],
  },
  {
    ...shared,
    code: 'tl-t1',
    title: title('A lecture on desire paths', '讲座：草地上踩出的路'),
    stimulus: audio(lecture),
    questions: [
      single(
        'tl-t1-1',
        {
          text: 'What is the lecture mainly about?',
          options: [
            'Why grass is hard to keep on a campus',
            'What planners can and cannot learn from the ways people choose',
            'How one university saved money on paths',
            'Why signs should be easier to read',
          ],
          key: 'B',
          lure: 'C',
        },
        {
          point: point('main'),
          difficulty: 0.2,
          en: 'Desire paths, what was done about them, what one university learned, and whom they leave out.',
          zh: '讲座讲踩出来的路、对它们的处理、一所大学的做法，以及这种做法忽略了谁。',
        },
      ),
      single(
        'tl-t1-2',
        {
          text: 'What happened when fences were put up?',
          options: [
            'People used the paths that had been built.',
            'The grass grew back within half a year.',
            'A second line appeared around them.',
            'Students complained to the university.',
          ],
          key: 'C',
          lure: 'A',
        },
        {
          point: point('detail'),
          difficulty: -0.3,
          en: '“People simply walked around the end of the fence, and soon there was a second line.”',
          zh: '人们绕过栅栏，很快又踩出第二条路。',
        },
      ),
      single(
        'tl-t1-3',
        {
          text: 'Why did one university open a building without paths?',
          options: [
            'It wanted to see where people would walk.',
            'It had no money left for stone.',
            'It hoped that people would stay off the grass.',
            'It wished to have better photographs.',
          ],
          key: 'A',
          lure: 'D',
        },
        {
          point: point('organization'),
          difficulty: 0.1,
          en: 'Where the grass was gone after half a year, stone was put down.',
          zh: '半年后，草被踩秃的地方就铺上石板。',
        },
      ),
      single(
        'tl-t1-4',
        {
          text: 'Why does the professor mention somebody in a wheelchair?',
          options: [
            'To show that stone is better than grass',
            'To explain why the building was opened late',
            'To give an example of a person in a hurry',
            'To show that desire paths do not speak for everyone',
          ],
          key: 'D',
          lure: 'A',
        },
        {
          point: point('function'),
          difficulty: 0.8,
          en: 'Who cannot cross the grass leaves no line: “you only hear some of the people”.',
          zh: '无法走上草地的人不会留下痕迹，只看草地就听不到他们的声音。',
        },
      ),
    ],
  },
];
