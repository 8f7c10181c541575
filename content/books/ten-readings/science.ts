import type { Reading } from './reading.ts';

/** Readings 8 to 10: heat in cities, forgetting and glass. */
export const science: readonly Reading[] = [
  {
    title: 'The Warm City',
    zh: '温暖的城市',
    text: `
On a clear summer night, a large city may be several degrees warmer than the fields around it. Scientists call such a city an urban heat island. The name is apt: on a map of temperatures, the city rises from the cooler countryside like an island from the sea.

There are several causes. Stone, brick and asphalt take in the heat of the sun all day and give it off slowly after dark. Tall buildings make the effect stronger, because heat that would escape to the open sky is caught between the walls. Engines, kitchens and air conditioners add warmth of their own. Above all, a city lacks water that can evaporate. When water turns into vapor, it takes up heat; a field or a forest cools itself in this way, much as skin is cooled by sweat. In a city, rain disappears into drains within minutes.

The difference is more than a matter of comfort. Warm nights are a danger to the old and the sick, whose bodies need the cool hours in order to recover. Moreover, the demand for cooling creates a vicious circle: the machines that cool the rooms heat the streets.

Fortunately, what has been built can be altered. A roof that is painted white reflects much of the light that falls on it. A row of trees shades the pavement and returns water to the air. Some cities now leave open corridors through which cool air can flow in from the hills at night. None of these measures is new, and none is expensive. They only have to be planned before the buildings are.`,
    words: `
urban | adj. | 城市的
apt | adj. | 恰当的
asphalt | n. | 沥青
give off | v. | 放出
vapor | n. | 水汽
drain | n. | 下水道
vicious circle | n. | 恶性循环
corridor | n. | 通道；走廊`,
    questions: [
      {
        ask: 'Why is a city called an “island” in paragraph 1?',
        options: [
          'It is surrounded by water.',
          'It stands out by its temperature.',
          'It receives air from the sea.',
          'It is far from other cities.',
        ],
        key: 'B',
        why: '在温度图上城市高出周围，好像海上的岛。',
      },
      {
        ask: 'The author compares a field to skin in order to explain',
        options: [
          'how evaporation cools',
          'why plants need rain',
          'how heat is stored in stone',
          'why fields are warm at night',
        ],
        key: 'A',
        why: '水蒸发吸热：田野靠水汽降温，皮肤靠汗水降温，道理相同。',
      },
      {
        ask: 'What is the “vicious circle” of paragraph 3?',
        options: [
          'Old people stay at home and become ill.',
          'Rooms are cooled at the cost of warmer streets.',
          'White roofs reflect light onto other roofs.',
          'Machines use more water than trees.',
        ],
        key: 'B',
        why: '冷却房间的机器加热街道，街道越热又越需要冷却。',
      },
    ],
  },
  {
    title: 'What We Forget',
    zh: '我们忘掉什么',
    text: `
In the 1880s a German scholar, Hermann Ebbinghaus, began to study memory in an unusual way. He had only one subject: himself. He wanted to learn material that meant nothing, so that what he already knew would not help him, and he therefore invented more than two thousand syllables such as “zof” and “kep.” He read lists of them aloud to the beat of a watch until he could repeat each list without error.

After a certain interval he learned the same list again. Usually he could no longer recite it, but he needed less time than before. This saving of time was his measure of what had been kept. The results were striking. After twenty minutes he had already lost about two fifths, and after a day about two thirds. From then on, however, the loss became slower and slower; after a month he still kept about a fifth. Drawn on paper, the figures form a curve that falls steeply at first and then becomes nearly flat.

One might suppose that the cure is simply to repeat more. Ebbinghaus found that it matters more *when* one repeats. Repetitions spread over three days had a greater effect than a larger number crowded into one. Each time that something is recalled shortly before it would be lost, the curve that follows is less steep.

It is fair to ask how far one man’s nonsense syllables can stand for the memory of others. Yet when his experiment was repeated more than a century later, the curve was very nearly the same.`,
    words: `
subject | n. | 实验对象
syllable | n. | 音节
interval | n. | 间隔
recite | v. | 背诵
striking | adj. | 显著的
curve | n. | 曲线
recall | v. | 回忆
nonsense | n. | 无意义的东西`,
    questions: [
      {
        ask: 'Why did Ebbinghaus invent syllables?',
        options: [
          'Real words were too long for his watch.',
          'He wanted to test other scholars.',
          'He did not want earlier knowledge to help him.',
          'He hoped to create a new language.',
        ],
        key: 'C',
        why: '第一段：so that what he already knew would not help him。',
      },
      {
        ask: 'How did he measure what he had kept?',
        options: [
          'by counting the syllables that he could write down',
          'by the time he saved in learning a list again',
          'by the number of errors in reading aloud',
          'by asking someone to listen to him',
        ],
        key: 'B',
        why: '第二段：重新学同一张表所节省的时间就是他的量度。',
      },
      {
        ask: 'Which plan agrees best with paragraph 3?',
        options: [
          'ten repetitions on one evening',
          'no repetition before the test',
          'one repetition of each list at great speed',
          'a few repetitions on each of three days',
        ],
        key: 'D',
        why: '分散在三天的重复胜过集中在一天的更多次重复。',
      },
    ],
  },
  {
    title: 'Does Glass Flow?',
    zh: '玻璃会流动吗？',
    text: `
Visitors to old churches are sometimes told a curious story. The panes in the windows, the guide explains, are thicker at the bottom than at the top, because glass is really a liquid. In the course of centuries it has slowly flowed downward.

The story contains a grain of truth. In most solids, such as salt or iron, the atoms stand in regular rows. When melted glass cools, its atoms do not have time to form such rows; they come to rest in disorder, much as they were in the melt. In its structure, glass thus resembles a liquid. But structure is one thing, and movement is another. At room temperature the atoms of glass are held firmly in place. According to one calculation made for medieval glass, a pane would sink by far less than the width of an atom in a thousand years.

Why, then, are so many old panes uneven? The answer lies in the workshop. To make a window, a glassmaker blew a bubble, opened it, and spun it on a rod until it spread into a large flat disk. The disk was thick near the center and thin at the edge, and every pane that was cut from it had a thicker side. A workman who set such a pane in a frame would naturally put the heavy side down. Not all of them cared: panes have been found with the thick side at the top.

If glass flowed, telescopes built centuries ago would long have become useless. They still show the stars.`,
    words: `
pane | n. | 窗玻璃
a grain of truth | phr. | 一丝道理
atom | n. | 原子
melt | v./n. | 熔化；熔体
structure | n. | 结构
medieval | adj. | 中世纪的
rod | n. | 棒；杆
disk | n. | 圆盘`,
    questions: [
      {
        ask: 'In what way does glass resemble a liquid?',
        options: [
          'It flows at room temperature.',
          'Its atoms are not arranged in rows.',
          'It becomes thicker with age.',
          'Its atoms move freely.',
        ],
        key: 'B',
        why: '第二段：原子排列无序，结构像液体，但并不移动。',
      },
      {
        ask: 'Why were old panes uneven?',
        options: [
          'They were cut from a disk of uneven thickness.',
          'They were melted a second time.',
          'They were set in frames that were too small.',
          'They were polished only on one side.',
        ],
        key: 'A',
        why: '第三段：圆盘中间厚、边上薄，切出的每一块都有厚边。',
      },
      {
        ask: 'The author mentions telescopes because',
        options: [
          'they are made of a different kind of glass',
          'they helped to calculate how fast glass flows',
          'their lenses would have lost their shape if the story were true',
          'they were invented by glassmakers',
        ],
        key: 'C',
        why: '若玻璃会流动，古老望远镜的镜片早已变形；它们仍然可用。',
      },
    ],
  },
];
