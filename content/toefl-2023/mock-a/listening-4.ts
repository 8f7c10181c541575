import { several, single, title, transcriptOf, type Script } from '../authoring.ts';
import type { QuestionSet } from '../../bank-types.ts';

/** Lecture 2 of mock A: fresco painting. */
export const listeningFourScript: Script = {
  code: 't23-a-l4',
  voices: { Narrator: 'scot', Professor: 'man', Student: 'woman' },
  lines: [
    ['Narrator', 'Listen to part of a lecture in an art history class.'],
    [
      'Professor',
      'When we look at a painted wall from the fourteenth or fifteenth century, we tend to ask what it shows and who paid for it. Today I would like to ask something more modest: how was it made, and how long did it take? With frescoes the answer is often written on the wall itself, if one knows how to read it.',
    ],
    [
      'Professor',
      'The word fresco means fresh, and what is fresh is the plaster. The painter, or more often an assistant, spread a thin coat of wet lime plaster over a rougher one. While it was still damp, colors that had been ground in plain water were laid on it. No glue, no egg, no oil. As lime dries, it takes up a gas from the air, carbon dioxide, and turns back into something like limestone. A thin, clear crust forms, and the color is locked inside that crust. It does not lie on the wall. It is part of the wall. That is why a good fresco can be washed with water, and why so many have lasted for six hundred years.',
    ],
    [
      'Professor',
      'But this strength is paid for. From the moment the plaster is on, the painter has perhaps eight hours, and fewer on a hot day. After that the surface no longer takes the color. And whatever has been painted cannot be altered, as an oil painting can. If the painter was dissatisfied, there was only one remedy: to cut the plaster off and begin again. So the work had to be divided. Only as much fresh plaster was laid as could be painted in one day. The Italian word for such a patch is giornata, from giorno, day.',
    ],
    ['Student', 'So you could count the patches and find out how many days the whole wall took?'],
    [
      'Professor',
      'You can, and people do. The edges can be seen when light falls along the wall from the side, and since each new patch overlaps the one before a little, you can even tell in what order they were painted. Nearly always it goes from the top to the bottom. Can anyone think why?',
    ],
    ['Student', 'So that nothing drips on the part that is already done?'],
    [
      'Professor',
      'Exactly. And there is something else that you learn from the patches. They are not equally large. A piece of blue sky the size of a door may have been done in one day, while a single head, no larger than this book, took a day to itself. In one chapel the head of the main figure and the heads of the crowd were painted by different hands; we know it because the patches of the crowd were filled much faster, several heads to a day. So the wall tells us who was the master and what could be left to the workshop.',
    ],
    [
      'Professor',
      'Now, not every color can be used in this way. Lime is a strong chemical. It destroys certain pigments, and, unluckily, one of the most valued blues was among them. What did painters do? They waited until the wall was dry and put the blue on afterward, with glue. This is called painting a secco, on the dry. The trouble is that such color does lie on the wall, and sooner or later it flakes off. When you stand before a fresco in which everything is fresh and bright except for the robe of one figure, which is a dull gray, you are looking at a robe that was once the most costly thing in the picture.',
    ],
    ['Student', 'Why did they not just choose another blue?'],
    [
      'Professor',
      'Some did, if the person who paid agreed. But contracts of the time often name the pigment, and even its price. The blue was meant to be recognized. It told everybody what the family had spent. Durability was, let us say, not the first thing on their minds.',
    ],
    [
      'Professor',
      'One last point. How did the design reach the wall, if the old plaster was covered with a fresh coat each morning? In the earlier period painters drew on the rough coat in red, and covered their own drawing patch by patch, so that they had to remember it. From about fourteen thirty on they used full-size drawings on paper. The lines were pricked with a needle, the sheet was held against the wet plaster, and a bag of coal dust was tapped along the lines. If you look closely, you will find rows of tiny dots. With paper one could plan in the workshop, show the design to a patron, and use the same sheet again in reverse. It made the work faster. Some would say that it also made it a little less lively. Go and look, and tell me on Thursday what you think.',
    ],
  ],
};

