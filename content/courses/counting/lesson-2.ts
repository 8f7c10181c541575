import { lettered, prose } from '../../rich.ts';
import { aboutCounting } from '../authoring.ts';
import type { LessonText } from '../course-types.ts';

const corners = [0, 1, 2, 3, 4, 5].map((at): readonly [number, number] => [
  Math.round(180 + 120 * Math.cos((at * Math.PI) / 3)),
  Math.round(150 + 120 * Math.sin((at * Math.PI) / 3)),
]);

const handshakes = corners
  .flatMap(([x, y], at) =>
    corners.slice(at + 1).map(([toX, toY]) => `<path class="thin" d="M${x} ${y}L${toX} ${toY}"/>`),
  )
  .join('');
const people = corners.map(([x, y]) => `<circle class="dot" cx="${x}" cy="${y}" r="9"/>`).join('');

/** Lesson 2: counting what is not wanted, and counting too much. */
export const divideLesson: LessonText = {
  code: 'counting-2',
  title: { en: 'Too many, then correct it', zh: '先多数，再纠正' },
  voice: 'woman',
  slides: [
    {
      title: { en: 'Count what you do not want', zh: '数不要的' },
      points: [
        { en: 'two-digit numbers: 90', zh: '两位数共 90 个' },
        { en: 'without a 7: 8 × 9 = 72', zh: '不含 7：72 个' },
        { en: 'with a 7: 90 − 72 = 18', zh: '含 7：18 个' },
      ],
      said: [
        ['How many two digit numbers contain at least one seven?', '有多少个两位数至少含有一个七？'],
        ['Counting them directly means several cases. Count the others instead.', '直接数要分几种情况。不如数其余的。'],
        [
          'There are ninety two-digit numbers. Without a seven, there are eight choices for the first digit and nine for the second, so seventy two.',
          '两位数有九十个。不含七的，首位八种，末位九种，共七十二个。',
        ],
        ['Ninety minus seventy two is eighteen.', '九十减七十二，等于十八。'],
      ],
    },
    {
      title: { en: 'Handshakes', zh: '握手' },
      points: [
        { en: '6 people, 5 hands each: 30', zh: '六人，每人握五次：30' },
        { en: 'each counted twice', zh: '每次握手数了两遍' },
        { en: '30 ÷ 2 = 15', zh: '所以是 15 次' },
      ],
      drawing: handshakes + people,
      said: [
        ['Six people meet, and everyone shakes hands with everyone else.', '六个人见面，两两握手。'],
        ['Each of the six shakes five hands. That seems to make thirty.', '每人握五次，看起来是三十次。'],
        ['But every handshake was counted twice, once for each person.', '但每次握手数了两遍，双方各一遍。'],
        ['So divide by two. There are fifteen.', '所以除以二，共十五次。'],
      ],
    },
    {
      title: { en: 'Teams of three', zh: '三人小组' },
      points: [
        { en: 'in order: 6 × 5 × 4 = 120', zh: '讲究顺序：120' },
        { en: 'each team in 3 × 2 × 1 = 6 orders', zh: '每组有 6 种顺序' },
        { en: '120 ÷ 6 = 20', zh: '一共 20 组' },
      ],
      said: [
        ['Now choose a team of three from the six.', '现在从六个人中选三个人组队。'],
        [
          'One after the other, there are six times five times four choices. That is one hundred twenty.',
          '一个一个地选，有六乘五乘四种，就是一百二十。',
        ],
        [
          'But each team was counted six times, because three people can be chosen in six orders.',
          '但每一队都数了六遍，因为三个人有六种先后。',
        ],
        [
          'One hundred twenty divided by six is twenty. Count too many in an even way, and then divide.',
          '一百二十除以六，等于二十。均匀地多数，再除回来。',
        ],
      ],
    },
  ],
  cues: [
    {
      after: 4,
      set: aboutCounting('amc-video-2-1', { en: 'Video: at least one zero', zh: '视频练习：至少一个零' }, [
        {
          code: 'amc-video-2-1-1',
          type: 'numeric-entry',
          points: ['amc.counting.principles', 'amc.numbers.digits'],
          difficulty: 0.2,
          prompt: { text: prose`How many three-digit numbers contain at least one digit 0?`, width: 5 },
          key: { accepted: ['171'] },
          wrong: '180',
          explanation: {
            en: prose`There are 900 three-digit numbers, and $9 \cdot 9 \cdot 9 = 729$ of them have no 0: $900 - 729 = 171$. Adding 90 numbers with 0 in the middle and 90 with 0 at the end gives 180 and counts 100, 200, ..., 900 twice.`,
            zh: prose`三位数有 900 个，不含 0 的有 $9 \cdot 9 \cdot 9 = 729$ 个：$900 - 729 = 171$。把中间为 0 的 90 个与末位为 0 的 90 个相加得 180，那样 100、200……900 数了两遍。`,
          },
        },
      ]),
    },
    {
      after: 8,
      set: aboutCounting('amc-video-2-2', { en: 'Video: diagonals', zh: '视频练习：对角线' }, [
        {
          code: 'amc-video-2-2-1',
          type: 'choice',
          points: ['amc.counting.arrangements'],
          difficulty: 0,
          prompt: {
            text: prose`How many diagonals has a convex octagon?`,
            options: lettered('$20$', '$24$', '$28$', '$40$', '$56$'),
          },
          key: 'A',
          lure: 'C',
          explanation: {
            en: prose`From each of the 8 corners a diagonal leads to 5 others, and each diagonal has two ends: $8 \cdot 5 \div 2 = 20$. The number 28 counts the 8 sides, too.`,
            zh: prose`8 个顶点各引出 5 条对角线，每条有两个端点：$8 \cdot 5 \div 2 = 20$。28 把 8 条边也数进去了。`,
          },
        },
      ]),
    },
    {
      after: 12,
      set: aboutCounting('amc-video-2-3', { en: 'Video: teams', zh: '视频练习：组队' }, [
        {
          code: 'amc-video-2-3-1',
          type: 'blanks',
          points: ['amc.counting.arrangements'],
          difficulty: 0.1,
          prompt: {
            text: prose`Three of seven students are chosen. One after the other this can be done in <span data-blank="1"></span> ways, and so there are <span data-blank="2"></span> different teams.`,
            blanks: 2,
          },
          key: [['210'], ['35']],
          wrong: ['210', '70'],
          explanation: {
            en: prose`$7 \cdot 6 \cdot 5 = 210$. Each team has $3 \cdot 2 \cdot 1 = 6$ orders: $210 \div 6 = 35$. Dividing by 3 gives 70.`,
            zh: prose`$7 \cdot 6 \cdot 5 = 210$。每队有 $3 \cdot 2 \cdot 1 = 6$ 种先后：$210 \div 6 = 35$。只除以 3 会得 70。`,
          },
        },
      ]),
    },
  ],
};
