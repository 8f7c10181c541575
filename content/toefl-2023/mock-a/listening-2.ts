import { single, title, transcriptOf, type Script } from '../authoring.ts';
import type { QuestionSet } from '../../bank-types.ts';

/** Lecture 1 of mock A: how cuttlefish hide. */
export const listeningTwoScript: Script = {
  code: 't23-a-l2',
  voices: { Narrator: 'scot', Professor: 'woman', Student: 'man' },
  lines: [
    ['Narrator', 'Listen to part of a lecture in a biology class.'],
    [
      'Professor',
      'Last time we spoke about animals whose color matches the place where they live, like the moths on tree bark. Today I want to turn to an animal that carries many patterns with it and chooses among them in less than a second. I mean the cuttlefish. Despite the name it is no fish, but a relative of the squid and the octopus.',
    ],
    [
      'Professor',
      'Let us begin with the equipment. The skin of a cuttlefish holds up to several million tiny sacs of pigment, yellow, red or brown. Each sac is surrounded by a ring of muscles. When the muscles pull, the sac is stretched into a flat disk and its color shows. When they relax, the sac shrinks to a point that you can hardly see. And here is what matters: those muscles are controlled directly by nerves from the brain. A chameleon changes color by means of chemical signals in the blood, and that takes many seconds. A nerve needs no such time.',
    ],
    [
      'Professor',
      'Under the pigment there is a second layer, of cells that reflect light. They have no color of their own, but they return whatever light falls on them, so that the animal takes on some of the color of its surroundings. Keep that in mind, because it becomes important in a moment.',
    ],
    [
      'Professor',
      'Now, with such equipment you might expect a cuttlefish to copy its background exactly, like a photograph. It does not. When people sorted thousands of pictures of cuttlefish, they found that nearly all the patterns belong to three kinds. On fine sand the animal is uniform: little contrast, no marks. On gravel it is mottled: small light and dark patches, of about the size of the stones. And on a background with large, bright objects, say, white shells on dark mud, it shows what is called a disruptive pattern: a few big light and dark areas with sharp edges that run across the body. The last kind does not look like the background at all.',
    ],
    [
      'Student',
      'Then how does it help? I mean, a big white square on your back sounds like the last thing you would want.',
    ],
    [
      'Professor',
      'It does, does it not? But ask yourself how a hunter finds you. It looks for an outline, for the shape of a cuttlefish. The sharp edges on the skin are stronger than the real edge of the body, so the eye of the hunter joins the white square to the white shell beside it, and the shape of the animal falls to pieces. The same idea was used in painting warships a hundred years ago.',
    ],
    [
      'Professor',
      'How does the animal decide which pattern to show? This has been studied in a very simple way. You put a cuttlefish in a small tank and lay printed patterns under the glass floor. Give it a checkerboard of tiny squares, and it stays uniform. Make the squares larger, and it becomes mottled. Make them about as large as the white square on its own back, and it turns disruptive. Make them larger still, and the disruptive pattern disappears again. So the animal is not responding to whiteness as such. It compares the size of what it sees with the size of its own marks.',
    ],
    [
      'Professor',
      'And now for the strangest part. Almost all cuttlefish that have been examined possess only one kind of light receptor in their eyes. You and I have three, and we tell colors apart by comparing what the three report. With one kind of receptor there is nothing to compare. So, as far as we know, cuttlefish are color blind. When they were placed on a checkerboard of yellow and blue squares, chosen so that both looked equally bright to that one receptor, they behaved as if the floor were plain gray.',
    ],
    ['Student', 'But you said that they match their surroundings. In the pictures the colors were right as well.'],
    [
      'Professor',
      'They were. And this is where the second layer comes in. In green water, everything is lit by green light. A skin that simply reflects what falls on it will be greenish without the animal having to know what green is. The brain controls brightness, size and contrast; color is left to the light. Some people are not satisfied with this. One suggestion is that the odd shape of the pupil, it looks like a letter W, might spread colors apart so that they come into focus at different distances, and that the animal could learn something about color by focusing back and forth. It is a beautiful idea. I would only say that so far the animals in the tank have not behaved as if they used it.',
    ],
    [
      'Professor',
      'For next week, please read the two articles on the course page. They disagree with each other about the pupil, and I would like you to decide which experiment would settle the matter.',
    ],
  ],
};

