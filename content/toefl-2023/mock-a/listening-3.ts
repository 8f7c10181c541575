import { single, title, transcriptOf, type Script } from '../authoring.ts';
import type { QuestionSet } from '../../bank-types.ts';

/** Conversation 2 of mock A: a student speaks with her professor about a field report. */
export const listeningThreeScript: Script = {
  code: 't23-a-l3',
  voices: { Narrator: 'scot', Student: 'woman', Professor: 'man' },
  lines: [
    ['Narrator', 'Listen to a conversation between a student and a professor.'],
    ['Student', 'Professor Lindqvist, do you have a few minutes? It is about the field report for ecology.'],
    [
      'Professor',
      'Come in, Mara. You were going to compare the ponds on both sides of the highway, if I remember rightly.',
    ],
    [
      'Student',
      'Yes. Two ponds, the same size, one of them right beside the road. I wanted to see if the salt that they spread in winter makes a difference to the frogs. And that is my problem. There are no frogs. Not in the one by the road, and not in the other one either. I have been there on six evenings.',
    ],
    [
      'Professor',
      'No frogs at all? Hm. In April I would expect to hear them from the parking lot. What did you do then?',
    ],
    [
      'Student',
      'Well, I counted what there was. Water beetles, snails, a lot of dragonfly larvae, really a lot. I wrote it all down, but it is not what I proposed, so I thought that I should ask you for another topic. There is a student who studies moss on the library roof, and she says that I could join her.',
    ],
    ['Professor', 'Before you climb on the roof, tell me about the larvae. How many is a lot?'],
    ['Student', 'In the pond by the road, about forty in each sample. In the other, maybe fifteen.'],
    ['Professor', 'And what do dragonfly larvae eat?'],
    [
      'Student',
      'Mosquito larvae, small worms ... oh. Tadpoles. They eat tadpoles. So you mean the frogs are not there because of the dragonflies?',
    ],
    [
      'Professor',
      'I mean that you do not know yet, and neither do I. But you have a difference between the two ponds that nobody asked you to find, and a possible reason why it matters. To my mind that is worth more than the answer to the question you began with. People often treat a result that they did not expect as if it were a mistake. It is usually the other way around.',
    ],
    [
      'Student',
      'But the frogs are missing on both sides. If it were only the larvae, then the pond with fewer of them should still have some frogs, should it not?',
    ],
    [
      'Professor',
      'That is exactly the kind of objection that I would like to read in your report. What else do the two ponds have in common?',
    ],
    ['Student', 'They were both dug at the same time, when the road was built. I think that was only three years ago.'],
    [
      'Professor',
      'Three years is not long for an animal that returns to the pond where it hatched. Perhaps no frog has found them yet. You could look at an older pond in the neighborhood. If there are frogs, and larvae as well, you have ruled something out.',
    ],
    [
      'Student',
      'There is one behind the stadium. That would mean a new set of samples, though, and the report is due on the twelfth.',
    ],
    [
      'Professor',
      'It was due on the twelfth for a report on salt. Take until the nineteenth. But I would like one page from you this Friday, with the new question and with what you would have to see in order to be convinced that you are wrong.',
    ],
    ['Student', 'Wrong? Should I not say what I expect to find?'],
    [
      'Professor',
      'That too. But anyone can say what they expect. Say what would change your mind, and I will know that you have thought about it.',
    ],
    ['Student', 'All right. Friday, one page. And I will tell my friend that she has the moss to herself.'],
  ],
};

/** The third listening set of mock A: five questions. */
export const listeningThree = {
  code: 't23-a-l3',
  title: title('Mock A listening 3: a field report', '模拟卷 A 听力 3：野外报告'),
  node: 'toefl-2023.listening',
  author: 'mei',
  written: { days: -63, time: '15:10' },
  stimulus: { kind: 'audio', audio: 't23-a-l3', transcript: transcriptOf(listeningThreeScript) },
  questions: [
    single(
      't23-a-l3-01',
      {
        text: 'Why does the student visit the professor?',
        options: [
          'She cannot carry out the study that she had planned.',
          'She wants to share a topic with another student.',
          'She disagrees with a comment on her report.',
          'She needs help in identifying insects.',
        ],
        key: 'A',
        lure: 'B',
      },
      {
        point: 'toefl-2023.listening.main',
        difficulty: -1.2,
        en: 'She meant to compare frogs in two ponds and found none, so she asks for another topic. Joining the friend is only one way out that she has thought of.',
        zh: '她原计划比较两个池塘的青蛙，却一只也没找到，因此来要求换题。与朋友合作只是她想到的一个办法。',
      },
    ),
    single(
      't23-a-l3-02',
      {
        text: 'What did the student find in the pond beside the road?',
        options: [
          'Fewer snails than in the other pond',
          'Traces of salt from the winter',
          'More dragonfly larvae than in the other pond',
          'Tadpoles but no adult frogs',
        ],
        key: 'C',
        lure: 'B',
      },
      {
        point: 'toefl-2023.listening.detail',
        difficulty: -0.8,
        en: 'About forty larvae in each sample beside the road against some fifteen in the other pond. Salt was what she meant to study, not what she found.',
        zh: '路边池塘每个样本约四十只蜻蜓幼虫，另一个池塘约十五只。盐是她原本想研究的，并非她的发现。',
      },
    ),
    single(
      't23-a-l3-03',
      {
        text: 'Listen again to part of the conversation. Why does the professor ask what dragonfly larvae eat?',
        options: [
          'To test whether the student has read the assigned chapter',
          'To lead the student to a possible link with the missing frogs',
          'To explain why the larvae are so numerous',
          'To suggest that the samples were counted wrongly',
        ],
        key: 'B',
        lure: 'C',
      },
      {
        clip: { from: 64.1, to: 79.4 },
        point: 'toefl-2023.listening.function',
        difficulty: -0.2,
        en: 'The question brings her to the answer “Tadpoles”, and so to the thought that larvae might be one reason for the lack of frogs.',
        zh: '这个问题引导她想到“蝌蚪”，从而意识到幼虫可能是没有青蛙的原因之一。',
      },
    ),
    single(
      't23-a-l3-04',
      {
        text: 'What can be inferred from the age of the two ponds?',
        options: [
          'They are too young to contain dragonflies.',
          'They were dug in order to protect frogs.',
          'They have had more salt than older ponds.',
          'Frogs may not have settled in them yet.',
        ],
        key: 'D',
        lure: 'A',
      },
      {
        point: 'toefl-2023.listening.inference',
        difficulty: 0.3,
        en: 'Frogs return to the pond where they hatched; in ponds that are three years old “perhaps no frog has found them yet”.',
        zh: '青蛙会回到出生的池塘；这两个池塘只有三年，“也许还没有青蛙找到它们”。',
      },
    ),
    single(
      't23-a-l3-05',
      {
        text: 'What must the student do by Friday?',
        options: [
          'Collect samples from the pond behind the stadium',
          'Finish the report on salt in ponds',
          'Write down her new question and what would prove her wrong',
          'Tell the professor whether she will join her friend',
        ],
        key: 'C',
        lure: 'A',
      },
      {
        point: 'toefl-2023.listening.detail',
        difficulty: 0.0,
        en: 'He wants one page on Friday, “with the new question and with what you would have to see in order to be convinced that you are wrong”. The samples and the report may wait until the nineteenth.',
        zh: '教授要求周五交一页纸，写明新问题，以及看到什么才会承认自己错了。采样与报告可到十九日。',
      },
    ),
  ],
} as const satisfies QuestionSet;
