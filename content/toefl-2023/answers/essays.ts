/** What a student wrote in a mock: the integrated task and the post, in their own English. */
export interface Written {
  integrated: string;
  discussion: string;
}

const paragraphs = (...parts: string[]): string => parts.join('\n\n');

/** What was written in mock A, by student. */
export const mockAEssays: Readonly<Record<string, Written>> = {
  luozhiyao: {
    integrated: paragraphs(
      'The reading passage argues that vertical farms will change the way we produce food, because they save land, avoid long transport and make cities independent. The professor, however, casts doubt on each of these claims.',
      'First, the reading claims that a building with many floors needs much less ground than a field. The professor points out that plants in a building need artificial light. If the electricity for the lamps were produced by solar panels, these panels would cover an area several times larger than the field. In other words, the land is not saved, it is only moved to another place.',
      'Second, the reading says that vegetables would not have to travel far. According to the professor, transport is only about a tenth of the energy in vegetables. The lamps and the air conditioning of a vertical farm consume much more energy than a truck which brings lettuce from five hundred kilometers away.',
      'Finally, the author of the reading believes that a city could feed itself. The professor does not agree, since such farms only grow light and expensive plants like lettuce and herbs. People live on wheat, rice and potatoes. If wheat was grown under lamps, one loaf of bread would cost around twenty dollars just for the electricity.',
    ),
    discussion:
      'I partly agree with Claire: people who can explain their work have an advantage, and many students avoid speaking because they are afraid. However, I doubt that one compulsory course can change this. In my school, every student has to give a three-minute talk on Friday about something that he or she has read. Nobody gets a grade. In the first weeks most of us were looking at the floor, but after one year even the shyest boy in my class told us about his turtles for ten minutes. As Andrew says, it is easier to talk about something you know. Therefore I would not add a course, I would add such small occasions to all courses. Fear disappears by habit, not by an exam.',
  },
  linxiaohe: {
    integrated: paragraphs(
      'The reading passage talk about vertical farms and give three advantages. But the professor think all of them are not true.',
      'First, the reading say vertical farm can save land because it have many floors. The professor disagree. He says the plants need light, and the light come from lamps. If we use solar panels to make electricity, the solar panels need many land, more than the field. So it do not save land.',
      'Second, the reading think the vegetables do not need travel long way, so it can save fuel. The professor say transport is only ten percent of energy. But the lamps and air conditioner use more energy than truck. So it is not good for environment.',
      'Third, the reading says the city can grow food by itself. The professor say they only grow lettuce and strawberry, because these plants are expensive. But people eat rice and wheat every day. A bread will cost twenty dollars if we grow wheat in the building. So city cannot depend on vertical farms.',
    ),
    discussion:
      "In my opinion, I think every student should learn public speaking. Nowadays, communication is very important in our life. I agree with Claire because if you cannot explain your idea, other people will not know you are good. For example, last year I join a math competition in my city. My team get the right answer, but when the judge asked us a question, I was very nervous and I forgot everything. Finally we only got the third place. If I have a class of public speaking before, I will not be so nervous. Andrew said that the course make student more anxious. I don't agree with him. Because if you never try, you will always afraid. So the university should let all student take this course.",
  },
  kimseoyeon: {
    integrated: paragraphs(
      'The lecturer challenges the three benefits of vertical farms that the passage presents.',
      'To begin with, the passage states that vertical farms save land since crops are grown on many floors. The lecturer counters that the lamps inside need electricity, and the solar panels for it would take several times as much space as the field. Therefore no land is really saved.',
      'Next, the passage mentions that food from the city does not need to be transported for days. The lecturer admits it but says that transport makes up just one tenth of the energy. Lamps and cooling need far more energy than a truck.',
      'Lastly, the passage suggests that cities would be independent. The lecturer opposes this because only lettuce, herbs and strawberries are grown there. For wheat, the electricity for a single loaf would cost twenty dollars, so a city can not live on it.',
    ),
    discussion:
      "I am on Andrew's side. A required course with grades sounds efficient, but it mixes two different goals: learning to speak and being judged. When I moved to China I had to introduce myself in Chinese in front of forty people, and my homeroom teacher promised that nobody would correct me. Because of that promise I spoke, and I made about twenty mistakes, and nothing happened. If it had been a graded course, I would have learned my speech by heart and learned nothing else. Claire's cousin needs practice with real listeners from other fields, which a classroom cannot offer. Universities should rather organise open evenings where students of different departments explain their projects to each other.",
  },
  mazihan: {
    integrated: paragraphs(
      'Vertical farms is a building, people can grow crops in it. The reading say it is good, the professor say it is not good.',
      'The professor say plants need light. The light use many electricity. So the land is not save. The reading say it can save the land. And the professor say the transport is small. The lamp is more. The reading say the transport is long.',
      'The last one, the professor say bread is twenty dollars. It is too expensive, people can not buy it. So vertical farms can not feed city. In my opinion I agree with the professor.',
    ),
    discussion:
      'I think the course is necessary. Because speak is important. If you can not speak, you can not find good job. My father is a engineer, he often need to speak for his boss. He say English speaking is very important too. Andrew think it is make people nervous, but I think nervous is normal. Everyone will nervous in the first time. So university should have this course. Also the teacher should be kind and give students more chance to practice. This is my opinion.',
  },
  tangshuyi: {
    integrated: paragraphs(
      'The reading introduces vertical farms as a solution of food production, while the lecture refutes its three arguments one by one.',
      'Firstly, the author claims that land can be saved. The professor argues that the electricity for the lamps has to come from somewhere. If it comes from the sun, the panels would occupy an area which is several times of the field. Thus the land has only been moved to where we do not see it.',
      'Secondly, the author holds that short transport is good for the climate. However, the professor says transport accounts for about ten percent of the energy of vegetables, and lamps plus air conditioning need many times more.',
      'Thirdly, independence of the city is questioned. What can be grown is lettuce, herbs and strawberries, not wheat, rice or potatoes. Bread from such wheat would cost twenty dollars for electricity, hence a city could hardly survive on it.',
    ),
    discussion:
      'Whether a course should be compulsory depends on what it is for. If the purpose is that nobody leaves university without having been heard, then I support Claire, since the students who need it most would never choose it. But I would change the form. My sister studies medicine, and in her second year each student has to explain a disease to a patient played by an actor, who is allowed to say "I don\'t understand". She said it was more useful than any lecture on rhetoric. Andrew worries about anxious students, which is a fair point; in front of one listener, though, anxiety is much smaller than in front of a hundred. So my answer is: required, yes, but face to face, in one\'s own subject, and without a stage.',
  },
  jiangwanqing: {
    integrated: paragraphs(
      'In the lecture, the professor doubts the advantages of vertical farms mentioned in the reading.',
      'First of all, the reading says that vertical farms save lands. But the professor says that the lamps need a lot of electricity. To make this electricity by solar panels, people need a bigger area than the field. So the lands are not saved.',
      'Moreover, the reading says that the vegetables do not need to be transported from far away. The professor says that the transportation only takes one tenth of the energy. The energy of lamps is much more than trucks.',
      'At last, the reading says cities can be independent. But the professor says that the farms only grow lettuce and herbs. People need wheat and rice. The bread will be twenty dollars, which is too expensive.',
    ),
    discussion:
      'From my perspective, public speaking should be a choice instead of a must. As a saying goes, interest is the best teacher. If a student dislikes to speak, he will only recite the words and forget them after the exam. I was in the English corner of our school, and the members were all volunteers. We talked about movies and music, and we never felt nervous. On the contrary, in the speech contest that the whole class had to join, most of us just copied from the Internet. Claire thinks that students will not choose the course because of fear. I think the teachers can invite them to watch first, and then they will want to try. In conclusion, the university should offer more chances, but not force anyone.',
  },
  qinhaoran: {
    integrated: paragraphs(
      'The professor is against the reading. He gives three reason.',
      'The first reason is about land. Vertical farm have ten floors so it seems save the land, but the lamp need electricity, the solar panel need more land then the field.',
      'The second is transport. Transport of vegetables only use a tenth of energy. The air condition and lamps use more. So the truck is better.',
      "The third is about kinds of crops. They just plant lettuce, herb and strawberry. Wheat is too expensive, the electricity for one bread is twenty dollar. So the city can't be independent.",
    ),
    discussion:
      "I agree with Claire that the course should be required. In China, students is very shy. They good at exam but when the teacher ask a question, nobody raise hand. I am the same. In grade eight, I had to present a robot which our team made, and my voice was shaking. After that, I practiced in front of mirror every night for two weeks, and the second time was much better. It proves that practice is useful. If the course is not required, people like me will never choose it. About Andrew's idea, presentations in other courses is also good, but in big class there are not enough time for everyone. So a special course is better.",
  },
};
