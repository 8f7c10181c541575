import { lettered, prose } from '../../rich.ts';
import { actSet } from '../authoring.ts';

/** Reading 2: The price of a queue. */
export const readingSecond = actSet({
  code: 'act-r2',
  title: { en: 'ACT mock A, Reading 2: The price of a queue', zh: 'ACT 模拟卷 A 阅读第 2 篇：排队的代价' },
  subject: 'act.reading',
  author: 'mei',
  written: { days: -31, time: '15:15' },
  from: 1,
  passage: prose`
        <strong>Social science: The Price of a Queue</strong>

        In the spring of 2009 a hospital pharmacy in Lund had a problem that it could measure to the second. People waited, on average, eleven minutes for their medicine, and they complained as though it were an hour. The pharmacy hired two more assistants. The wait fell to eight minutes. The complaints did not fall at all.

        Anyone who studies waiting could have predicted this. Queues are felt before they are timed. A classic finding holds that people given nothing to do judge a wait to be about a third longer than it is, whereas those who are occupied judge it nearly correctly. An airport is said to have ended complaints about slow baggage by moving the arrival gates farther from the hall: passengers walked for seven minutes and waited for one, and were content, although their bags came no sooner.

        But occupation is only half of the matter, and, in the view of the sociologist Karin Ebbe, the less interesting half. Ebbe spent fourteen months sitting in waiting rooms with a notebook. What she recorded was not boredom but bookkeeping. People counted those ahead of them. They noticed who was called out of turn, and they went on noticing it long after they had been served. “A queue,” she writes, “is a small constitution. Everyone in it knows the law, and everyone is its police.”

        At the pharmacy in Lund, the law was unclear. Customers stood in three lines, and whoever chose the slowest one watched others, who had come later, leave earlier. When the pharmacy replaced the three lines with a single one that fed all the counters, the average wait did not change. It could not: the same number of hands filled the same number of prescriptions. Yet within a month complaints had fallen by more than half. No one waited less. No one, however, was overtaken.

        Economists have sometimes found this hard to accept. If time is what a queue costs, then people ought to prefer the faster arrangement to the fairer one. Ebbe tested this. She offered 240 shoppers a choice between a single line with a wait of six minutes and several lines with an average of five, in which one person in four would be passed by someone who had come later. Sixty-nine percent chose the slower line. When she asked them why, hardly anyone spoke of minutes. They spoke, she reports, “as people speak of an election.”

        There are limits to this. When the single line was made to wait ten minutes, most shoppers abandoned it, and in hospital emergency rooms, where the most urgent case goes first, people accept being overtaken as long as they are told the rule. That, for Ebbe, confirms the point rather than weakening it. What we cannot bear is not to wait, nor even to wait longer than others. It is to wait under a law that nobody has explained.
      `,
  questions: [
    {
      at: 'ideas.central',
      difficulty: -0.4,
      text: prose`Which of the following best states the main idea of the passage?`,
      options: lettered(
        'Waiting times can be reduced by hiring more staff.',
        'People judge a queue by its fairness at least as much as by its length.',
        'Economists have shown that most people prefer shorter lines.',
        'Occupied people are better judges of time than bored ones.',
      ),
      key: 'B',
      lure: 'A',
      en: prose`The pharmacy, the shoppers and the emergency room all show that order and rules count; occupation is called the less interesting half.`,
      zh: prose`药房、购物者和急诊室的例子都说明规则与公平很重要；“有事可做”只被称为较次要的一半。`,
    },
    {
      at: 'ideas.details',
      difficulty: -0.9,
      text: prose`According to paragraph 1, what happened after the pharmacy hired more assistants?`,
      options: lettered(
        'Both the wait and the complaints fell.',
        'The wait stayed the same and the complaints fell.',
        'The wait rose to eleven minutes.',
        'The wait fell and the complaints stayed the same.',
      ),
      key: 'D',
      lure: 'B',
      en: prose`From eleven to eight minutes, while “the complaints did not fall at all”.`,
      zh: prose`等候时间从 11 分钟降到 8 分钟，投诉却丝毫没有减少。`,
    },
    {
      at: 'craft.structure',
      difficulty: 0.3,
      text: prose`The author mentions the airport in paragraph 2 mainly in order to:`,
      options: lettered(
        'recommend that other airports be rebuilt',
        'show that people do not notice when they are overtaken',
        'illustrate that occupied time is felt to be shorter than empty time',
        'cast doubt on a classic finding',
      ),
      key: 'C',
      lure: 'A',
      en: prose`The walk occupies the passengers; the bags come no sooner, and they are content. It supports the finding named just before.`,
      zh: prose`走路占用了时间，行李并没有更早到，旅客却满意了，这印证了前面的研究结论。`,
    },
    {
      at: 'craft.words',
      difficulty: 0.0,
      text: prose`When Ebbe calls a queue “a small constitution”, she most nearly means that it:`,
      options: lettered(
        'has rules that those in it know and enforce',
        'is arranged by the authorities',
        'keeps people in good health',
        'changes from one place to another',
      ),
      key: 'A',
      lure: 'C',
      en: prose`Her next sentence explains it: everyone knows the law and is its police.`,
      zh: prose`她接着解释：每个人都懂得规矩，也都在维护规矩。`,
    },
    {
      at: 'ideas.inference',
      difficulty: 0.5,
      text: prose`It can reasonably be inferred that in the pharmacy's three lines, complaints arose mainly because:`,
      options: lettered(
        'the assistants worked at different speeds',
        'there were not enough counters',
        'customers had nothing to read',
        'people who came later were sometimes served earlier',
      ),
      key: 'D',
      lure: 'C',
      en: prose`The single line changed nothing but this, and complaints fell by more than half: “No one, however, was overtaken.”`,
      zh: prose`改为一条队后，唯一的变化就是没有人被后来者超过，投诉便减少了一半以上。`,
    },
    {
      at: 'ideas.details',
      difficulty: -0.2,
      text: prose`Why, according to the passage, did the single line leave the average wait unchanged?`,
      options: lettered(
        'Customers counted those ahead of them.',
        'The same staff did the same amount of work.',
        'People walked farther before they stood in line.',
        'One customer in four was passed by another.',
      ),
      key: 'B',
      lure: 'D',
      en: prose`Paragraph 4: “the same number of hands filled the same number of prescriptions”.`,
      zh: prose`第 4 段：同样多的人手配同样多的处方。`,
    },
    {
      at: 'integration.evidence',
      difficulty: 0.6,
      text: prose`Which of these findings, if true, would most weaken Ebbe's view?`,
      options: lettered(
        'Shoppers who chose the slower line could not say how long they had waited.',
        'Patients in emergency rooms complain more when no rule is explained to them.',
        'Customers who were overtaken complained no more often than others whose wait was as long.',
        'People in a single line talk to one another more often than in several lines.',
      ),
      key: 'C',
      lure: 'B',
      en: prose`Her view is that being overtaken is what people resent; if it made no difference, the view would fall. The second choice supports her.`,
      zh: prose`她认为人们不满的是被插到前面；如果被超过者并没有更多抱怨，她的观点就站不住了。第二项反而支持她。`,
    },
    {
      at: 'craft.purpose',
      difficulty: 0.7,
      text: prose`The phrase “as people speak of an election” in paragraph 5 serves mainly to suggest that the shoppers:`,
      options: lettered(
        'thought in terms of justice rather than of time',
        'disagreed strongly with one another',
        'wished to vote on how long to wait',
        'had been influenced by the news',
      ),
      key: 'A',
      lure: 'D',
      en: prose`They hardly spoke of minutes; an election stands for fair rules that apply to everybody.`,
      zh: prose`他们几乎不谈几分钟，而是像谈选举那样谈公平，即人人适用的规则。`,
    },
    {
      at: 'integration.evidence',
      difficulty: 0.4,
      text: prose`How does the author treat the case of the emergency rooms?`,
      options: lettered(
        'As an exception that shows Ebbe to be mistaken',
        'As proof that urgent cases are rare',
        'As an example of a wait that is too long',
        'As a case that seems to speak against Ebbe but fits her view',
      ),
      key: 'D',
      lure: 'A',
      en: prose`People accept being overtaken when they know the rule: for Ebbe this “confirms the point rather than weakening it”.`,
      zh: prose`知道规则时人们能接受被超过；文中说这“证实而非削弱”了她的观点。`,
    },
  ],
});
