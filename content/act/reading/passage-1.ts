import { lettered, prose } from '../../rich.ts';
import { actSet } from '../authoring.ts';

/** Reading 1: The piano tuner's daughter. */
export const readingFirst = actSet({
  code: 'act-r1',
  title: { en: "ACT mock A, Reading 1: The piano tuner's daughter", zh: 'ACT 模拟卷 A 阅读第 1 篇：调音师的女儿' },
  subject: 'act.reading',
  author: 'mei',
  written: { days: -31, time: '14:10' },
  from: 1,
  passage: prose`
        <strong>Literary narrative: The Piano Tuner's Daughter</strong>

        Other children learned the town by its streets. I learned it by its pianos. The Hallorans, on Ferry Road, had a walnut upright whose middle D stuck in wet weather; the Reverend's instrument smelled of mice; and Mrs. Adair, who lived alone at the top of the hill, owned a concert grand that no one had played since her husband's death and that she had tuned, nevertheless, on the first Monday of every month.

        My father carried the tools and I carried the lamp. He was a man who could pass an entire supper without a remark, but at a piano he talked, in a low voice, as one talks to a horse. “There now,” he would say to a string. “A little more. You used to know this.” I held the lamp above the pins and watched the wool of his sleeve go slowly gray with dust. It did not occur to me for years that any of this was work, or that we were poor. We had, after all, some forty pianos.

        At Mrs. Adair's he always took longest. She would let us in without a word, go upstairs, and shut a door. He would strike each note and wait with his head tilted until it had died away entirely, longer than he waited in any other house. When he had finished he did what he did nowhere else: he sat down and played. It was always the same piece, a slow one, not difficult, and he played it badly. Then he closed the lid, and we walked down the hill.

        I was eleven before I asked him why he tuned a piano that nobody used. We were halfway home; rain was coming over the estuary, and he had turned up his collar. “She uses it,” he said. I pointed out, with the patience that children keep for their elders, that she did not. Nobody had touched it since the month before; I had put a hair across the keys in April, and in May it was still there.

        He stopped then, which he never did in the rain. I thought that he was angry. “Where do you suppose she goes,” he said, “when she goes upstairs?”

        I said that I supposed she went to her room. “Her room is over the parlor,” said my father. “You can hear everything in it.” And he went on down the hill, quickly now, with the tools knocking at his knee, so that I had to run to keep the lamp from swinging.

        The next first Monday I did not watch his sleeve. I watched the ceiling. He tuned; he waited for each note to go; he sat and played the slow piece, with the wrong note in the ninth bar that I had always taken for a mistake. Overhead a board creaked once, at exactly that bar, and was still. I have been a musician for thirty years. I have played in halls where two thousand people held their breath, and I have never again known so certainly that someone was listening.
      `,
  questions: [
    {
      at: 'ideas.central',
      difficulty: -0.6,
      text: prose`The passage is mainly about how the narrator:`,
      options: lettered(
        'came to be a better musician than her father',
        'discovered that her family had been poor',
        'came to understand what her father did for one of his customers',
        'tried to find out whether her father told the truth',
      ),
      key: 'C',
      lure: 'B',
      en: prose`Everything leads up to Mrs. Adair, the question on the way home and the listening at the end. Poverty and her own career are mentioned in one sentence each.`,
      zh: prose`全文的重心是 Adair 夫人、回家路上的问题和最后的倾听。贫穷和她自己的职业都只一带而过。`,
    },
    {
      at: 'ideas.details',
      difficulty: -1.1,
      text: prose`According to the passage, how often did Mrs. Adair have her piano tuned?`,
      options: lettered('Once a month', 'Once a year', 'Whenever the weather had been wet', 'Each April and May'),
      key: 'A',
      lure: 'D',
      en: prose`Paragraph 1 names the first Monday of every month. April and May are only the months of the hair across the keys.`,
      zh: prose`第 1 段说是每月第一个星期一。四月和五月只是她放头发的时间。`,
    },
    {
      at: 'craft.words',
      difficulty: -0.4,
      text: prose`As it is used in paragraph 4, the phrase “the patience that children keep for their elders” suggests that the narrator was:`,
      options: lettered(
        'frightened of her father',
        'used to waiting for him',
        'grateful for his explanation',
        'sure that she knew better than he did',
      ),
      key: 'D',
      lure: 'A',
      en: prose`She corrects him as one corrects someone slow to understand: the patience is said with a smile at her younger self.`,
      zh: prose`她像对反应慢的人那样纠正父亲，自以为更明白；这里的“耐心”带有自嘲意味。`,
    },
    {
      at: 'ideas.inference',
      difficulty: 0.2,
      text: prose`It can reasonably be inferred that the narrator put a hair across the keys in order to:`,
      options: lettered(
        'play a trick on Mrs. Adair',
        'find out whether anybody played the piano',
        'remind her father to dust the keys',
        'see how much the weather changed the instrument',
      ),
      key: 'B',
      lure: 'C',
      en: prose`The hair was still there a month later, and she offers this as proof that nobody had touched the keys.`,
      zh: prose`一个月后头发还在，她以此证明没有人碰过琴键。`,
    },
    {
      at: 'craft.structure',
      difficulty: 0.4,
      text: prose`What is the main function of paragraph 2?`,
      options: lettered(
        "To show what the narrator's father was like at his work",
        'To explain how a piano is tuned',
        'To complain of a childhood without money',
        'To contrast Mrs. Adair with other customers',
      ),
      key: 'A',
      lure: 'B',
      en: prose`The low voice, the words to the string and the dust on his sleeve draw the father at work. No method is explained, and “we had some forty pianos” is no complaint.`,
      zh: prose`低声说话、对琴弦的话、袖上的灰尘都在刻画工作中的父亲；并没有解释调音方法，“我们有四十架钢琴”也不是抱怨。`,
    },
    {
      at: 'ideas.details',
      difficulty: -0.3,
      text: prose`What did the father do at Mrs. Adair's house and nowhere else?`,
      options: lettered(
        'He waited for a note to die away.',
        'He spoke to the strings.',
        'He played a piece of music.',
        'He asked his daughter to hold the lamp.',
      ),
      key: 'C',
      lure: 'A',
      en: prose`Paragraph 3: “he did what he did nowhere else: he sat down and played”. He waited elsewhere, too, though not so long.`,
      zh: prose`第 3 段明确说他在别处从不这样：坐下来弹奏。等待音符消失在别处也有，只是没那么久。`,
    },
    {
      at: 'ideas.inference',
      difficulty: 0.7,
      text: prose`The creak “at exactly that bar” most strongly suggests that:`,
      options: lettered(
        'the house was old and badly kept',
        'Mrs. Adair was displeased by the mistake',
        'the narrator had imagined that anyone was there',
        'the wrong note had a meaning for Mrs. Adair',
      ),
      key: 'D',
      lure: 'B',
      en: prose`The note that the narrator had taken for a mistake is answered from above at its very place, month after month played the same: it belongs to a memory. Nothing suggests displeasure; she has the visits repeated.`,
      zh: prose`叙述者以为弹错的那个音，楼上恰在此处有了回应，说明这个音对 Adair 夫人有特殊意义；她每月都请他来，并无不满。`,
    },
    {
      at: 'craft.words',
      difficulty: 0.0,
      text: prose`In paragraph 1, the statement “I learned it by its pianos” most nearly means that the narrator:`,
      options: lettered(
        'was taught to play in many houses',
        'knew the people and places of the town through their instruments',
        'could not find her way through the streets',
        'preferred instruments to other children',
      ),
      key: 'B',
      lure: 'D',
      en: prose`The examples that follow are households, each known by what its piano is like.`,
      zh: prose`后面的例子都是一户户人家，她通过各家的钢琴来认识他们。`,
    },
    {
      at: 'ideas.central',
      difficulty: 0.6,
      text: prose`The last sentence of the passage suggests that for the narrator, Mrs. Adair was:`,
      options: lettered(
        'a listener whose attention outdid that of large audiences',
        'a teacher to whom she owed her career',
        'a customer whom she regretted having disturbed',
        'a musician whom she could never equal',
      ),
      key: 'A',
      lure: 'C',
      en: prose`She compares two thousand people who hold their breath with one board that creaks, and finds the one more certain.`,
      zh: prose`她把两千名屏息的听众与一块地板的响声相比，认为后者更让她确信有人在听。`,
    },
  ],
});
