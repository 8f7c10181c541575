import { passage, title, writing } from '../toefl-2023/authoring.ts';
import type { Paper, QuestionSet } from '../bank-types.ts';
import { treeOf } from '../tree-of.ts';

const task =
  'Write a post in response to the professor’s question. Express and support your opinion and make a contribution to the discussion in your own words, in at least 100 words.';

const repairs: QuestionSet = {
  code: 'twp-1',
  title: title('Discussion: repair or replace', '学术讨论：修还是换'),
  node: 'toefl-writing.writing',
  author: 'qiao',
  written: { days: -20, time: '18:30' },
  stimulus: {
    kind: 'passage',
    html: passage('Class discussion', [
      `<strong>Professor Lindqvist:</strong> In several countries, makers of telephones and washing machines must now sell
      spare parts for ten years. Supporters say that people will repair things again. Others doubt that anybody will bother.
      Before next week, tell me: should the law make companies keep old products repairable? Why or why not?`,
      `<strong>Hana:</strong> Yes, it should. Last winter our washing machine stopped because of a rubber ring. The ring costs
      less than a coffee, but nobody would sell it to us, and a machine of eighty kilograms went to the scrapyard.`,
      `<strong>Diego:</strong> I am not so sure. Keeping parts for ten years costs money, and the companies will add it to
      every price. People who buy cheap things because they have to are the ones who will pay for it.`,
    ]),
  },
  questions: [
    writing(
      'twp-1-1',
      {
        text: [task],
        leastWords: 100,
        model: [
          'Diego worries about prices, and he has a point, but he counts only the day on which a thing is bought. My parents run a small laundry. In nine years they have paid for four dryers, since the old ones could not be opened without breaking the case. Had the first one been repairable, they would have paid for one machine and a few heaters. So the law that Hana asks for would save money for exactly those people who have little of it: a cheap machine that lasts is cheaper than a cheap machine that does not. I would add one thing. Parts alone are not enough if the manual is secret. The law should also make companies publish how a product is taken apart; then somebody in every street would know how to do it.',
        ],
      },
      {
        point: 'toefl-writing.writing.discussion',
        difficulty: 0.2,
        en: 'A good post answers Hana or Diego by name, brings a case of its own, and goes one step further than both. Here the step is that parts without a manual help nobody.',
        zh: '好的帖子要点名回应 Hana 或 Diego，举出自己的例子，并比两人多走一步。范文多走的一步是：只有零件而没有说明书，谁也修不了。',
      },
    ),
  ],
};

const quiet: QuestionSet = {
  code: 'twp-2',
  title: title('Discussion: a quiet train', '学术讨论：安静车厢'),
  node: 'toefl-writing.writing',
  author: 'qiao',
  written: { days: -20, time: '19:10' },
  stimulus: {
    kind: 'passage',
    html: passage('Class discussion', [
      `<strong>Professor Adeyemi:</strong> Some cities are trying something simple: for one hour each morning, nobody may speak
      on the telephone in buses and trains. Is that a good rule, or does it go too far? Please give reasons.`,
      `<strong>Mei-Lin:</strong> I like it. I get up at five and study on the train. When the man beside me talks about his
      weekend for half an hour, I have lost the only quiet time of my day.`,
      `<strong>Oskar:</strong> It goes too far, I think. A nurse who must tell her hospital that she is late is not a nuisance.
      People can ask each other to speak more quietly; that needs no rule.`,
    ]),
  },
  questions: [
    writing(
      'twp-2-1',
      {
        text: [task],
        leastWords: 100,
        model: [
          'Oskar trusts that people ask each other to be quiet. I used to trust in that too, until I noticed who asks: hardly ever the old woman, hardly ever the girl with her schoolbooks, and almost always somebody who is not afraid of an answer. A rule speaks for those who do not dare to. All the same, his nurse matters, and a rule without exceptions would be a bad one. In my city the middle carriage of each train is silent from six to nine, and the others are as loud as ever. Mei-Lin would find her hour of study there, the nurse would make her call two doors further on, and nobody would have to start a quarrel. What I like about this is that it does not divide people into good and bad ones; it only divides the train.',
        ],
      },
      {
        point: 'toefl-writing.writing.discussion',
        difficulty: 0.4,
        en: 'A good post weighs both students and finds a way between them. Saying that both are right is not yet such a way; the model names a place and an hour.',
        zh: '好的帖子会权衡两位同学的看法，并找到折中的办法。只说两人都有道理还不够，范文给出了具体的车厢和时段。',
      },
    ),
  ],
};

