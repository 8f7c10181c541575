import type { Script } from '../authoring.ts';

const spoken = (code: string, voice: 'woman' | 'man' | 'scot', text: string): Script => ({
  code: `t23-a-${code}`,
  voices: { Student: voice },
  lines: [['Student', text]],
});

/** What three students said in the four speaking tasks of mock A, slips included; the sounds lie in `content/audio`. */
export const mockAAnswerScripts: readonly Script[] = [
  spoken(
    'luo-1',
    'woman',
    'Personally, I prefer to study in a place where other people are working, and I have two reasons. First of all, it helps me to concentrate. When I stay at home, my bed is just behind me, and after twenty minutes I am lying on it with my phone. In the school library everybody is reading, so I feel that I should read as well. Second, I can get help quickly. For example, last month I could not solve a physics problem, and my deskmate explained it to me with a simple picture. If I were alone, I would have wasted the whole evening. So for me, company is better.',
  ),
  spoken(
    'luo-2',
    'woman',
    'The university is going to close the north dining hall at seven, because only a few students eat there later. The woman is against it, and she has two reasons. First, she says that the number in the notice is misleading. On weekends it is empty, but during the week, many students finish their laboratory courses at half past six, so they arrive at seven and there is a long line. Second, the south dining hall is too far away, on the other side of the river. Students who have a class in the evening can not go there and come back in time, so they will only eat a sandwich. That is why she does not like the change.',
  ),
  spoken(
    'luo-3',
    'woman',
    'The reading explains the foot in the door effect. It means that when a person agrees to a small request, he will probably agree to a bigger request later, because he begins to see himself in a different way. The professor uses her own story. First, a young man asked her to sign her name for a clean park, and she signed. One week later he asked her to put a sticker on her mailbox, and she agreed, although she does not like stickers. At last he asked her to pick up trash every second Saturday. She was busy, but now she thought that she was a person who protects the park, so she said yes.',
  ),
  spoken(
    'luo-4',
    'woman',
    'The lecture is about two ways in which plants get water in the desert. The first way is to wait for rain. The professor talks about the barrel cactus. Its roots are not deep, but they spread very wide, so when it rains for a few minutes, the roots can take the water at once. Then the stem becomes bigger and stores the water, and the plant can live for more than a year. The second way is to look for water under the ground. The mesquite tree has one long root, which can go down more than fifty meters. When it reaches the water, the tree is always green. But if the root is too slow, the young tree dies.',
  ),
  spoken(
    'lin-1',
    'woman',
    'I like to study alone in a quiet room. There is two reason. The first reason is I can focus on my homework. In my school, my classmates always talk about games, and I cannot hear my own thinking. Last week I did math homework in the classroom, and I made many mistakes, because somebody was laughing. The second reason is that I can read English loudly at home. If I do this in the library, people will be angry with me. So I think a quiet room is more better for me, and I get more good grades.',
  ),
  spoken(
    'lin-2',
    'woman',
    "In the conversation, the woman disagree with the notice of the dining hall. Her first reason is, the number is not true. At weekend there is few people, but from Monday to Friday many student have class until six thirty, so they come to eat after seven, and they need to wait in a line. Her second reason is the south dining hall is too far. It is on other side of the river. The student have class in the evening, so they don't have time to go there. She think they can only eat a sandwich. So she hope the dining hall can open longer.",
  ),
  spoken(
    'lin-3',
    'woman',
    'The foot in the door effect is when you agree a small thing, and then you will agree a big thing. In the lecture the professor give an example. A man ask her to write her name for the park. She write it. Then the man come again and ask her to put a sticker on the mailbox. She do not like it, but she agree. Then the man ask her to clean the park on Saturday, and she say yes. Because she think she is a person who like the park. This is the effect.',
  ),
  spoken(
    'lin-4',
    'woman',
    "The professor talk about two plant in the desert. First is cactus. The cactus have many roots, and the roots are near the ground. When it rain, the roots drink the water very fast, and the body of the cactus become fat. So it can live for one year. Second is a tree, its name is mesquite. The tree have a very long root, it go down to fifty meters, and there is water. So the tree don't need rain. But when the tree is young, maybe it will die.",
  ),
  spoken(
    'ma-1',
    'man',
    'Um, I think, study with other people is better. Because, um, when I study alone, I always play my phone. And, um, my mother will be angry. In library, many people is studying, so I also study. And, um, if I have question, I can ask my friend. My friend is very good at chemistry. He teach me many times. So, um, I prefer study with other people. That is all.',
  ),
  spoken(
    'ma-2',
    'man',
    'The woman is not agree with the school. She say, um, the dining hall close at seven is too early. Many student, um, they have class, so they eat dinner very late. And, um, the other dining hall is very far. They need to cross the river. So, um, she think it is not convenient. And the food, um, I forget. That is all.',
  ),
  spoken(
    'ma-3',
    'man',
    'Um, the reading talk about foot in the door. It is mean, first is a small thing, then is a big thing. The professor say, a man let her sign the name. Then let her put a, um, a sticker. Then let her to work on the Saturday. And she agree all of it. Because, um, she already agree the first one. So this is foot in the door.',
  ),
  spoken(
    'ma-4',
    'man',
    'In the desert, the plant have two ways to get water. The first, um, the cactus. The root is very big, not deep. When rain, it can get the water and save the water in the body. The second is, um, a tree. The tree root is very deep. Fifty meter. So it can get the water under the ground. So they can live in the desert. Yes.',
  ),
];
