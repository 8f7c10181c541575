import { passage, speech, title, transcriptOf, type Script } from '../authoring.ts';
import type { QuestionSet } from '../../bank-types.ts';

const written = { days: -62, time: '11:00' } as const;
const node = 'toefl-2023.speaking';

/** Task 1 of mock A: an opinion of one's own. */
export const speakingOne = {
  code: 't23-a-s1',
  title: title('Mock A speaking 1: a quiet room or company', '模拟卷 A 口语 1：独处还是有人陪'),
  node,
  author: 'mei',
  written,
  questions: [
    speech(
      't23-a-s1-01',
      {
        text: 'Some people prefer to study alone in a quiet room. Others prefer to study in a place where other people are working too. Which do you prefer, and why? Use reasons and examples to support your answer.',
        model:
          'I prefer to study where other people are working, and there are two reasons for that. First, it keeps me honest. When I am alone in my room, I take a short break, pick up my phone, and an hour is gone. In the library everyone around me is reading, and I would feel a little ashamed to be the only one who is not. Second, I can ask. Last winter, before a chemistry test, I sat next to a classmate, and we both had trouble with the same problem. I explained what I knew, he explained the rest, and I have never forgotten it since. It is true that other people can be noisy, but earphones take care of that, and nothing takes care of my phone.',
      },
      {
        point: 'toefl-2023.speaking.independent',
        difficulty: 0,
        en: 'A good answer chooses a side at once and gives one or two reasons, each with an example of its own. It need not be balanced; it has to be clear and to last about 45 seconds.',
        zh: '好的回答开门见山表明选择，给出一两个理由，每个理由配一个自己的例子。不必面面俱到，但要清楚，并说满约 45 秒。',
      },
    ),
  ],
} as const satisfies QuestionSet;

/** What the two students say in task 2 of mock A. */
export const speakingTwoScript: Script = {
  code: 't23-a-s2',
  voices: { Narrator: 'scot', Woman: 'woman', Man: 'man' },
  lines: [
    ['Narrator', 'Now listen to two students discussing the notice.'],
    ['Man', 'Did you see this? They are going to close the north dining hall at seven from next month.'],
    ['Woman', 'I saw it, and I do not think that they have thought it through.'],
    ['Man', 'Well, they say that hardly anyone eats there after seven.'],
    [
      'Woman',
      'On average, maybe. But they counted the whole week together, weekends too, when half of the campus goes home. From Monday to Thursday the laboratory courses end at half past six. By the time you have cleaned up and walked over, it is ten to seven. I have seen the line at seven on a Tuesday. It goes out of the door.',
    ],
    ['Man', 'Could those people not go to the south hall? It stays open until nine.'],
    [
      'Woman',
      'They could, if they had half an hour to spare. It is on the other side of the river, and many of us have evening classes at half past seven on this side. So what will really happen is that people buy a sandwich from a machine.',
    ],
    ['Man', 'Hm. But the money is supposed to go into better food. You have complained about the food often enough.'],
    [
      'Woman',
      'I have. But what good is a better salad bar if I cannot get to it? They could save the same amount by closing earlier on the weekend, when it really is empty. I am going to write to them and say so.',
    ],
  ],
};

