import { prose } from '../../rich.ts';
import { shortAnswer } from '../authoring.ts';

/** The text of Part A: an argument of our own making. */
const passage = prose`
  <strong>Leave the Last Bus Empty</strong>

  Every autumn the council of our town counts the passengers of the 11:40 bus, the last one out to the villages, and every autumn it finds the same: on most nights it carries fewer than five people. The treasurer then proposes to cancel it. This year he has a figure that sounds like an argument. Each ride on the 11:40, he says, costs the town twenty-three dollars, eight times as much as a ride at noon. I want to explain why the town should keep the bus, and why the number of people in it is the wrong thing to count.

  A last bus is not used like other buses. It is used by being there. In a survey that the nurses' union made among its members at the hospital, two thirds said that they take the 10:20 home; but more than half of those said that they would not do so if the 10:20 were the last one, because a shift may end late. They would drive. The empty bus, in other words, fills the one before it. If we cancel the 11:40, next autumn we shall count the 10:20 and find that it, too, has lost its passengers. In the neighboring county exactly this happened. When the last service was given up there, ridership on the service before it fell by a third within a year, and that one was given up as well.

  The treasurer is right that money matters, and that twenty-three dollars a ride could pay for something else. But he divides the cost of the bus by the people in it. One does not divide the cost of a fire brigade by the number of fires. What a town pays for is that the thing is possible: that a cook, a nurse, a girl of sixteen who has missed her friend's car need not walk four miles along a road without a sidewalk. Since the 11:40 was introduced nobody has been killed on that road at night. In the six years before there had been three.

  Nobody proposes to run empty buses all night. I propose that we stop asking how many people take the last bus, and ask how many take any bus because there is a last one. That question can be answered: the transit office has tickets by card for every evening of the year. Until it has been asked, let the bus leave the square at 11:40, with its lights on, and as empty as it likes.
`;

const common = { node: 'ap.seminar', author: 'mei', passage, at: 'analysis' } as const;

/** Part A: three questions about the argument of one text. */
export const analysisSets = [
  shortAnswer({
    ...common,
    code: 'ap-s1',
    title: { en: 'The last bus: the argument', zh: '末班车：论点' },
    written: { days: -30, time: '10:00' },
    difficulty: 0,
    worth: 3,
    text: prose`Identify the author's argument, main idea or thesis.`,
    model: prose`The town should keep its last bus, because its worth does not lie in the few people who ride it: that it is there makes others take the earlier buses and keeps people safe, so passengers of the last bus are the wrong measure.`,
    en: prose`A full answer names what is proposed (keep the bus) and both parts of the reason: what the last bus does for others, and that counting its passengers measures the wrong thing.`,
    zh: prose`完整的答案要指出主张（保留末班车），以及理由的两个部分：末班车对其他乘客的作用，和“数乘客”这一衡量方式本身的错误。`,
  }),
  shortAnswer({
    ...common,
    code: 'ap-s2',
    title: { en: 'The last bus: the line of reasoning', zh: '末班车：论证思路' },
    written: { days: -30, time: '10:10' },
    difficulty: 0.4,
    worth: 6,
    text: prose`Explain the author's line of reasoning by identifying the claims used to build the argument and the connections between them.`,
    model: prose`The author first grants the figure of the treasurer and calls it the wrong count. The first claim gives the cause: a last bus is used by being there, since people dare to take the bus before it. From that follows a prediction, that cancelling it would only move the problem to the 10:20, which the neighboring county shows. The second claim answers the objection of cost: like a fire brigade, a town pays for a possibility, not for single uses, and the deaths on the road say what is at stake. Both claims together lead to the conclusion, a different question to be asked, and until then the bus should run. The objection is placed between the claims, so that the answer to it can lean on the first.`,
    en: prose`Six points ask for the claims and for what joins them: the second claim is needed because the first has not yet answered the cost.`,
    zh: prose`得 6 分需要既指出各分论点，又说明其间的联系：第一个分论点尚未回应成本问题，所以才需要第二个。`,
  }),
  shortAnswer({
    ...common,
    code: 'ap-s3',
    title: { en: 'The last bus: the evidence', zh: '末班车：论据' },
    written: { days: -30, time: '10:20' },
    difficulty: 0.6,
    worth: 6,
    text: prose`Evaluate the effectiveness of the evidence the author uses to support the claims made in the argument.`,
    model: prose`The survey of the nurses is relevant, because it asks about the very choice that the claim is about, but it is limited: the union asked its own members, who profit from the bus, and what people say they would do is not what they do. The neighboring county is stronger, since it shows what happened, though one case may have had other causes, which are not named. The fire brigade is a comparison and proves nothing by itself; it makes the principle clear, but fires are rarer and deadlier than missed buses. The deaths on the road are moving and only loosely relevant: three in six years is a small number, and that they stopped after the bus came does not show that the bus stopped them. On the whole the claim that the last bus fills others is supported fairly well, the one on safety less so; the author half admits it by asking for the card data.`,
    en: prose`Weigh each piece for the claim that it serves: who says so, how directly it belongs, what else could explain it.`,
    zh: prose`逐项结合其所支持的论点来评价：出自谁、是否直接相关、有没有别的解释。`,
  }),
];