const street: QuestionSet = {
  code: 'twp-3',
  title: title('A longer text: what my street could be', '长文：我的街道可以是什么样'),
  node: 'toefl-writing.writing',
  author: 'qiao',
  written: { days: -12, time: '17:20' },
  questions: [
    writing(
      'twp-3-1',
      {
        text: [
          'The town council wants to rebuild one street so that people like to be in it, and asks the people who live there. Choose a street that you know well.',
          'Write to the council, in at least 350 words. Say what the street is like today and at different hours, propose two or three changes, and show for each whom it helps and what it costs somebody else. Headings and lists are welcome where they help a busy reader.',
        ],
        leastWords: 350,
        model: [
          'Whoever comes to Kiln Street at seven in the morning finds it full, and at ten in the morning finds it empty. The people are not gone; they have merely stopped having a reason to be outside. I have lived at number 41 for fourteen years, and I would like to propose three changes, none of which needs a new building.',
          'First, turn the eleven parking places in front of the school into a square with trees and two long tables. At a quarter to eight, forty cars try to use these places, and children walk between them. The parents who come by car would have to stop in Mill Road, two hundred meters away; that is what it costs, and I do not think it too much.',
          'Second, let the bakery put its chairs on the pavement until ten at night. Those who live above it, my grandmother among them, fear the noise. It should therefore be tried for one summer, with a telephone number that somebody answers.',
          'Third, repair the bench at the bus stop. It sounds like nothing. But the old man of number 12 walks to the doctor by way of that bench, and since it broke he takes a taxi or stays at home. A street is made of such distances: what one can walk without having to sit down, one has; the rest might as well be in another town.',
        ],
      },
      {
        point: 'toefl-writing.writing.essay',
        difficulty: 0.6,
        en: 'A good text lets the reader see the street before it changes it, and is honest about what each change costs. Headings do not replace the sentences that lead from one thought to the next.',
        zh: '好的文章先让读者看见这条街，再谈改变，并坦诚说明每项改变的代价。小标题不能代替思路之间的过渡句。',
      },
    ),
  ],
};

/** Posts for class discussions and a longer text, written without a clock. */
export const toeflWritingSets: readonly QuestionSet[] = [repairs, quiet, street];

/** Where they stand. */
export const toeflWritingTree = treeOf('toefl-writing', { en: 'TOEFL writing practice', zh: '托福写作练习' }, [
  {
    id: 'writing',
    name: { en: 'Writing', zh: '写作' },
    section: { en: 'Tasks', zh: '任务' },
    points: [
      ['discussion', 'Academic discussion', '学术讨论'],
      ['essay', 'Longer texts', '长文'],
    ],
  },
]);

/** Two posts, and a longer text. */
export const toeflWritingPapers = [
  {
    code: 'toefl-writing-1',
    title: { en: 'Two posts: repairs and a quiet train', zh: '两篇讨论：修与换、安静车厢' },
    programme: 'toefl-writing',
    variant: 'practice',
    author: 'qiao',
    written: { days: -19, time: '19:00' },
    sections: [
      { title: { en: 'Writing', zh: '写作' }, section: 'writing', part: 'discussion', sets: ['twp-1', 'twp-2'] },
    ],
  },
  {
    code: 'toefl-writing-2',
    title: { en: 'A longer text: what my street could be', zh: '长文：我的街道可以是什么样' },
    programme: 'toefl-writing',
    variant: 'practice',
    author: 'qiao',
    written: { days: -12, time: '18:00' },
    sections: [{ title: { en: 'Writing', zh: '写作' }, section: 'writing', part: 'independent', sets: ['twp-3'] }],
  },
] as const satisfies readonly Paper[];
