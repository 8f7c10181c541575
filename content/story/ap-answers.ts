import type { ResultSeed } from '../school-types.ts';

type Marks = NonNullable<ResultSeed['marked']>['marks'];

/** What Lin Xiaohe wrote in the Seminar exam. */
export const linsSeminar = {
  'ap-s1-01':
    'The author says that the town should keep the last bus at 11:40 although few people take it, because it is useful for other people too, who take the bus before only because a later one exists.',
  'ap-s2-01': [
    'First the author tells the argument of the treasurer, that every ride costs twenty-three dollars. Then he says that a last bus is used by being there: people take the 10:20 because they know that there is one more. He shows it with the nurses and with the county where this happened.',
    'After that he answers the point of the money by comparing it with a fire brigade, and he talks about the accidents. In the end he proposes another question. The first claim is needed for the end, because if the last bus fills the others then one must count all passengers.',
  ].join('\n\n'),
  'ap-s3-01':
    'The survey of the nurses is good evidence because they really use the bus, but they are also interested in keeping it, so they may exaggerate. The county is a real case and this makes it strong. The fire brigade is only a comparison. The three deaths are very emotional, but we do not know if the bus is the reason that there are no more.',
  'ap-s4-01': [
    'Everybody says that we learn from mistakes, but most people I know learn to hide them. I think we learn from a mistake only if it is small enough and if we can talk about it with others.',
    'The teacher in Source A lets the table wobble because a wobbling table hurts nobody. He does not let them make mistakes with the saw. So a good teacher chooses which mistakes are allowed. In Source C the author is angry about rich people who fail with the money of other people. I agree, but the answer is not to forbid mistakes, it is to make them small, like the teacher does.',
    'The second thing is talking. In Source D the explorer loses a sledge and nobody says a word, and this is the worst for him. Only when Brandt draws the map they learn something. In the hospital of Source B there were 41 reports when people had to go to the boss, and 388 when they did not have to say their name. And there was less serious harm after it. Two years is not long, but it shows the same as the diary.',
    'In my school every test is given back with a red number, and we put it in the bag as fast as we can. Nobody draws a map. I think we should sometimes put our mistakes on the wall, without names, and look which ice was grey.',
  ].join('\n\n'),
} as const;

const noNotes = { notes: [] } as const;

/** Ms. Qiao’s marks of it. */
export const linsSeminarMarks: Marks = [
  {
    question: 'ap-s1-01',
    points: 300,
    scores: { argument: 300 },
    comment: 'The proposal and its reason, in one sentence. Nothing is missing.',
    ...noNotes,
  },
  {
    question: 'ap-s2-01',
    points: 400,
    scores: { reasoning: 400 },
    comment:
      'The last sentence is the kind of connection that earns points. Do the same between the claim on cost and the one before it.',
    ...noNotes,
  },
  {
    question: 'ap-s3-01',
    points: 400,
    scores: { evidence: 400 },
    comment: 'You weigh who speaks. For the county say as well what else could explain the loss.',
    ...noNotes,
  },
  {
    question: 'ap-s4-01',
    points: 1800,
    scores: { theme: 600, line: 400, sources: 400, language: 400 },
    comment:
      'A position of your own from the first paragraph, and an ending that takes up the ice. Explain the hospital’s numbers in one sentence more.',
    notes: [
      {
        on: { quote: 'like the teacher does' },
        code: null,
        text: 'Here Sources A and C answer each other. This is what joining sources means.',
      },
    ],
  },
];

/** What Luo Zhiyao wrote; it waits for its marks. */
export const luosSeminar = {
  'ap-s1-01':
    'The town should not cancel its last bus, for its value lies in being available: it sustains the earlier services and the safety of people at night, so that counting its own passengers is misleading.',
  'ap-s2-01':
    'The author concedes the cost and then attacks the way it is measured. The claim that the last bus fills the previous one turns the treasurer’s figure around, since cancelling would start a chain, which the neighboring county illustrates. The second claim transfers the question from economy to safety by the comparison with the fire brigade. Because both claims make the number of riders irrelevant, the conclusion can demand a different count.',
  'ap-s3-01':
    'The county is the most credible piece because it reports what happened, although other causes are not excluded. The union’s survey is relevant but hypothetical and comes from an interested party. The analogy clarifies and does not prove. The accidents are few, and a coincidence in time is no cause.',
  'ap-s4-01': [
    'What failure teaches depends on who pays for it. I shall argue that institutions ought to buy mistakes while they are cheap, and that the price is candor.',
    'The columnist of Source C observes that the poor cannot afford the lessons of the rich. Read beside Source A this is less an objection than a program: the teacher spends wood and an hour so that the child need not spend a finger. He can do so because he knows the price beforehand.',
    'The hospital in Source B had been paying without knowing it. Its mistakes were made in either case; only when reports lost their names did they become visible, and with that useful. The authors are careful about the fall in harm, and rightly so. But the rise of reports needs no other explanation.',
    'The diary of Source D adds what numbers cannot say, that silence is felt as a punishment by the one who failed and as a loss by nobody else, although it is theirs. Brandt’s map turns a private debt into common property. That is the best definition of learning I know.',
  ].join('\n\n'),
} as const;

