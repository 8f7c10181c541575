import { passage, speech, title, transcriptOf, type Script } from '../authoring.ts';
import type { QuestionSet } from '../../bank-types.ts';

const written = { days: -48, time: '11:00' } as const;
const node = 'toefl-2023.speaking';

/** Task 1 of mock B: an opinion of one's own. */
export const speakingOne = {
  code: 't23-b-s1',
  title: title('Mock B speaking 1: learning from mistakes', '模拟卷 B 口语 1：从错误中学习'),
  node,
  author: 'mei',
  written,
  questions: [
    speech(
      't23-b-s1-01',
      {
        text: 'Do you agree or disagree with the following statement? People learn more from their mistakes than from their successes. Use reasons and examples to support your answer.',
        model:
          'I agree that we learn more from mistakes, as long as somebody helps us to look at them. When something goes well, we rarely ask why. Last year I won a chess game against a much older boy and learned nothing from it, because I did not know what I had done right. A week later I lost in twelve moves. I was so annoyed that I played the game again at home, found the one careless move, and I have never made it since. My second reason is that mistakes are remembered. I still know every word that I misspelled in front of the whole class, and I could not name one that I spelled correctly. So a mistake is a kind of free lesson, although it does not feel like one at the time.',
      },
      {
        point: 'toefl-2023.speaking.independent',
        difficulty: 0,
        en: 'State agreement or disagreement in the first sentence, give two reasons, and tie each to something that really happened. A condition such as “as long as somebody helps” makes the opinion stronger, not weaker.',
        zh: '第一句就表明同意与否，给出两个理由，每个理由都联系真实经历。加上条件（如“只要有人帮忙分析”）会使观点更有力。',
      },
    ),
  ],
} as const satisfies QuestionSet;

/** What the two students say in task 2 of mock B. */
export const speakingTwoScript: Script = {
  code: 't23-b-s2',
  voices: { Narrator: 'scot', Woman: 'woman', Man: 'man' },
  lines: [
    ['Narrator', 'Now listen to two students discussing the letter.'],
    ['Woman', 'What do you think of this letter about lending out bicycles?'],
    [
      'Man',
      'I like it. I live on the hill, and the bus comes twice an hour. If I miss it after the evening seminar, I walk for forty minutes in the dark. With a bicycle I would be home in ten.',
    ],
    ['Woman', 'You could buy one, though.'],
    [
      'Man',
      'I had one. That is the second thing that she gets right. Everybody here buys a cheap bicycle in their first year and leaves it behind when they move away. Have you seen the racks behind the chemistry building? Half of those bicycles have not been moved for years. The university pays a company to take them to the dump every summer. If the same bicycles were repaired and lent out, nobody would have to buy a new one.',
    ],
    [
      'Woman',
      'And who would repair them? It says, student volunteers. I have never met anyone who volunteers to fix a flat tire.',
    ],
    [
      'Man',
      'You have not met the people from mechanical engineering, then. They have a workshop and they need practical hours for their degree. They would be glad to have something real to work on.',
    ],
    ['Woman', 'All right, that might actually work.'],
  ],
};