/** The fourth listening set of mock A: six questions. */
export const listeningFour = {
  code: 't23-a-l4',
  title: title('Mock A listening 4: reading a fresco', '模拟卷 A 听力 4：读懂一幅湿壁画'),
  node: 'toefl-2023.listening',
  author: 'mei',
  written: { days: -63, time: '15:40' },
  stimulus: { kind: 'audio', audio: 't23-a-l4', transcript: transcriptOf(listeningFourScript) },
  questions: [
    single(
      't23-a-l4-01',
      {
        text: 'What is the main purpose of the lecture?',
        options: [
          'To compare frescoes with paintings in oil',
          'To explain what a fresco reveals about how it was made',
          'To describe how old frescoes are restored',
          'To show how the subjects of frescoes changed',
        ],
        key: 'B',
        lure: 'A',
      },
      {
        point: 'toefl-2023.listening.main',
        difficulty: -0.9,
        en: 'The professor asks how a fresco was made and how long it took; the answer is “often written on the wall itself”. Oil is mentioned once, for contrast.',
        zh: '教授问的是湿壁画如何绘制、花了多久，答案“往往就写在墙上”。油画只作为对比提到一次。',
      },
    ),
    single(
      't23-a-l4-02',
      {
        text: 'According to the professor, why do frescoes last so long?',
        options: [
          'The paint is protected by a layer of glue.',
          'The walls were washed regularly with water.',
          'The plaster was left to dry before it was painted.',
          'The color is enclosed in a crust that forms as the lime dries.',
        ],
        key: 'D',
        lure: 'A',
      },
      {
        point: 'toefl-2023.listening.detail',
        difficulty: -0.5,
        en: 'Drying lime forms a thin clear crust and the color is locked inside it. Glue was used only for painting on the dry wall, which does not last.',
        zh: '石灰干燥时形成一层透明硬壳，颜色被封在其中。胶只用于干壁画法，而那种颜色并不耐久。',
      },
    ),
    single(
      't23-a-l4-03',
      {
        text: 'What does the size of the patches tell about a painting?',
        options: [
          'Which parts were done by the master and which by assistants',
          'Whether the painter worked from the top or from the bottom',
          'How much the patron paid for each figure',
          'In which season of the year the wall was painted',
        ],
        key: 'A',
        lure: 'B',
      },
      {
        point: 'toefl-2023.listening.detail',
        difficulty: 0.1,
        en: 'A single head could take a day while several heads of the crowd were done in one; the wall thus tells “who was the master”. The order follows from the way that patches overlap, not from their size.',
        zh: '主要人物的一个头像可画一整天，人群的几个头像却一天完成，由此可知“谁是大师”。绘制顺序是由重叠边缘而非面积判断的。',
      },
    ),
    single(
      't23-a-l4-04',
      {
        text: 'What does the professor imply about a dull gray robe in an otherwise bright fresco?',
        options: [
          'It was left unfinished by the workshop.',
          'It was painted over by a later owner.',
          'It once had an expensive color that has fallen off.',
          'It was meant to draw attention to another figure.',
        ],
        key: 'C',
        lure: 'B',
      },
      {
        point: 'toefl-2023.listening.inference',
        difficulty: 0.4,
        en: 'The valued blue had to be put on the dry wall and flakes off; the gray robe “was once the most costly thing in the picture”.',
        zh: '名贵的蓝色只能在干墙上施涂，日久剥落；那件灰袍“曾是画中最昂贵的部分”。',
      },
    ),
    single(
      't23-a-l4-05',
      {
        text: 'Listen again to part of the lecture. What does the professor mean when he says this?',
        options: [
          'Painters did not know that the blue would flake off.',
          'Patrons cared more about showing their wealth than about how long the color would last.',
          'The families wished to have their walls painted anew from time to time.',
          'People of the time had little interest in the future of art.',
        ],
        key: 'B',
        lure: 'A',
      },
      {
        clip: { from: 220.1, to: 228.8 },
        point: 'toefl-2023.listening.function',
        difficulty: 0.3,
        en: 'The blue “told everybody what the family had spent”; that durability was “not the first thing on their minds” is a polite way to speak of vanity.',
        zh: '这段话先说这种蓝色“告诉所有人这个家族花了多少钱”，接着说他们“首先想到的并不是耐久”，委婉地暗指炫富。',
      },
    ),
    several(
      't23-a-l4-06',
      {
        text: 'Which TWO advantages of drawings on paper does the professor mention? Choose 2 answers.',
        options: [
          'They could be shown to a patron in advance.',
          'They made the finished work more lively.',
          'They could be used more than once.',
          'They protected the wet plaster from dust.',
        ],
        key: ['A', 'C'],
      },
      {
        point: 'toefl-2023.listening.detail',
        difficulty: 0.2,
        en: 'One could show the design to a patron and use the sheet again in reverse. Some say that the work became less lively.',
        zh: '可以事先给出资人看设计，也可以把纸翻过来再用。至于生动性，有人认为反而有所减弱。',
      },
    ),
  ],
} as const satisfies QuestionSet;
