import { single, title, transcriptOf, type Script } from '../authoring.ts';
import type { QuestionSet } from '../../bank-types.ts';

/** Conversation 2 of mock B: a student and his professor about a paper. */
export const listeningThreeScript: Script = {
  code: 't23-b-l3',
  voices: { Narrator: 'scot', Student: 'man', Professor: 'woman' },
  lines: [
    ['Narrator', 'Listen to a conversation between a student and a professor.'],
    [
      'Student',
      'Professor Marsh, thank you for seeing me. I got my paper back, the one on soap advertising in the nineteen twenties, and I do not quite know what to make of your comment. You wrote, a fine collection, now what?',
    ],
    [
      'Professor',
      'I did. I hope that it did not sound unkind. I enjoyed the paper. You found, what was it, ninety advertisements?',
    ],
    ['Student', 'Ninety four. From three magazines. It took me most of October.'],
    [
      'Professor',
      'And it shows. You describe them very carefully, what colors, what words, who is in the picture. My difficulty was that when I came to the last page, I could have told a friend everything about soap advertisements, and nothing about why you had looked at them. What did you want to know?',
    ],
    [
      'Student',
      'I suppose I wanted to know how they changed. At the beginning it is all about cleanliness. Germs, doctors, and so on. By the end of the decade there is hardly a word about that. It is all about whether other people like you.',
    ],
    ['Professor', 'There you are. That sentence is not in your paper.'],
    ['Student', 'Is it not? I thought it was obvious from the tables.'],
    [
      'Professor',
      'It may be obvious to you, because you have read all ninety four. A reader has not. Tell me first what you claim, and then show me the tables. And then comes the interesting part: why? What happened in those ten years?',
    ],
    [
      'Student',
      'Well, more people had bathrooms. So perhaps everybody was clean already, and you could not sell soap with germs any longer.',
    ],
    ['Professor', 'That is possible. How would you find out?'],
    [
      'Student',
      'There must be numbers. On how many houses had running water, I mean. By region, maybe. If I am right, then magazines that were read in the cities should change earlier than the farm magazine.',
    ],
    ['Professor', 'And do they?'],
    [
      'Student',
      'I ... I think they do, actually. The farm magazine still has doctors in nineteen twenty eight. I noticed it, but I put it down to the editor.',
    ],
    [
      'Professor',
      'Perhaps it was the editor. But now you have a question, a claim and a way of testing it, and you did not have to look at a single new advertisement. I give every student the choice of writing a second paper or revising the first one for the final grade. Most people choose a new topic, since they are tired of the old one.',
    ],
    ['Student', 'I was going to write about cars. But honestly, now I would rather do this.'],
    [
      'Professor',
      'I was hoping that you would say so. One piece of advice. Go to Mr. Tanaka in the government documents section, he is in on Tuesdays and Thursdays. Do not try to find the census on your own; people disappear in there for weeks.',
    ],
    ['Student', 'Today is Thursday. I will go straight over.'],
  ],
};

/** The third listening set of mock B: five questions. */
export const listeningThree = {
  code: 't23-b-l3',
  title: title('Mock B listening 3: a fine collection', '模拟卷 B 听力 3：很好的收集'),
  node: 'toefl-2023.listening',
  author: 'mei',
  written: { days: -49, time: '15:10' },
  stimulus: { kind: 'audio', audio: 't23-b-l3', transcript: transcriptOf(listeningThreeScript) },
  questions: [
    single(
      't23-b-l3-01',
      {
        text: 'Why does the student go to see the professor?',
        options: [
          'To ask for more time for a paper',
          'To learn what she meant by a comment on his paper',
          'To propose a paper about cars',
          'To find out where old magazines are kept',
        ],
        key: 'B',
        lure: 'C',
      },
      {
        point: 'toefl-2023.listening.main',
        difficulty: -1.3,
        en: 'He does not know what to make of her comment: “a fine collection, now what?”',
        zh: '他不明白教授评语“收集得很好，然后呢？”的意思。',
      },
    ),
    single(
      't23-b-l3-02',
      {
        text: 'What does the professor find missing in the paper?',
        options: [
          'A statement of what the advertisements show',
          'A sufficient number of advertisements',
          'A description of the pictures',
          'A comparison of magazines from several countries',
        ],
        key: 'A',
        lure: 'B',
      },
      {
        point: 'toefl-2023.listening.detail',
        difficulty: -0.5,
        en: 'She learned everything about the advertisements “and nothing about why you had looked at them”; when he says how they changed, she answers: “That sentence is not in your paper.”',
        zh: '她读完了解了广告的一切，却“不知道你为什么要研究它们”；当他说出变化时，她说“论文里没有这句话”。',
      },
    ),
    single(
      't23-b-l3-03',
      {
        text: 'How did soap advertisements change during the 1920s, according to the student?',
        options: [
          'They used fewer words and more pictures.',
          'They appeared first in farm magazines and later in the cities.',
          'They turned from the danger of germs to being liked by others.',
          'They began to quote doctors more often.',
        ],
        key: 'C',
        lure: 'D',
      },
      {
        point: 'toefl-2023.listening.detail',
        difficulty: -0.3,
        en: 'At first it is all “germs, doctors, and so on”; by the end “it is all about whether other people like you”.',
        zh: '起初都是“细菌、医生之类”，到后来“全是别人喜不喜欢你”。',
      },
    ),
    single(
      't23-b-l3-04',
      {
        text: 'Why does the student mention the farm magazine?',
        options: [
          'Its editor refused to print certain advertisements.',
          'It might allow him to test his explanation.',
          'It was the most difficult of the three to obtain.',
          'It shows that few farmers bought soap.',
        ],
        key: 'B',
        lure: 'A',
      },
      {
        point: 'toefl-2023.listening.function',
        difficulty: 0.4,
        en: 'If bathrooms explain the change, it should have come later where running water came later; the farm magazine still has doctors in 1928.',
        zh: '若变化源于浴室普及，则自来水较晚的地方变化也应较晚；农业杂志 1928 年仍在用医生。',
      },
    ),
    single(
      't23-b-l3-05',
      {
        text: 'What will the student probably do next?',
        options: [
          'Collect more advertisements',
          'Write a first draft about cars',
          'Ask for help in finding figures on running water',
          'Show his tables to the editor of a magazine',
        ],
        key: 'C',
        lure: 'A',
      },
      {
        point: 'toefl-2023.listening.inference',
        difficulty: 0.0,
        en: 'He is going straight to Mr. Tanaka in government documents, who can help with the census. The professor says that he need not look at a single new advertisement.',
        zh: '他马上去政府文献部找 Tanaka 先生查人口普查资料。教授说他不需要再看任何新广告。',
      },
    ),
  ],
} as const satisfies QuestionSet;
