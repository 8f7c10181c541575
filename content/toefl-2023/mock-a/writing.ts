import { passage, title, transcriptOf, writing, type Script } from '../authoring.ts';
import type { QuestionSet } from '../../bank-types.ts';

/** The lecture of the integrated task of mock A. */
export const writingOneScript: Script = {
  code: 't23-a-w1',
  voices: { Narrator: 'scot', Professor: 'man' },
  lines: [
    ['Narrator', 'Now listen to part of a lecture on the topic that you just read about.'],
    [
      'Professor',
      'Vertical farms look wonderful in pictures. But if you go through the three claims in the reading one by one, not much is left of them.',
    ],
    [
      'Professor',
      'Take land first. It is true that a building of ten floors needs less ground than a field. But plants need light, and inside a building that light has to be made by lamps. If you wanted to produce the electricity for those lamps from the sun, you would have to put up solar panels on an area several times as large as the field that you saved. So the land has not been saved at all. It has only been moved to a place where you do not see it.',
    ],
    [
      'Professor',
      'Second, transport. The idea that food which is grown nearby does less harm sounds reasonable. However, when people added up everything, it turned out that the transport of vegetables makes up only about a tenth of the energy that goes into them. For lettuce from a vertical farm, the energy for lamps and for air conditioning is many times greater than what a truck would have used to bring lettuce from five hundred kilometers away. You would be saving on the smallest item of the bill.',
    ],
    [
      'Professor',
      'And third, the crops. The reading says that such farms can feed a city. What they grow today is lettuce, herbs and strawberries, and there is a reason for that. These plants are light, they grow fast, and people pay a lot for them. What people live on is wheat, rice and potatoes. Somebody has calculated what a loaf of bread would cost if the wheat for it were grown under lamps. The answer was around twenty dollars, for the electricity alone. A city can do with a little fresh basil, but it cannot live on it.',
    ],
  ],
};

/** The integrated task of mock A: a text, a lecture against it, and how they relate. */
export const writingOne = {
  code: 't23-a-w1',
  title: title('Mock A writing 1: vertical farms', '模拟卷 A 写作 1：垂直农场'),
  node: 'toefl-2023.writing',
  author: 'mei',
  written: { days: -62, time: '16:00' },
  stimulus: {
    kind: 'audio',
    audio: 't23-a-w1',
    transcript: transcriptOf(writingOneScript),
    html: passage('Vertical Farms', [
      `A vertical farm is a building in which crops are grown on many floors, one above the other, in shallow trays of water
      and under artificial light. Several companies have begun to build such farms in large cities, and there are good
      reasons for believing that they will change the way in which food is produced.`,
      `To begin with, vertical farms save land. Fields and pastures already cover more than a third of all land, and in many
      regions forests are still being cut down to make room for them. A farm of ten floors produces, on the same piece of
      ground, ten times as much as a field, and often more, since it can be harvested all year round. Land that is no
      longer needed for farming could be given back to nature.`,
      `Second, they make long journeys unnecessary. Vegetables in supermarkets have often traveled for days in refrigerated
      trucks. A farm in the middle of a city can deliver its harvest within the hour, by bicycle if need be. The fuel that
      is burned today in order to bring fresh food to the cities would be saved, and with it the gases that harm the
      climate.`,
      `Finally, vertical farms could make cities independent. A city that grows what it eats need not fear that a flood, a
      drought or a closed border will leave its markets empty. Inside the building there is no bad weather, there are no
      insects, and the harvest can be predicted to the day. As more and more people live in cities, such safety will be of
      growing importance.`,
    ]),
  },
  questions: [
    writing(
      't23-a-w1-01',
      {
        text: [
          'Summarize the points made in the lecture, being sure to explain how they cast doubt on specific points made in the reading passage.',
        ],
        leastWords: 150,
        model: [
          'The reading passage claims that vertical farms will save land, save fuel and make cities independent. The lecturer goes through these points one after another and finds that none of them holds.',
          'First, the passage says that a farm with many floors needs far less ground than a field. The lecturer answers that plants in a building depend on lamps. If the electricity for the lamps came from the sun, the solar panels would take up several times the area of the field that was saved. The land is therefore not saved but merely used somewhere else.',
          'Second, according to the passage, growing food in the city makes long transport unnecessary. The lecturer does not deny that, but points out that transport accounts for only about a tenth of the energy that goes into vegetables. Lamps and air conditioning use many times more than a truck that brings lettuce from five hundred kilometers away, so that the total becomes larger, not smaller.',
          'Third, the passage holds that a city could grow what it eats and be safe from floods and droughts. The lecturer replies that vertical farms produce light, expensive plants such as lettuce and herbs, whereas people live on wheat, rice and potatoes. Wheat grown under lamps would make a loaf of bread cost about twenty dollars for electricity alone. A city, he concludes, cannot live on basil.',
        ],
      },
      {
        point: 'toefl-2023.writing.integrated',
        difficulty: 0.4,
        en: 'A full answer sets three pairs side by side: land saved against land for solar panels; transport saved against the energy of lamps; independence against the kind of crops that can be grown. It reports and compares and gives no opinion of one’s own.',
        zh: '完整的回答要并列三组观点：节省土地与太阳能板占地；节省运输与灯光能耗；城市自足与可种作物的种类。只作转述与对照，不发表个人意见。',
      },
    ),
  ],
} as const satisfies QuestionSet;

