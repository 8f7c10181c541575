import type { Reading } from './reading.ts';

/** Readings 1 to 3: deserts, seeds and birds. */
export const nature: readonly Reading[] = [
  {
    title: 'Rivers Without Water',
    zh: '没有水的河',
    text: `
On a map of an arid region, thin blue lines often cross the desert. A traveler who follows one of them will usually find a bed of dry gravel. Such a channel may carry water for only a few hours in a year, and in some years not at all. Yet it was water, and nothing else, that cut it.

The explanation lies in the ground as much as in the sky. Where plants are few, little holds the rain back: there are no leaves to catch the drops and few roots to keep the soil open. Heavy drops beat the bare surface until it forms a hard crust. When a storm breaks over the hills, most of the rain therefore runs off at once. Within an hour a wall of brown water, thick with sand and stones, may rush down a valley where the sky is perfectly clear. Because the flood arrives without warning, experienced travelers never camp in a dry channel, however comfortable its soft floor may look.

The flood ends as suddenly as it began. Some of the water evaporates, but much of it sinks into the gravel, where the sun cannot reach it. There it may remain for months. Trees that line the channel send their roots down to this hidden store, and desert peoples have long known that a well dug in the bend of a dry river is more likely to succeed than one dug on the plain.

The blue line on the map is thus not an error. It marks a river that flows briefly above the ground, and slowly below it.`,
    words: `
arid | adj. | 干旱的
gravel | n. | 砾石
channel | n. | 河道；水道
crust | n. | 硬壳
run off | v. | （雨水）流走
evaporate | v. | 蒸发
line | v. | 沿……排列
bend | n. | （河流的）弯处`,
    questions: [
      {
        ask: 'Why does most of the rain run off at once?',
        options: [
          'The storms are too short for plants to use them.',
          'The bare ground has formed a hard surface.',
          'The gravel in the valleys is already full of water.',
          'The hills are cooler than the plain.',
        ],
        key: 'B',
        why: '第二段：缺少植物，雨滴把裸露的地面打成硬壳，水渗不下去。',
      },
      {
        ask: 'The word “store” in paragraph 3 refers to',
        options: ['the trees', 'a well', 'water in the gravel', 'the flood'],
        key: 'C',
        why: '前文说水渗进砾石并留存数月，树根伸向的正是这些水。',
      },
      {
        ask: 'What can be inferred about the traveler in paragraph 2?',
        options: [
          'A flood may come although no rain falls nearby.',
          'A dry channel is safe when the sky is clear.',
          'The floor of a channel is always wet.',
          'Storms in the hills can be heard far away.',
        ],
        key: 'A',
        why: '山谷上空晴朗时洪水也会冲下来，可见雨下在远处的山里。',
      },
    ],
  },
  {
    title: 'How Seeds Travel',
    zh: '种子的旅行',
    text: `
A plant cannot walk away from its parent, but its seeds can leave. They have good reasons to do so. A seedling that grows in the shade of its parent must compete with it for light and water, and insects that live on the parent can easily find the young. A seed that travels even a short distance is more likely to survive.

Many seeds are carried by the wind. Those of the dandelion hang below a ring of fine hairs. Air that flows through the hairs forms a small, steady whirl above them, which slows the fall of the seed so much that a light breeze can keep it up. The seed of a maple, by contrast, has a single wing. Because the weight lies at one end, the seed spins as it falls, and the spinning holds it in the air.

Other plants use animals as carriers. Some, such as burdock, produce fruits covered with hooks that cling to fur. Others pay for the service: the animal eats the sweet flesh of the fruit and drops the seeds later, often at a considerable distance. Such fruits tend to change color when the seeds are ready. As long as they are green and sour, the animals leave them alone.

A few plants rely on no one. The pods of certain shrubs dry unevenly in the sun until the tension becomes too great. Then they burst with an audible snap and throw their seeds several meters. The distance is modest, but so is the need: often a few steps into the light are enough.`,
    words: `
seedling | n. | 幼苗
compete | v. | 竞争
whirl | n. | 漩涡
breeze | n. | 微风
cling to | v. | 附着在……上
flesh | n. | 果肉
pod | n. | 豆荚
tension | n. | 张力`,
    questions: [
      {
        ask: 'According to paragraph 1, why is it better for a seed to leave its parent?',
        options: [
          'The parent would use its food.',
          'It escapes competition and insects.',
          'The soil under the parent is too hard.',
          'Animals are more common elsewhere.',
        ],
        key: 'B',
        why: '第一段给出两个原因：与母株争光争水，以及母株上的虫子容易找到幼苗。',
      },
      {
        ask: 'Why does the author mention the maple?',
        options: [
          'to show a second way of staying in the air',
          'to explain why dandelions are more successful',
          'to give an example of a heavy seed that falls quickly',
          'to introduce plants that use animals',
        ],
        key: 'A',
        why: 'by contrast 提示对照：蒲公英靠细毛上的漩涡，枫树靠旋转，都是借风。',
      },
      {
        ask: 'What does the change of color in paragraph 3 prevent?',
        options: [
          'Fruits are eaten before the seeds are ready.',
          'Animals carry the seeds too far.',
          'Hooks lose their hold on the fur.',
          'The flesh becomes too sweet.',
        ],
        key: 'A',
        why: '青而酸时动物不吃；变色才表示种子成熟，避免过早被吃掉。',
      },
    ],
  },
  {
    title: 'Half Asleep',
    zh: '半睡半醒',
    text: `
Sleep is dangerous. An animal that sleeps cannot see a hunter coming, and a bird that sleeps while it swims or flies may drown or fall. One might expect that some animals would have given sleep up altogether. As far as we know, none of the birds and mammals that have been studied closely has done so. Several, however, have found a compromise: they sleep with one half of the brain at a time.

The habit can be observed on any quiet pond. In a row of resting ducks, those in the middle usually close both eyes. Those at the ends often keep one eye open, and it is nearly always the eye that looks away from the group. Researchers who recorded the activity of the ducks’ brains found that the half connected with the closed eye was asleep, while the other half stayed alert. When a bird at one end of the row is turned around, it changes eyes.

Even more surprising are birds that remain in the air for weeks. Frigatebirds, which hunt over the open ocean but cannot rest on the water, were fitted with small recorders. They proved to sleep on the wing, mostly while circling upward in rising air, and sometimes with both halves of the brain. But they slept less than an hour a day in flight. Back on land, they slept for more than twelve.

This last finding raises a question that is still open. If so little sleep is enough for several days, why do the birds sleep so long when they can?`,
    words: `
altogether | adv. | 完全地
compromise | n. | 折中办法
alert | adj. | 警觉的
recorder | n. | 记录仪
on the wing | phr. | 飞行中
rising air | n. | 上升气流
finding | n. | 研究发现
be fitted with | v. | 装上`,
    questions: [
      {
        ask: 'Which ducks are most likely to keep one eye open?',
        options: [
          'those in the middle of a row',
          'those that have just landed',
          'those at the ends of a row',
          'those that look toward the group',
        ],
        key: 'C',
        why: '第二段：排在两端的鸭子常睁一只眼，且朝向群体之外。',
      },
      {
        ask: 'The phrase “on the wing” in paragraph 3 is closest in meaning to',
        options: ['beside the water', 'under a feather', 'in the nest', 'in flight'],
        key: 'D',
        why: '后文 while circling upward in rising air 说明是在飞行之中。',
      },
      {
        ask: 'What is the purpose of the last paragraph?',
        options: [
          'to correct the number of hours given before',
          'to point to something that is not yet understood',
          'to argue that birds do not need sleep',
          'to compare frigatebirds with ducks',
        ],
        key: 'B',
        why: '作者说这个发现 raises a question that is still open，即尚无答案。',
      },
    ],
  },
];
