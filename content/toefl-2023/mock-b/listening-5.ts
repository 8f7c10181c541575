import { several, single, title, transcriptOf, type Script } from '../authoring.ts';
import type { QuestionSet } from '../../bank-types.ts';

/** Lecture 3 of mock B: how fast music was meant to go. */
export const listeningFiveScript: Script = {
  code: 't23-b-l5',
  voices: { Narrator: 'scot', Professor: 'man', Student: 'woman' },
  lines: [
    ['Narrator', 'Listen to part of a lecture in a music history class.'],
    [
      'Professor',
      'How fast should a piece of music be played? For anything written after about eighteen twenty, you would think that there is nothing to discuss, since the composer could simply write down a number. Before that there were only words, mostly Italian ones, allegro, andante and so on, and every musician had to know by habit what they meant. What changed was the invention of the metronome.',
    ],
    [
      'Professor',
      'The man who put his name on it was Johann Maelzel. He patented it in eighteen fifteen. I say, put his name on it, because the important idea was not his. A weight that swings slowly usually needs a long pendulum, as in a tall clock. A clockmaker in Amsterdam by the name of Winkel had found that a short rod will also swing slowly if you put a weight at both ends and hang it in the middle. Maelzel saw the device, added a scale with numbers, and took it to Paris. There was a lawsuit, and Winkel won it, but by then everybody was saying Maelzel.',
    ],
    [
      'Professor',
      'Among the first to welcome the metronome was Beethoven. He wrote to a friend that he would give up those meaningless Italian words altogether, and he published numbers for all of his symphonies. And this is where our problem starts. Some of the numbers are so fast that orchestras can hardly play them. For more than a hundred years, most conductors have ignored them. The question is why a composer who knew what he wanted should have written down something that seems wrong.',
    ],
    ['Student', 'He was deaf by then, was he not? Maybe he simply could not hear how it sounded.'],
    [
      'Professor',
      'That is the oldest explanation. In his head, music might have gone faster than in a room, where the sound needs time to spread. There is something to it, since many people who read music silently read it faster than they would play it. But he also gave numbers for some pieces together with his nephew, at the piano, beating time. A second explanation is that his metronome was broken. A machine that has been dropped, or whose weight has slipped, may well run slow, so that you have to set it to a higher number in order to get the speed that you want.',
    ],
    [
      'Professor',
      'Recently two researchers in Spain looked into that in detail. They compared the numbers with the speeds in recordings by thirty-six different conductors, and they made a mathematical model of the metronome. If the weight had been damaged or the rod bent, the error would be large at some speeds and small at others. What they found was different. Conductors were slower than Beethoven by about the same amount nearly everywhere. No kind of damage produces that.',
    ],
    ['Student', 'So what does produce it?'],
    [
      'Professor',
      'Look at a metronome. The weight on the rod has the shape of a small triangle or a trapezoid, and the scale lies behind it. Do you read the number above the weight or the one below it? On a modern metronome a line tells you. On the early ones it was not clear at all. The weight was about fifteen millimeters high, and if you read at the wrong end, you are off by about twelve beats a minute. That is exactly the difference. And there is a page in the manuscript of the ninth symphony on which somebody, probably Beethoven himself, noted, one hundred and eight or one hundred and twenty. One hundred and eight, or one hundred and twenty! Twelve beats apart.',
    ],
    [
      'Professor',
      'I find this convincing, I must admit. But let me be fair to the other side. There are musicians who say that nothing is wrong with the numbers, and that it is we who have become slow. Orchestras grew larger during the nineteenth century, halls grew larger, and instruments became heavier. With a small orchestra and instruments of the time, some of the fast speeds suddenly make sense. When such recordings appeared in the nineteen eighties, they were a shock. What had sounded like a monument now sounded like a dance.',
    ],
    [
      'Professor',
      'So before you decide, listen. On the course page you will find the same movement twice, once at one hundred and eight and once at one hundred and twenty. Do not ask which one is correct. Ask what each of them makes you notice that the other one hides.',
    ],
  ],
};