/** Task 2 of mock A: a notice and what students say of it. */
export const speakingTwo = {
  code: 't23-a-s2',
  title: title('Mock A speaking 2: dining hall hours', '模拟卷 A 口语 2：食堂开放时间'),
  node,
  author: 'mei',
  written,
  stimulus: {
    kind: 'audio',
    audio: 't23-a-s2',
    transcript: transcriptOf(speakingTwoScript),
    html: passage('Change of Hours at the North Dining Hall', [
      `From the first of next month, the North Dining Hall will close at 7:00 p.m. instead of 8:30 p.m. on all days of the
      week. A count carried out over the past term showed that on average fewer than forty guests are served after seven.
      Students who wish to eat later are welcome at the South Dining Hall, which remains open until 9:00 p.m. The money
      that is saved on staff and heating will be used to improve the quality of the food in both halls, beginning with a
      larger salad bar.`,
    ]),
  },
  questions: [
    speech(
      't23-a-s2-01',
      {
        text: 'The woman expresses her opinion of the notice. State her opinion and explain the reasons that she gives for holding it.',
        model:
          'The university is going to close the north dining hall at seven instead of half past eight, because few guests come after seven, and the money will be spent on better food. The woman disagrees. Her first reason is that the count is misleading. It includes weekends, when many students are away, but during the week laboratory courses end at six thirty, so a lot of people arrive around seven, and the line goes out of the door. Her second reason is that the south hall is no real alternative. It lies across the river, and many students have classes at seven thirty on this side, so they would end up with a sandwich from a machine. She adds that better food is of no use to those who cannot get there, and that the hall could close early on weekends instead.',
      },
      {
        point: 'toefl-2023.speaking.campus',
        difficulty: 0.3,
        en: 'A good answer names the change in a sentence, says that the woman is against it, and gives both reasons: the count mixes weekdays and weekends, and the other hall is too far for people with evening classes. One’s own opinion has no place here.',
        zh: '好的回答用一句话说明变动，指出女生反对，并说出两个理由：统计把工作日和周末混在一起；另一食堂太远，晚上有课的人来不及。此处不应加入自己的看法。',
      },
    ),
  ],
} as const satisfies QuestionSet;

/** What the professor says in task 3 of mock A. */
export const speakingThreeScript: Script = {
  code: 't23-a-s3',
  voices: { Narrator: 'scot', Professor: 'woman' },
  lines: [
    ['Narrator', 'Now listen to part of a lecture on this topic in a psychology class.'],
    [
      'Professor',
      'Let me tell you how I came to spend every second Saturday of last year in a park with a trash bag in my hand. It began with a young man who knocked at my door. He asked me to sign a paper in favor of keeping the park clean. That was all, just a signature. Well, who is against a clean park? I signed. A week later he came back and asked whether I would put a little sticker on my mailbox. It said, I care for our park. I am not fond of stickers, to be honest, but I had signed, so it would have felt strange to say no.',
    ],
    [
      'Professor',
      'You can guess the rest. In spring he came a third time and said that volunteers were needed to pick up trash, two hours, every other Saturday. Now, if he had asked me that on the first day, I would have said what everyone says, that I was very busy. But by then there was a sticker on my mailbox. I had come to think of myself as one of the people who look after the park. And people who look after the park do not send such a person away. So I said yes, and there I was.',
    ],
  ],
};

/** Task 3 of mock A: a term of psychology and a case of it. */
export const speakingThree = {
  code: 't23-a-s3',
  title: title('Mock A speaking 3: small requests', '模拟卷 A 口语 3：小请求'),
  node,
  author: 'mei',
  written,
  stimulus: {
    kind: 'audio',
    audio: 't23-a-s3',
    transcript: transcriptOf(speakingThreeScript),
    html: passage('The Foot-in-the-Door Effect', [
      `People who have agreed to a small request are more likely to agree to a larger one later. Psychologists call this the
      foot-in-the-door effect, after the habit of salespeople of keeping a door from being closed. One explanation is that
      we judge what kind of person we are by looking at what we have done. Someone who has once supported a cause, even in
      a trifling way, begins to see himself or herself as a supporter, and refusing the next request would not fit this
      picture. The effect is strongest when the first act was voluntary and when the requests have the same purpose.`,
    ]),
  },
  questions: [
    speech(
      't23-a-s3-01',
      {
        text: 'Using the example of the park from the lecture, explain what is meant by the foot-in-the-door effect.',
        model:
          'The foot-in-the-door effect means that people who have said yes to a small request are more likely to say yes to a bigger one later, because they begin to see themselves as supporters and want to act in keeping with that. The professor gives an example of her own. First a young man asked her only for a signature for a clean park, and she signed. A week later he asked her to put a sticker on her mailbox. She did not really like stickers, but it would have felt strange to refuse after signing. Finally, he asked her to pick up trash every other Saturday. If that had been the first request, she would have said that she was busy. But by then she thought of herself as someone who looks after the park, so she agreed.',
      },
      {
        point: 'toefl-2023.speaking.academic',
        difficulty: 0.4,
        en: 'A good answer explains the term with the change in how one sees oneself, and then follows the three requests, signature, sticker, Saturdays, saying why the last was granted.',
        zh: '好的回答先解释该术语（人对自我的看法随之改变），再依次说明签名、贴纸、周六捡垃圾三个请求，并点出最后一个为何被答应。',
      },
    ),
  ],
} as const satisfies QuestionSet;