/** The second listening set of mock A: six questions. */
export const listeningTwo = {
  code: 't23-a-l2',
  title: title('Mock A listening 2: how cuttlefish hide', '模拟卷 A 听力 2：乌贼如何隐身'),
  node: 'toefl-2023.listening',
  author: 'mei',
  written: { days: -63, time: '14:30' },
  stimulus: { kind: 'audio', audio: 't23-a-l2', transcript: transcriptOf(listeningTwoScript) },
  questions: [
    single(
      't23-a-l2-01',
      {
        text: 'What is the lecture mainly about?',
        options: [
          'How the eyes of cuttlefish differ from those of fish',
          'How cuttlefish choose and produce patterns that hide them',
          'Why cuttlefish live on several kinds of sea floor',
          'How hunters learn to find cuttlefish',
        ],
        key: 'B',
        lure: 'A',
      },
      {
        point: 'toefl-2023.listening.main',
        difficulty: -1.1,
        en: 'The professor explains the skin, the three kinds of pattern and what decides among them. The eyes come in only to explain one part of this.',
        zh: '教授讲解了皮肤结构、三类图案以及如何选择图案；讲到眼睛只是为了说明其中一点。',
      },
    ),
    single(
      't23-a-l2-02',
      {
        text: 'Why does the professor mention the chameleon?',
        options: [
          'To show why a cuttlefish can change more quickly',
          'To give an example of an animal with reflecting cells',
          'To correct a mistake made in the previous lecture',
          'To point out that both animals are color blind',
        ],
        key: 'A',
        lure: 'B',
      },
      {
        point: 'toefl-2023.listening.organization',
        difficulty: -0.4,
        en: 'The chameleon depends on chemical signals in the blood, which take many seconds; the muscles of the cuttlefish are controlled directly by nerves.',
        zh: '变色龙靠血液中的化学信号变色，需要许多秒；乌贼的肌肉由神经直接控制，因此更快。',
      },
    ),
    single(
      't23-a-l2-03',
      {
        text: 'According to the professor, how does a disruptive pattern protect a cuttlefish?',
        options: [
          'It frightens animals that come too close.',
          'It copies the stones on which the animal rests.',
          'It keeps the outline of the animal from being recognized.',
          'It makes the animal look larger than it is.',
        ],
        key: 'C',
        lure: 'B',
      },
      {
        point: 'toefl-2023.listening.detail',
        difficulty: -0.1,
        en: 'Sharp edges on the skin are stronger than the real edge of the body, so “the shape of the animal falls to pieces”. Copying the size of stones belongs to the mottled pattern.',
        zh: '皮肤上的锐利边缘比身体真正的轮廓更显眼，于是“动物的形状被打碎”。与石块大小相仿的是斑驳图案。',
      },
    ),
    single(
      't23-a-l2-04',
      {
        text: 'What did the experiment with printed checkerboards show?',
        options: [
          'Cuttlefish prefer floors without any pattern.',
          'Cuttlefish become disruptive whenever they see something white.',
          'Cuttlefish need several minutes to choose a pattern.',
          'Cuttlefish respond to the size of objects in relation to their own marks.',
        ],
        key: 'D',
        lure: 'B',
      },
      {
        point: 'toefl-2023.listening.detail',
        difficulty: 0.2,
        en: 'Only squares about as large as the white square on their own back made them disruptive; smaller and larger ones did not. “The animal is not responding to whiteness as such.”',
        zh: '只有与自身背部白斑差不多大的方格才引出分裂图案，更小或更大的都不行，可见“它并不是对白色本身作出反应”。',
      },
    ),
    single(
      't23-a-l2-05',
      {
        text: 'How can cuttlefish match the color of their surroundings, according to the professor?',
        options: [
          'Cells in their skin reflect the light that falls on them.',
          'They compare the reports of three kinds of receptor.',
          'They remember colors that they have seen before.',
          'Their pigment sacs hold every color of the sea floor.',
        ],
        key: 'A',
        lure: 'D',
      },
      {
        point: 'toefl-2023.listening.detail',
        difficulty: 0.4,
        en: '“A skin that simply reflects what falls on it will be greenish without the animal having to know what green is.” The pigment is only yellow, red or brown.',
        zh: '“皮肤只是反射照到它的光，动物不必知道什么是绿色，也会显得发绿。”色素只有黄、红、棕三种。',
      },
    ),
    single(
      't23-a-l2-06',
      {
        text: 'What is the professor’s opinion of the suggestion about the shape of the pupil?',
        options: [
          'She thinks that it has been proved by the tank experiments.',
          'She finds it attractive but not supported by evidence so far.',
          'She believes that it explains why the skin reflects light.',
          'She considers it too simple to be taken seriously.',
        ],
        key: 'B',
        lure: 'D',
      },
      {
        point: 'toefl-2023.listening.attitude',
        difficulty: 0.3,
        en: '“It is a beautiful idea. I would only say that so far the animals in the tank have not behaved as if they used it.”',
        zh: '她说“这个想法很美”，但“到目前为止，水箱里的动物并没有表现出会利用它”。',
      },
    ),
  ],
} as const satisfies QuestionSet;