/** The fifth listening set of mock B: six questions. */
export const listeningFive = {
  code: 't23-b-l5',
  title: title('Mock B listening 5: Beethoven’s metronome', '模拟卷 B 听力 5：贝多芬的节拍器'),
  node: 'toefl-2023.listening',
  author: 'mei',
  written: { days: -49, time: '16:20' },
  stimulus: { kind: 'audio', audio: 't23-b-l5', transcript: transcriptOf(listeningFiveScript) },
  questions: [
    single(
      't23-b-l5-01',
      {
        text: 'What does the professor mainly discuss?',
        options: [
          'How the metronome replaced Italian words',
          'Possible reasons for speeds that seem too fast',
          'The way in which orchestras changed in the nineteenth century',
          'A lawsuit between two inventors',
        ],
        key: 'B',
        lure: 'A',
      },
      {
        point: 'toefl-2023.listening.main',
        difficulty: -0.8,
        en: 'After the history of the metronome he asks why Beethoven’s numbers seem wrong, and weighs several explanations.',
        zh: '讲完节拍器的历史后，教授探讨贝多芬的速度数字为何显得过快，并比较了几种解释。',
      },
    ),
    single(
      't23-b-l5-02',
      {
        text: 'What does the professor imply about Maelzel?',
        options: [
          'He received credit for an idea that was largely someone else’s.',
          'He built the first tall clock.',
          'He was a friend of the clockmaker Winkel.',
          'He did not understand how the device worked.',
        ],
        key: 'A',
        lure: 'C',
      },
      {
        point: 'toefl-2023.listening.inference',
        difficulty: -0.4,
        en: '“I say, put his name on it, because the important idea was not his.” The short rod with two weights was Winkel’s.',
        zh: '“我说他署了名，因为关键的想法并不是他的。”两端加重的短杆是 Winkel 的发明。',
      },
    ),
    single(
      't23-b-l5-03',
      {
        text: 'Why does the professor mention Beethoven’s nephew?',
        options: [
          'To show that Beethoven could not use the metronome by himself',
          'To explain how the manuscript was preserved',
          'To weaken the explanation that rests on Beethoven’s deafness',
          'To give an example of a conductor who ignored the numbers',
        ],
        key: 'C',
        lure: 'A',
      },
      {
        point: 'toefl-2023.listening.organization',
        difficulty: 0.4,
        en: 'Some numbers were found at the piano with a person who could hear, “beating time”, so that they did not come from silent reading alone.',
        zh: '有些数字是与听力正常的侄子在钢琴旁打拍子定下的，并非只凭默读，因此削弱了耳聋之说。',
      },
    ),
    several(
      't23-b-l5-04',
      {
        text: 'Which TWO facts speak for the explanation that the number was read at the wrong end of the weight? Choose 2 answers.',
        options: [
          'Conductors are slower by nearly the same amount everywhere.',
          'Beethoven’s metronome is known to have been dropped.',
          'A page of a manuscript names two numbers that are twelve apart.',
          'Early metronomes had no scale.',
        ],
        key: ['A', 'C'],
      },
      {
        point: 'toefl-2023.listening.detail',
        difficulty: 0.5,
        en: 'The difference is nearly constant, about twelve beats, and the manuscript says “one hundred and eight or one hundred and twenty”. That the machine had been damaged is another explanation.',
        zh: '差值几乎恒定，约十二拍，而手稿上写着“108 或 120”。机器损坏是另一种解释。',
      },
    ),
    single(
      't23-b-l5-05',
      {
        text: 'What happened when recordings with small orchestras appeared in the 1980s?',
        options: [
          'Conductors found the speeds impossible to play.',
          'Listeners complained about the old instruments.',
          'Music that had seemed solemn seemed lively.',
          'Researchers began to doubt the numbers.',
        ],
        key: 'C',
        lure: 'B',
      },
      {
        point: 'toefl-2023.listening.detail',
        difficulty: 0.1,
        en: '“What had sounded like a monument now sounded like a dance.”',
        zh: '“原先听起来像纪念碑，现在听起来像舞蹈。”',
      },
    ),
    single(
      't23-b-l5-06',
      {
        text: 'What is the professor’s attitude toward the two recordings on the course page?',
        options: [
          'He hopes that students will find out which is correct.',
          'He believes that each can reveal something about the music.',
          'He prefers the slower one.',
          'He thinks that neither follows the composer.',
        ],
        key: 'B',
        lure: 'A',
      },
      {
        point: 'toefl-2023.listening.attitude',
        difficulty: 0.2,
        en: '“Do not ask which one is correct. Ask what each of them makes you notice that the other one hides.”',
        zh: '“不要问哪个正确，而要问每一个让你注意到了另一个所掩盖的什么。”',
      },
    ),
  ],
} as const satisfies QuestionSet;
