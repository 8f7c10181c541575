import { prose } from '../../rich.ts';
import { about, ssatSet } from '../authoring.ts';

const shared = { author: 'mei', written: { days: -41, time: '14:40' } } as const;

/** Reading 21 to 25: a folk tale. */
export const readingFifth = ssatSet(
  {
    ...shared,
    code: 'ssat-r5',
    title: ['SSAT Upper mock A, Reading 5: The judge and the bell', 'SSAT 高级模拟卷 A 阅读第 5 篇：法官与钟'],
    from: 21,
    hardness: [-1.1, 0.6],
  },
  'ssat.reading',
  {
    passage: prose`
      A merchant complained to the judge of a small town that one of his nine servants had stolen a silver cup. Each servant swore that it was not he.

      “In the next room,” said the judge, “hangs an old bell. It rings by itself when it is touched by a thief. You will go in one by one, in the dark, and lay your hand on it.” The servants went in and came out, one after another, and the bell was silent. The merchant smiled politely, as one smiles at an old man's mistakes.

      “Now show me your hands,” said the judge. Eight right hands were black with soot, with which he had rubbed the bell that morning. The ninth was clean.

      “A bell that knows thieves would be a useful thing,” the judge remarked to the merchant when the cup had been found. “But I have never needed one. Those who have nothing to hide do as they are told. It is fear that keeps its hands clean.”
    `,
    questions: [
      about(
        'detail',
        'The servants believed that the bell would',
        [
          'turn their hands black',
          'ring when a thief touched it',
          'show where the cup was',
          'be hard to find in the dark',
          'fall if it was touched',
        ],
        ['B', 'A'],
        [
          'That is what the judge tells them. The soot is known to him alone.',
          '法官告诉他们钟会在小偷触碰时响。煤灰的事只有他自己知道。',
        ],
      ),
      about(
        'inference',
        'The thief’s hand was clean because he',
        [
          'had washed it',
          'had worn a glove',
          'could not find the bell',
          'had used his left hand',
          'did not dare to touch the bell',
        ],
        ['E', 'A'],
        ['He feared that it would ring, so he only pretended to touch it.', '他怕钟响，所以只是假装碰了钟。'],
      ),
      about(
        'inference',
        'The merchant “smiled politely” because he',
        [
          'thought that the trick had failed',
          'knew who the thief was',
          'had been given back his cup',
          'was afraid of the judge',
          'admired the old bell',
        ],
        ['A', 'E'],
        [
          'The bell has been silent, so he takes the whole test for an old man’s mistake.',
          '钟没有响，他以为老法官失算了。',
        ],
      ),
      about(
        'craft',
        'The judge’s plan works because it relies on the thief’s',
        ['honesty', 'greed', 'guilty fear', 'carelessness', 'friendship with the others'],
        ['C', 'D'],
        [
          '“It is fear that keeps its hands clean.” The thief is not careless; he is too careful.',
          '“保持双手干净的正是恐惧。”小偷不是粗心，而是过于小心。',
        ],
      ),
      about(
        'main',
        'Which saying fits the story best?',
        [
          'Silver is the root of evil.',
          'All that glitters is not gold.',
          'Many hands make light work.',
          'A guilty mind betrays itself.',
          'Old bells ring best.',
        ],
        ['D', 'A'],
        ['The thief is found out by what his own fear makes him do.', '小偷因心虚而露出马脚，正合此意。'],
      ),
    ],
  },
);

/** Reading 26 to 30: a speech. */
export const readingSixth = ssatSet(
  {
    ...shared,
    code: 'ssat-r6',
    title: ['SSAT Upper mock A, Reading 6: To keep the library open', 'SSAT 高级模拟卷 A 阅读第 6 篇：请留住图书馆'],
    from: 26,
    hardness: [-0.7, 0.8],
  },
  'ssat.reading',
  {
    passage: prose`
      Members of the council: I have heard it said this evening that our library is a luxury. I would like to tell you who was in it last Tuesday at four.

      At the first table a man of sixty was filling in a form to ask for work. He had never owned a computer; the librarian sat beside him. At the second, six children from Mill Street were doing their homework, because their flat has one room and a baby in it. By the window Mrs. Osei read the newspaper of a country that she had left in a hurry. In the corner two boys, I admit, were asleep. It was warm.

      You say that all of this can be had elsewhere. The form can be filled in by telephone; there are cafés for those who are cold. Perhaps so. But in a café one must buy something, and be quick about it. I know of only one door in this town through which anybody may walk without being asked what he wants or what he can pay.

      A luxury is what we could do without. I ask you to come next Tuesday at four, and to tell each of them which they are: the luxury, or those who could do without it.
    `,
    questions: [
      about(
        'main',
        'The speaker wants the council to',
        [
          'build a second library',
          'pay for computers',
          'keep the library open',
          'visit Mill Street',
          'close the cafés',
        ],
        ['C', 'B'],
        [
          'She answers those who call the library a luxury that the town could do without.',
          '演讲者在反驳“图书馆是奢侈品”的说法，目的是保住图书馆。',
        ],
      ),
      about(
        'craft',
        'The speaker describes particular visitors mainly in order to',
        [
          'show whom the library serves',
          'prove that it is too crowded',
          'complain about sleeping boys',
          'praise the librarian’s looks',
          'explain how forms are filled in',
        ],
        ['A', 'B'],
        [
          'Each visitor stands for a need: work, quiet, news, warmth.',
          '每位读者代表一种需要：求职、安静、消息、温暖。',
        ],
      ),
      about(
        'craft',
        'By admitting that two boys were asleep, the speaker',
        [
          'loses the argument',
          'accuses their parents',
          'shows that she tells the whole truth',
          'suggests that reading is dull',
          'asks for more chairs',
        ],
        ['C', 'D'],
        [
          'A weak point that is granted freely makes the rest more believable, and “It was warm” turns it into another reason.',
          '主动承认不利之处，使其余的话更可信；一句“那里暖和”又把它变成了一个理由。',
        ],
      ),
      about(
        'inference',
        'According to the speaker, a library differs from a café above all because',
        [
          'it is quieter',
          'it has newspapers',
          'it is open later',
          'nobody there has to spend money',
          'librarians are better trained',
        ],
        ['D', 'A'],
        [
          'In a café one must buy something; at the library’s door nobody is asked what he can pay.',
          '在咖啡馆必须消费；图书馆的门前没有人问你付得起什么。',
        ],
      ),
      about(
        'words',
        'As it is used in the passage, “in a hurry” suggests that Mrs. Osei',
        [
          'was late for a train',
          'had to flee',
          'dislikes reading slowly',
          'was traveling on business',
          'could not find a newspaper',
        ],
        ['B', 'A'],
        ['Whoever leaves a country in a hurry seldom does so by choice.', '匆忙离开一个国家，往往是被迫逃离。'],
      ),
    ],
  },
);