/** What the professor says in task 4 of mock A. */
export const speakingFourScript: Script = {
  code: 't23-a-s4',
  voices: { Narrator: 'scot', Professor: 'man' },
  lines: [
    ['Narrator', 'Listen to part of a lecture in a biology class.'],
    [
      'Professor',
      'Plants in deserts have the same needs as plants anywhere, and the first of them is water. There are two very different ways of coming by it where it almost never rains, and I would like to show you one plant for each.',
    ],
    [
      'Professor',
      'The first way is to wait for the rain and to be ready. The barrel cactus has roots that hardly go deeper than your hand is long, but they spread out on all sides, several meters wide. When a shower comes, and it may be only a few minutes long, the water wets no more than the top of the soil. That is exactly where the roots are. Within hours, new fine roots grow out and take up all they can, and the stem, which is folded like an accordion, swells and stores it. Afterward the fine roots die off again, so that the plant does not lose water through them. A large cactus can live on one good rain for more than a year.',
    ],
    [
      'Professor',
      'The second way is not to wait for rain at all, but to reach for water that is always there, far below. The mesquite tree does this. When a seed has sprouted, you see almost nothing above the ground for a long time, just a few leaves. Below, however, one root goes straight down, day after day. Miners have met with mesquite roots more than fifty meters under the surface. Once such a root has reached the groundwater, the tree does not care whether it rains. It keeps its leaves green in the middle of summer, when everything around it is bare. The price is paid at the beginning: a young tree whose root does not arrive in time dies.',
    ],
  ],
};

/** Task 4 of mock A: a lecture to be summed up. */
export const speakingFour = {
  code: 't23-a-s4',
  title: title('Mock A speaking 4: water in the desert', '模拟卷 A 口语 4：沙漠中的水'),
  node,
  author: 'mei',
  written,
  stimulus: { kind: 'audio', audio: 't23-a-s4', transcript: transcriptOf(speakingFourScript) },
  questions: [
    speech(
      't23-a-s4-01',
      {
        text: 'Using points and examples from the lecture, describe two ways in which plants obtain water in the desert.',
        model:
          'The professor describes two ways in which desert plants get water. The first is to be ready for the rare rain. The barrel cactus has roots that are very shallow but spread out widely, so when a short shower wets only the top of the soil, the roots are right there. It quickly grows fine extra roots, stores the water in its folded stem, which swells, and then lets the fine roots die so that no water is lost. One good rain can last it for more than a year. The second way is to reach water that is always there, deep in the ground. The mesquite tree first puts nearly all its growth into a single root that goes straight down, sometimes more than fifty meters. Once it reaches the groundwater, the tree stays green even in summer. The risk is that a young tree dies if its root does not get there in time.',
      },
      {
        point: 'toefl-2023.speaking.lecture',
        difficulty: 0.4,
        en: 'A good answer names both ways and ties each to its plant: wide, shallow roots and a stem that stores for the cactus; one root down to the groundwater, with the risk at the beginning, for the mesquite.',
        zh: '好的回答说出两种方式并与植物对应：仙人掌靠又浅又广的根和能储水的茎；牧豆树靠一条直达地下水的主根，代价是幼树的风险。',
      },
    ),
  ],
} as const satisfies QuestionSet;
