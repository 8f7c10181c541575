import { single, title, transcriptOf, type Script } from '../authoring.ts';
import type { QuestionSet } from '../../bank-types.ts';

/** Lecture 2 of mock B: why waiting lines annoy us. */
export const listeningFourScript: Script = {
  code: 't23-b-l4',
  voices: { Narrator: 'scot', Professor: 'woman', Student: 'man' },
  lines: [
    ['Narrator', 'Listen to part of a lecture in a business class.'],
    [
      'Professor',
      'I would like to start with a story that is told in every textbook on this subject, and that may even be true. Some decades ago, an airport received many complaints about the time that people had to wait for their baggage. The managers hired more workers and brought the waiting time down to eight minutes, which was normal in the industry. The complaints did not stop. So they looked more closely. Passengers needed one minute from the airplane to the baggage hall and then stood there for seven. What do you think they did?',
    ],
    ['Student', 'They hired even more workers?'],
    [
      'Professor',
      'They moved the arrival gates to the far end of the terminal. Now people walked for six minutes and waited for two. The bags came exactly when they had come before, and the complaints all but disappeared. The lesson of the story is that time which is filled with something feels shorter than time which is empty. It is the reason why there are mirrors beside elevators and why restaurants hand you a menu before there is a table.',
    ],
    [
      'Professor',
      'Let me make a distinction that will be useful throughout this course. On the one hand, there is the operation: how many people arrive, how long it takes to serve one of them, how many counters are open. For that there is mathematics, quite beautiful mathematics, which began with telephone exchanges in Copenhagen a hundred years ago. On the other hand, there is the experience. You may improve the one without improving the other.',
    ],
    [
      'Professor',
      'Take a supermarket with five counters. You can have five lines, one for each counter, or a single line from which the person in front goes to the next counter that is free. From the point of view of the operation, the average wait is nearly the same, as long as people in five lines are clever enough to change from one to another. So why do banks and airports prefer the single line?',
    ],
    ['Student', 'Because it is fair. With five lines you always have the feeling that the others are moving faster.'],
    [
      'Professor',
      'And it is not only a feeling. If there are five lines and you are in one of them, the chance that yours is the fastest is one in five. So most of the time you are right to be annoyed. In a single line nobody who came after you is served before you. Studies show that people will accept a longer wait, if only it is fair. In one of them, customers of fast-food restaurants were asked about their visit. Those who had stood in a single line were more satisfied, although they had waited longer than the customers of a competitor with several lines.',
    ],
    [
      'Professor',
      'Why does the supermarket not do the same, then? For one thing, a single line looks long. It may move quickly, but people who come through the door see thirty others in front of them, and some will turn around. For another, it takes space, and space in a store costs money. There is also the shopping cart: the walk from the head of the line to a free counter takes a few seconds, and with a full cart it takes more. Those seconds are lost to the operation.',
    ],
    [
      'Professor',
      'There is one more thing that matters, and that is not knowing. A wait of unknown length feels longer than a wait of known length. When the subway in one city put up signs that count down the minutes to the next train, people said in surveys that the trains had become more frequent. They had not. But notice that this works only as long as the sign tells the truth. If it says two minutes and it turns out to be five, people are angrier than they would have been without any sign. So a careful manager promises four minutes and lets people be pleased after three.',
    ],
    ['Student', 'Is that not a bit dishonest?'],
    [
      'Professor',
      'That is a question which I would like you to discuss in your groups. When does managing an experience turn into deceiving people? You may begin with the airport. Nobody was lied to. All the same, those passengers were made to take a walk that did nothing for them. I have put three cases on the course page. For each of them, tell me whether you would mind if you found out.',
    ],
  ],
};