/** Task 2 of mock B: a letter and what students say of it. */
export const speakingTwo = {
  code: 't23-b-s2',
  title: title('Mock B speaking 2: bicycles to borrow', '模拟卷 B 口语 2：借用自行车'),
  node,
  author: 'mei',
  written,
  stimulus: {
    kind: 'audio',
    audio: 't23-b-s2',
    transcript: transcriptOf(speakingTwoScript),
    html: passage('A Letter to the University Newspaper', [
      `I would like to propose that the university lend bicycles to students free of charge. Many of us live in places that
      are badly served by the bus, above all in the evening, and a bicycle would make it easier to get home. The university
      would hardly have to buy anything, since dozens of bicycles are left on campus by graduates each year and are thrown
      away. Student volunteers could put them in order and look after them. All that is needed is a place to keep them and a
      list of who has borrowed what. Sincerely, Dana Ruiz`,
    ]),
  },
  questions: [
    speech(
      't23-b-s2-01',
      {
        text: 'The man expresses his opinion of the proposal in the letter. State his opinion and explain the reasons that he gives for holding it.',
        model:
          'The letter proposes that the university lend bicycles to students for free, using the ones that graduates leave behind. The man supports the idea. His first reason is that it would really help people like him. He lives on the hill, the bus comes only twice an hour, and when he misses it after an evening seminar he has to walk for forty minutes, while a bicycle would take ten. His second reason is that so many bicycles go to waste. Students buy cheap ones and leave them, and the university even pays a company to throw them away, so it would make sense to repair and lend them instead. When the woman doubts that anyone would volunteer to fix them, he answers that students of mechanical engineering need practical hours for their degree and have a workshop.',
      },
      {
        point: 'toefl-2023.speaking.campus',
        difficulty: 0.3,
        en: 'Name the proposal, say that the man is for it, and give his two reasons, the way home and the waste, with the answer to the woman’s doubt if there is time.',
        zh: '说明提议，指出男生赞成，并讲出两个理由：回家方便、避免浪费；时间允许再补充他对女生疑问的回答。',
      },
    ),
  ],
} as const satisfies QuestionSet;

/** What the professor says in task 3 of mock B. */
export const speakingThreeScript: Script = {
  code: 't23-b-s3',
  voices: { Narrator: 'scot', Professor: 'man' },
  lines: [
    ['Narrator', 'Now listen to part of a lecture on this topic in a marketing class.'],
    [
      'Professor',
      'A few years ago I helped a small furniture store in my town. They made a wooden desk, a good one, for four hundred dollars, and it did not sell. People came in, looked at the price, said that it was very nice, and left. The owner wanted to lower the price to three hundred. I asked him to try something else first.',
    ],
    [
      'Professor',
      'We built a second desk. It was a little larger, with a leather top and brass handles, and we put a price of eleven hundred dollars on it. It stood right beside the door, so that it was the first thing that everybody saw. We did not expect to sell it, and in fact we sold only one, to a lawyer. But behind it, a few steps farther into the store, stood the old desk for four hundred dollars. Nothing about it had changed. And now people said, four hundred, that is not bad at all. In the two months that followed he sold more of those desks than in the whole year before.',
    ],
  ],
};

/** Task 3 of mock B: a term of marketing and a case of it. */
export const speakingThree = {
  code: 't23-b-s3',
  title: title('Mock B speaking 3: anchors', '模拟卷 B 口语 3：锚定'),
  node,
  author: 'mei',
  written,
  stimulus: {
    kind: 'audio',
    audio: 't23-b-s3',
    transcript: transcriptOf(speakingThreeScript),
    html: passage('Price Anchoring', [
      `Customers seldom know what a thing is worth. In order to judge a price, they compare it with some other number that they
      have in mind, and the number that they met first often has the strongest influence. Psychologists call such a number an
      anchor. A price that would appear high by itself appears reasonable when it is seen after one that is much higher. The
      anchor does not need to be a price that anyone pays; it is enough that people have noticed it.`,
    ]),
  },
  questions: [
    speech(
      't23-b-s3-01',
      {
        text: 'Using the example of the furniture store from the lecture, explain what is meant by price anchoring.',
        model:
          'Price anchoring means that customers, who usually do not know what something is worth, judge a price by comparing it with the first number that they saw. After a very high number, a lower one seems reasonable. The professor gives the example of a furniture store. The store offered a desk for four hundred dollars, and nobody bought it, because it seemed expensive. The professor did not let the owner lower the price. Instead they put a larger desk with a leather top beside the door, for eleven hundred dollars, so that people saw it first. Hardly anybody bought that one, but it served as the anchor. After seeing eleven hundred, people thought that four hundred was not bad at all, although nothing about the desk had changed, and in two months the store sold more of them than in the year before.',
      },
      {
        point: 'toefl-2023.speaking.academic',
        difficulty: 0.4,
        en: 'Explain the anchor first, then tell the story in its order: a desk that does not sell, the expensive desk by the door, the same desk that now sells. Say clearly which number is the anchor.',
        zh: '先解释“锚”，再按顺序讲例子：卖不出去的书桌、门口的高价书桌、同一张书桌热销。要点明哪个数字是锚。',
      },
    ),
  ],
} as const satisfies QuestionSet;