/** The discussion task of mock A. */
export const writingTwo = {
  code: 't23-a-w2',
  title: title('Mock A writing 2: speaking in public', '模拟卷 A 写作 2：公开演讲课'),
  node: 'toefl-2023.writing',
  author: 'mei',
  written: { days: -62, time: '16:40' },
  stimulus: {
    kind: 'passage',
    html: passage('Class discussion', [
      `<strong>Professor Adeyemi:</strong> This week we have been talking about what every graduate should be able to do,
      whatever the subject. Some universities have made a course in public speaking compulsory for all students, engineers
      and painters alike. Others leave it to each student to decide. Before our next meeting, I would like you to discuss
      this question: should a course in public speaking be required of everyone? Why or why not?`,
      `<strong>Claire:</strong> I think that it should be. My cousin writes excellent software, but whenever he has to
      present his work, somebody else ends up getting the credit, because he cannot explain it to people outside his team.
      Nobody told him at university that this would be half of his job. Students do not choose such a course of their own
      accord, precisely because they are afraid of it.`,
      `<strong>Andrew:</strong> I see that speaking well is useful, but I am against making it compulsory. For people who
      are really anxious, standing in front of a class for a grade can make things worse. And one term does not make a
      speaker. It would be better to have short presentations in the ordinary courses, where you talk about something that
      you know.`,
    ]),
  },
  questions: [
    writing(
      't23-a-w2-01',
      {
        text: [
          'Your professor is teaching a class on education. Write a post in response to the professor’s question. In your response, you should express and support your opinion and make a contribution to the discussion in your own words. An effective response will contain at least 100 words.',
        ],
        leastWords: 100,
        model: [
          'I share Claire’s concern, but I do not think that a separate course is the answer. What made me a better speaker was not a lesson on gestures; it was having to explain something to people who wanted to understand it. In my second year our physics laboratory invited pupils from a middle school every month, and each of us had to show them one experiment. The first time I was terrible. By the fourth time I had learned to watch their faces and to leave out half of what I knew. Andrew is right that a grade makes anxious people more anxious, and a twelve-year-old does not give grades. So I would require every department, rather than every student, to offer such occasions: open days, exhibitions, visits to schools. In that way nobody could graduate without having spoken in public, and nobody would have to give a speech about a subject chosen for the sake of the speech.',
        ],
      },
      {
        point: 'toefl-2023.writing.discussion',
        difficulty: 0.2,
        en: 'A good post takes a side, answers at least one of the two students, and adds something new with an example of its own, in varied sentences and with few errors. Repeating what Claire or Andrew said is not a contribution.',
        zh: '好的帖子要表明立场，回应至少一位同学，并用自己的例子补充新的内容，句式有变化、错误少。只重复 Claire 或 Andrew 的话不算贡献。',
      },
    ),
  ],
} as const satisfies QuestionSet;
