import type { Question, QuestionSet } from '../bank-types.ts';
import { about, choiceOf, paragraph, setOf, type Why } from './authoring.ts';

/** Stretches of a passage as they stand in it, with `[]` where something is to be chosen, the right word first. */
interface Gapped {
  stretches: readonly string[];
  offered: readonly (readonly [right: string, ...wrong: string[]])[];
  why: Why;
}

/** One passage with six tasks: what is offered in the gaps, the missing sentence, two answers to select, idea and title. */
interface Passage {
  code: string;
  name: readonly [en: string, zh: string];
  whole: readonly string[];
  words: Gapped;
  missing: Gapped;
  selects: readonly { asked: string; right: string; why: Why }[];
  idea: {
    options: readonly [string, string, string, string];
    key: 'A' | 'B' | 'C' | 'D';
    lure: 'A' | 'B' | 'C' | 'D';
    why: Why;
  };
  heading: Passage['idea'];
}

/** `[]` is a gap; what it offers stands in the order of the letters, so that its place tells nothing. */
const inlineOf = (
  its: ReturnType<typeof about>,
  { stretches, offered }: Pick<Gapped, 'stretches' | 'offered'>,
): Question => {
  let number = 0;
  return {
    ...its,
    type: 'inline-choice',
    worth: 100 * offered.length,
    prompt: {
      text: paragraph(stretches.join(' ').replaceAll('[]', () => `<span data-blank="${(number += 1)}"></span>`)),
      gaps: offered.map((words) => [...words].toSorted()),
    },
    key: offered.map(([right]) => right),
  };
};

/** The passage as it stands beside the tasks: what they ask for is left open in it, or it could be read off. */
const openedIn = (whole: readonly string[], tasks: readonly Gapped[]): string[] =>
  tasks
    .flatMap(({ stretches, offered }) => {
      const rights = offered.map(([right]) => right);
      return stretches.map((stretch): [filled: string, open: string] => [
        stretch.replaceAll('[]', () => rights.shift() ?? ''),
        stretch.replaceAll('[]', '______'),
      ]);
    })
    .reduce<string[]>(
      (texts, [filled, open]) => {
        if (!texts.some((text) => text.includes(filled))) throw new Error(`the passage does not say: ${filled}`);
        return texts.map((text) => text.replace(filled, open));
      },
      [...whole],
    );

const readSet = ({ code, name, whole, words, missing, selects, idea, heading }: Passage): QuestionSet => {
  const its = (number: number, why: Why) =>
    about(`${code}-0${number}`, 'reading.interactive', -0.4 + number * 0.25, why);
  return setOf(code, name, {
    subject: 'reading',
    stimulus: { kind: 'passage', html: openedIn(whole, [words, missing]).map(paragraph).join('') },
    questions: [
      inlineOf(its(1, words.why), words),
      inlineOf(its(2, missing.why), missing),
      ...selects.map(({ asked, right, why }, index): Question => ({
        ...its(index + 3, why),
        type: 'select-text',
        prompt: { text: paragraph(asked), passage: whole.join('\n\n'), by: 'span', choose: 1 },
        key: { pieces: [], spans: [right], leastPercent: 70 },
      })),
      choiceOf(its(5, idea.why), 'Which idea does the passage express?', [idea.options, idea.key, idea.lure]),
      choiceOf(its(6, heading.why), 'Which title fits the passage best?', [heading.options, heading.key, heading.lure]),
    ],
  });
};

const bridge = [
  'In a village in the hills of eastern India, bridges are not built but grown. A rubber fig tree is planted on each bank of a stream, and its thin roots are led across the water along hollow trunks of palm.',
  'It takes about fifteen years until the roots reach the other side and are strong enough to carry a person. A bridge of steel would be ready in a month. In the wettest climate on earth, however, it would rust within a few decades. The living one becomes stronger with every year.',
  'Whoever plants such a tree will rarely use the bridge. The work is done for grandchildren, as the grandparents once did it, and children learn early to turn a loose root back to its place when they pass.',
];
const clock = [
  'Until 1880, every town in Britain kept its own time. Noon was when the sun stood highest, and this happened twenty minutes later in the west than in London. Nobody minded, since nobody traveled fast enough to notice.',
  'The railways changed that. A timetable made no sense if each station had another hour, and trains on a single track could meet where they should not. The companies therefore set all their clocks by London. For some years towns had two times: one for the trains, one for everything else.',
  'Some towns held out for long. In one of them the clock on the hall was given a second minute hand, so that the citizens could read both times and decide for themselves which of them was right.',
];