/** What the professor says in task 4 of mock B. */
export const speakingFourScript: Script = {
  code: 't23-b-s4',
  voices: { Narrator: 'scot', Professor: 'woman' },
  lines: [
    ['Narrator', 'Listen to part of a lecture in a biology class.'],
    [
      'Professor',
      'A small bird in winter has a serious problem. It is warm, about forty degrees, the air around it may be far below zero, and a body as small as that loses heat very quickly. Today I want to talk about two ways in which birds deal with the cold: they keep the heat that they have, or they use less of it.',
    ],
    [
      'Professor',
      'Let us look at keeping heat first. You have probably seen birds in winter that look like little balls. They have raised their feathers, and between the feathers there is air, which hardly conducts heat at all. But what about the legs? They have no feathers, and a duck stands on ice with them for hours. Here the blood vessels do the work. In the leg of a duck, the vessel that carries warm blood down lies right against the vessel that brings cold blood back up. The heat passes from the one to the other before it ever reaches the foot. So the foot is kept only just above freezing, and very little heat is lost to the ice.',
    ],
    [
      'Professor',
      'The other way is to use less. Think of a chickadee, which weighs about as much as two sheets of paper. On a winter night of fifteen hours it cannot eat, and what it has stored during the day would not be enough to keep it at forty degrees until morning. So it does something that we could not do. It turns its temperature down. It lets its body cool by ten degrees or more, and its heart and its breathing become slow. In this way it saves about a quarter of the energy that the night would have cost. Before sunrise it starts to shiver and warms up again. The risk is obvious, of course: as long as it is so cold, it cannot fly away from an owl.',
    ],
  ],
};

/** Task 4 of mock B: a lecture to be summed up. */
export const speakingFour = {
  code: 't23-b-s4',
  title: title('Mock B speaking 4: birds in winter', '模拟卷 B 口语 4：冬天的鸟'),
  node,
  author: 'mei',
  written,
  stimulus: { kind: 'audio', audio: 't23-b-s4', transcript: transcriptOf(speakingFourScript) },
  questions: [
    speech(
      't23-b-s4-01',
      {
        text: 'Using points and examples from the lecture, describe two ways in which birds deal with the cold.',
        model:
          'The professor explains two ways in which birds survive the cold. The first is to keep the heat that they have. Birds raise their feathers, and the air between them holds the warmth. A duck, which stands on ice with bare legs, has another trick. In its legs, the vessel with warm blood lies against the one with cold blood, so the heat passes over before it gets to the foot. The foot stays just above freezing, and hardly any heat is lost. The second way is to use less heat. A chickadee is so small that it could not store enough energy for a long winter night. It therefore lets its temperature fall by ten degrees or more, and its heart slows down, which saves about a quarter of the energy. Before sunrise it shivers and warms up. The danger is that it cannot escape from an owl while it is cold.',
      },
      {
        point: 'toefl-2023.speaking.lecture',
        difficulty: 0.4,
        en: 'Two ways, one bird for each: keeping heat, with feathers and the duck’s legs; using less, with the chickadee’s lower temperature, what it saves and what it risks.',
        zh: '两种办法各配一种鸟：保住热量（羽毛与鸭腿的血管）；减少消耗（山雀降低体温，说明节省多少、有何风险）。',
      },
    ),
  ],
} as const satisfies QuestionSet;