/** The fourth listening set of mock B: six questions. */
export const listeningFour = {
  code: 't23-b-l4',
  title: title('Mock B listening 4: waiting lines', '模拟卷 B 听力 4：排队'),
  node: 'toefl-2023.listening',
  author: 'mei',
  written: { days: -49, time: '15:40' },
  stimulus: { kind: 'audio', audio: 't23-b-l4', transcript: transcriptOf(listeningFourScript) },
  questions: [
    single(
      't23-b-l4-01',
      {
        text: 'What is the main topic of the lecture?',
        options: [
          'The mathematics of telephone exchanges',
          'The difference between how long people wait and how they feel about it',
          'The reasons why airports are built with long terminals',
          'The ways in which supermarkets reduce their costs',
        ],
        key: 'B',
        lure: 'D',
      },
      {
        point: 'toefl-2023.listening.main',
        difficulty: -0.9,
        en: 'The professor sets the operation against the experience: “You may improve the one without improving the other.”',
        zh: '教授区分了运作与体验：“改善了一个，不一定改善另一个。”',
      },
    ),
    single(
      't23-b-l4-02',
      {
        text: 'How were complaints reduced in the story of the airport?',
        options: [
          'Baggage was brought more quickly.',
          'More workers were hired.',
          'Mirrors were put up in the baggage hall.',
          'Passengers had a longer way to walk.',
        ],
        key: 'D',
        lure: 'A',
      },
      {
        point: 'toefl-2023.listening.detail',
        difficulty: -0.8,
        en: 'The gates were moved so that people walked for six minutes and waited for two. The bags came exactly when they had come before.',
        zh: '登机口被移远，旅客走六分钟、等两分钟。行李到达的时间与以前完全一样。',
      },
    ),
    single(
      't23-b-l4-03',
      {
        text: 'What does the professor say about people who believe that other lines move faster?',
        options: [
          'They are usually right.',
          'They seldom change to another line.',
          'They remember bad experiences better than good ones.',
          'They are mistaken about the average wait.',
        ],
        key: 'A',
        lure: 'C',
      },
      {
        point: 'toefl-2023.listening.detail',
        difficulty: 0.2,
        en: 'With five lines the chance of being in the fastest is one in five. “So most of the time you are right to be annoyed.”',
        zh: '五条队中，自己那条最快的可能只有五分之一，“所以大多数时候你的恼火是有道理的”。',
      },
    ),
    single(
      't23-b-l4-04',
      {
        text: 'Why does the professor mention customers of fast-food restaurants?',
        options: [
          'To show that people prefer fairness to a shorter wait',
          'To show that a single line is always faster',
          'To explain why menus are handed out early',
          'To compare restaurants with supermarkets',
        ],
        key: 'A',
        lure: 'B',
      },
      {
        point: 'toefl-2023.listening.organization',
        difficulty: 0.1,
        en: 'Those in a single line were more satisfied “although they had waited longer”.',
        zh: '排单队的顾客“虽然等得更久”却更满意，说明人们看重公平胜过时间。',
      },
    ),
    single(
      't23-b-l4-05',
      {
        text: 'What is said about the signs in the subway?',
        options: [
          'They made trains more frequent.',
          'They were removed after complaints.',
          'They changed people’s idea of how often trains came.',
          'They showed a time that was longer than the real one.',
        ],
        key: 'C',
        lure: 'A',
      },
      {
        point: 'toefl-2023.listening.detail',
        difficulty: 0.0,
        en: 'People said that trains had become more frequent. “They had not.”',
        zh: '人们说列车变密了，“其实没有”。',
      },
    ),
    single(
      't23-b-l4-06',
      {
        text: 'What does the professor want students to do?',
        options: [
          'To measure how long they wait in a store',
          'To judge in what cases the management of waiting is acceptable',
          'To find out whether the story of the airport is true',
          'To design a sign that tells the truth',
        ],
        key: 'B',
        lure: 'C',
      },
      {
        point: 'toefl-2023.listening.inference',
        difficulty: 0.3,
        en: 'They are to discuss when managing an experience turns into deceiving people, and to say for three cases whether they would mind.',
        zh: '学生要讨论管理体验何时变成欺骗，并就三个案例说明自己是否介意。',
      },
    ),
  ],
} as const satisfies QuestionSet;