/** What Lin Xiaohe wrote in the short answers of history. */
export const linsShort = {
  'ap-h1-01': [
    '(a) The Ming government wanted taxes in silver, so everybody needed it.',
    '(b) In Potosí many native people had to work in the mines and died, because the Spanish used the mita.',
    '(c) In Spain the prices went up because there was more silver than goods.',
  ].join('\n\n'),
  'ap-h2-01': [
    '(a) Manchester became fifteen times bigger but Osaka became smaller.',
    '(b) The factories with steam engines needed workers and coal was near.',
    '(c) Japan was closed and had no factories.',
  ].join('\n\n'),
  'ap-h5-01': [
    '(a) Islam.',
    '(b) Muslim merchants lived in the harbors of East Africa and married there, so their families became Muslim.',
    '(c) In Mali the king was Muslim but the people kept their old customs too.',
  ].join('\n\n'),
} as const;

/** Ms. Qiao’s marks of them; she left one of the last two out, as the exam lets her. */
export const linsShortMarks: Marks = [
  {
    question: 'ap-h1-01',
    points: 300,
    scores: { a: 100, b: 100, c: 100 },
    comment: 'Three points in three sentences.',
    ...noNotes,
  },
  {
    question: 'ap-h2-01',
    points: 200,
    scores: { a: 100, b: 100, c: 0 },
    comment:
      'In (c) you name the fact and not yet why it slows growth: no factories, so nobody is drawn into the city.',
    ...noNotes,
  },
  {
    question: 'ap-h5-01',
    points: 300,
    scores: { a: 100, b: 100, c: 100 },
    comment: 'Mali is a good example: name what was kept, such as the rites at court.',
    ...noNotes,
  },
];

/** What Lin Xiaohe wrote in the test: of the three essays she chose the second. */
export const linsHistory = {
  'ap-h3-01': [
    'When the silver from America came to Manila, the whole world traded together for the first time. States tried to control this trade, but they could control only places and goods which were rare, and most of the trade was in the hands of families and merchants.',
    'The Dutch company could control nutmeg, because it grew only on some islands (Document 3). They even cut down trees. The rule was written for their own servants, so it shows that the company did not trust them. In Document 1 the sultan has to pay the Bedouin, so he has power but only for money.',
    'But the Armenian merchant in Document 2 does not speak about any king. He trusts his cousin. Because it is a private letter he has no reason to hide it. Document 6 shows that the English cannot sell wool in Japan although they have a charter, what Japan wants is Chinese silk. And in Document 4 the ships to Manila go up and down with the prices.',
    'Also smuggling was everywhere, for example in the Caribbean the Spanish colonies bought from Dutch and English ships although it was forbidden.',
    'So the control was big for nutmeg and small for silver and silk.',
  ].join('\n\n'),
  'ap-h4-02': [
    'Before 1750 most women worked at home, they span and wove and helped on the field. Industrialization changed the place of their work very much, but not so much their rights.',
    'In Lowell in New England young women from farms came to the mills, lived in boarding houses and earned their own money for the first time. In Japan after 1870 girls worked in silk mills like Tomioka, and the silk paid for the machines of the country. In both cases the women lived away from the family.',
    'But their wages were lower than the wages of men, and often the money was sent to the father. In Britain the law said until 1870 that the wage of a wife belonged to her husband. So the work changed faster than the law.',
  ].join('\n\n'),
} as const;

/** Ms. Qiao’s marks of it. */
export const linsHistoryMarks: Marks = [
  {
    question: 'ap-h3-01',
    points: 600,
    scores: { thesis: 100, context: 100, documents: 200, outside: 100, sourcing: 100, complexity: 0 },
    comment:
      'Five documents carry the argument, two are sourced, and the smuggling is yours. What is missing is the other side: where did states win after all?',
    notes: [
      {
        on: { quote: 'Because it is a private letter he has no reason to hide it' },
        code: null,
        text: 'This is sourcing: what follows from to whom it was written.',
      },
    ],
  },
  {
    question: 'ap-h4-02',
    points: 500,
    scores: { thesis: 100, context: 100, evidence: 200, reasoning: 100 },
    comment:
      '“The work changed faster than the law” is your thesis: put it first, and follow it through both countries.',
    notes: [{ on: { quote: 'they span and wove' }, code: null, text: 'They spun.' }],
  },
];

/** What Luo Zhiyao wrote; it waits for its marks. */
export const luosHistory = {
  'ap-h3-01':
    'States controlled long-distance trade only where geography did half of the work. On the Bandas the Company could enforce its rules because the whole world’s nutmeg grew within sight of its forts (Document 3), whereas no forts could stand around the silk of Document 6 or the credit of the family in Document 2. The sultan’s payments (Document 1) are a control that has to be bought anew each year. That the Ming prohibited voyages for much of the century and thirty ships still came to Manila in one year (Document 4) is perhaps the clearest measure of the distance between an order and its effect.',
  'ap-h4-01':
    'Land empires used tolerance as a budget. The Ottomans let Christians and Jews keep their law and took a tax for it; Akbar dropped that tax and married into Rajput houses when he needed their cavalry, and Aurangzeb restored it when he needed the scholars. Where the army was secure tolerance grew, where it was not it became negotiable. To that extent, a large one, power relied on it, but it was never the foundation.',
} as const;
