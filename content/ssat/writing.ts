import { prose } from '../rich.ts';
import type { QuestionSet } from '../bank-types.ts';

/** The writing sample of the mock: a story or an essay. */
const doors = {
  code: 'ssat-w1',
  title: { en: 'SSAT Upper mock A, writing sample: a door or a rule', zh: 'SSAT 高级模拟卷 A 写作：一扇门或一条规定' },
  node: 'ssat.writing',
  author: 'mei',
  written: { days: -39, time: '15:00' },
  questions: [
    {
      code: 'ssat-w1-01',
      type: 'essay',
      points: ['ssat.writing.samples.choice'],
      difficulty: 0,
      worth: 600,
      prompt: {
        text: prose`
          Choose <strong>one</strong> of the two and write on it.

          <strong>A story.</strong> Go on from this sentence: <em>The door had always been painted over, but that morning there was a key in it.</em>

          <strong>An essay.</strong> Which rule of your school or your family would you change, and why? Give examples from what you have seen, read or heard.
        `,
        leastWords: 0,
      },
      key: {
        model: prose`
          The door had always been painted over, but that morning there was a key in it. I had passed it every day for six years, on the landing between our floor and Mrs. Banerjee's, and had long ago stopped seeing it. The paint was the same tired green as the wall. Only now, around the lock, it had cracked like the skin of an orange.

          I looked up the stairs and down. Somebody was frying onions. I turned the key.

          Behind the door was not a room but a shaft, hardly wider than my shoulders, with a rope in the middle of it. I pulled, and far below something answered with a creak. It came up slowly: a wooden box, and in the box a tray, and on the tray, under sixty years of dust, a cup and a folded note. “For the lady on the third floor,” it said. “The tea may be cold. The lift stuck again.”

          I carried the cup upstairs. Mrs. Banerjee, who is ninety and surprised by nothing, read the note twice, and then she laughed until she had to sit down. “That,” she said, “was from my husband. I thought that he had forgotten.”
        `,
      },
      explanation: {
        en: prose`Schools read how you think, not whether you agree with them. A good story wants one event, told to its end, with two or three exact details. A good essay names one rule, says whom it serves and whom it hinders, and looks at what would happen without it. Leave two minutes to read it again.`,
        zh: prose`学校看的是你怎样思考，而不是你的立场。写故事，最好只写一件事，写完整，配两三个准确的细节。写议论文，只谈一条规定：它方便了谁、妨碍了谁，取消后会怎样。最后留两分钟检查。`,
      },
    },
  ],
} as const satisfies QuestionSet;

/** The writing sample to practise: a story from one of two first sentences. */
const beginnings = {
  code: 'ssat-w2',
  title: { en: 'SSAT practice: two first sentences', zh: 'SSAT 练习：两个故事开头' },
  node: 'ssat.writing',
  author: 'mei',
  written: { days: -17, time: '16:40' },
  questions: [
    {
      code: 'ssat-w2-01',
      type: 'essay',
      points: ['ssat.writing.samples.story'],
      difficulty: -0.2,
      worth: 600,
      prompt: {
        text: prose`
          Choose <strong>one</strong> of these sentences and go on with the story.

          <strong>A.</strong> <em>Nobody had told me that the bus would not stop there.</em>

          <strong>B.</strong> <em>It was the smallest of the five boxes, and it was the only one that moved.</em>
        `,
        leastWords: 120,
      },
      key: {
        model: prose`
          Nobody had told me that the bus would not stop there. I saw my grandmother's village come nearer, the two chestnut trees, the pump, the bench on which she sat with her stick upright between her knees, and I got up and stood at the door with my bag. The driver did not even look into his mirror. My grandmother raised her stick. Then she was behind us, and very small.

          “Excuse me,” I said. “That was my stop.”

          “Used to be,” said the driver. “They changed it in March. Next one is Lower Ferry, nine kilometers.”

          I thought of her, who had no telephone and did not believe in them. She would sit until the next bus at six, and if I was not in it, until the one after that. So I got out at Lower Ferry and began to walk back. I had gone perhaps two kilometers when I saw a dot on the road, which became a tractor, and beside the farmer, upright, with her stick, sat my grandmother. “I told him to follow that bus,” she said. “He has never driven so fast in his life. Get in.”
        `,
      },
      explanation: {
        en: prose`The first sentence sets up a trouble: begin with it at once. Say who wants what, let something stand in the way, and end when it is settled. Dialogue tells much in little space.`,
        zh: prose`开头一句已经给出了麻烦，请直接从它写起。写清谁想要什么、遇到什么阻碍，问题解决了就收尾。对话能用很少的篇幅交代很多内容。`,
      },
    },
  ],
} as const satisfies QuestionSet;

/** The writing samples: the mock's, and one to practise. */
export const writingSets: readonly QuestionSet[] = [doors, beginnings];