/** Two passages with six tasks each. */
export const readingSets: readonly QuestionSet[] = [
  readSet({
    code: 'det-read-1',
    name: ['bridges that grow', '会生长的桥'],
    whole: bridge,
    words: {
      stretches: [
        'In a village in the hills of eastern India, bridges are not built but [].',
        'A rubber fig tree is planted on each bank of a stream, and its thin roots are led [] the water along hollow trunks of palm.',
        'It takes about fifteen years until the roots reach the other side and are strong [] to carry a person.',
      ],
      offered: [
        ['grown', 'grow', 'growth'],
        ['across', 'along', 'against'],
        ['enough', 'such', 'too'],
      ],
      why: [
        'Passive participle; from one bank to the other; <em>enough</em> follows its adjective.',
        '被动语态用过去分词；从一岸到另一岸用 across；enough 放在形容词之后。',
      ],
    },
    missing: {
      stretches: ['A bridge of steel would be ready in a month. [] The living one becomes stronger with every year.'],
      offered: [
        [
          'In the wettest climate on earth, however, it would rust within a few decades.',
          'Steel is therefore used all over the world.',
          'The stream carries most water in summer.',
        ],
      ],
      why: [
        'The sentence after the gap sets the living bridge against one that becomes weaker.',
        '空后一句用“活的桥越来越牢”与会变弱的桥对比。',
      ],
    },
    selects: [
      {
        asked: 'How long does it take until a bridge can be used? Select the words that say so.',
        right:
          'It takes about fifteen years until the roots reach the other side and are strong enough to carry a person.',
        why: ['The second paragraph begins with it.', '第二段首句给出了时间。'],
      },
      {
        asked: 'What do children do for the bridges? Select the words that say so.',
        right: 'children learn early to turn a loose root back to its place when they pass',
        why: ['The last sentence names their small duty.', '末句说明孩子们的小任务。'],
      },
    ],
    idea: {
      options: [
        'Steel bridges are a danger in wet countries.',
        'Some works are begun by people who will not use them.',
        'Children should help to build bridges.',
        'Fig trees grow faster than palms.',
      ],
      key: 'B',
      lure: 'A',
      why: ['The last paragraph gathers the whole: it is done for grandchildren.', '末段点题：为孙辈而做。'],
    },
    heading: {
      options: ['Why Steel Rusts', 'The Wettest Place on Earth', 'Bridges with Roots', 'A Month of Building'],
      key: 'C',
      lure: 'B',
      why: ['It names what all three paragraphs speak of.', '它概括了三段共同谈论的对象。'],
    },
  }),
  readSet({
    code: 'det-read-2',
    name: ['a clock with two minute hands', '两根分针的钟'],
    whole: clock,
    words: {
      stretches: [
        'Until 1880, every town in Britain kept [] own time.',
        'Nobody minded, [] nobody traveled fast enough to notice.',
        'The railways [] that.',
      ],
      offered: [
        ['its', "it's", 'their'],
        ['since', 'until', 'unless'],
        ['changed', 'were changing to', 'have changed'],
      ],
      why: [
        '<em>Every town</em> is singular; <em>since</em> gives a reason; the story is told in the simple past.',
        'every town 为单数；since 表原因；叙述用一般过去时。',
      ],
    },
    missing: {
      stretches: [
        'A timetable made no sense if each station had another hour, and trains on a single track could meet where they should not. [] For some years towns had two times: one for the trains, one for everything else.',
      ],
      offered: [
        [
          'The companies therefore set all their clocks by London.',
          'Timetables were printed on cheap paper.',
          'The journey from London took all day.',
        ],
      ],
      why: [
        'The gap has to answer the trouble before it and lead to the two times after it.',
        '空处既要解决前面的问题，又要引出后面的“两种时间”。',
      ],
    },
    selects: [
      {
        asked: 'How was noon found before the railways? Select the words that say so.',
        right: 'Noon was when the sun stood highest',
        why: ['The second sentence explains it.', '第二句作了说明。'],
      },
      {
        asked: 'What danger did different times bring? Select the words that say so.',
        right: 'trains on a single track could meet where they should not',
        why: ['It stands beside the timetable, in the second paragraph.', '在第二段，与时刻表并列。'],
      },
    ],
    idea: {
      options: [
        'Clocks in Britain were often wrong.',
        'A new way to travel asked for one time for all.',
        'Towns in the west were poorer than London.',
        'The sun is the best clock.',
      ],
      key: 'B',
      lure: 'A',
      why: ['The railways are the turn of the passage.', '铁路的出现是全文的转折。'],
    },
    heading: {
      options: ['How to Read a Timetable', 'London at Noon', 'The First Railways', 'When Noon Moved'],
      key: 'D',
      lure: 'C',
      why: ['The passage is about time; the railways are its cause.', '全文谈的是时间，铁路只是起因。'],
    },
  }),
];
