import type { Chapter } from '../book-types.ts';

/** Chapters 5 to 7: signposts, a lecture with its notes, a plan of two weeks. */
export const hearingAndPractice: readonly Chapter[] = [
  {
    number: 'Chapter 5',
    title: 'Hearing the structure',
    under: '听出结构',
    text: `
## Signposts 路标

Speakers want to be understood, and they tell you where they are going. The words that do this are called **signposts**. Learn to hear them, and the lecture draws its own map.

|! You hear | Expect | You write
| Let me begin with … | the first point | 1
| What’s more interesting is … | something stressed | !
| Take the case of … | an example | ex →
| Now, you might think … | a view that will be rejected | ×
| As it turns out, … | the surprising truth | ! but
| This brings us to … | the next point | 2
| Getting back to … | the end of an aside | ←
| So what does this tell us? | the conclusion | =>

## The voice 声音也是路标

Not every signpost is a word. A speaker who slows down is about to say something new. A speaker who hurries is repeating or joking. A long pause is a paragraph. When the voice rises at the end of a sentence that is not a question, the speaker is not quite certain.

放慢是新内容，加快是重复或玩笑，长停顿相当于换段；不是问句而语调上扬，说明说话人不太有把握。

## Four common plans 四种常见结构

[plans]

A lecture seldom follows a plan that you have not met before. As soon as you recognize one, you know how many things you still have to hear.

讲座很少超出这几种结构。认出是哪一种，就知道还有几样东西没有听到。`,
  },
  {
    number: 'Chapter 6',
    title: 'A lecture and its notes',
    under: '一段讲座，一页笔记',
    text: `
## The lecture 讲稿

Read the text aloud at a quiet speed, or let a friend read it, and take notes without looking. Then compare.

> *Professor:* Last time we talked about how plants defend themselves against insects, and today I’d like to turn to a question that sounds a little odd: do plants warn each other? Now, you might think that this belongs in a fairy tale. But in the early nineteen eighties two groups of researchers noticed something strange. When caterpillars attacked a tree, the leaves of that tree became hard to digest. That was no surprise. The surprise was that the leaves of *undamaged* trees nearby changed, too.
> So how did the news travel? There were two ideas. One was the roots: perhaps the trees were connected underground. The other was the air: perhaps a damaged leaf gives off a gas. To decide between them, one group grew young trees in separate pots, so that no roots could touch, but in the same air. Tear a leaf of one, and its neighbor still responded. So, at least in this case, it was the air.
> As it turns out, we should be careful with the word *warn*. A warning is meant for someone. The gas may simply help the damaged tree itself, because it reaches other branches faster than any signal could travel through the wood. The neighbors are … well, they’re listening in. And getting back to our insects: some wasps listen in as well. They fly toward the gas, because where leaves are torn, there are caterpillars to eat.

---

## The notes 笔记

|! Points | Support
| **Plants warn each other?** | fairy tale? ×
| early 80s: strange | tree attacked → leaves hard 2 eat; *neighbors too !*
| How? T1 roots, T2 air | pots: no roots, same air → still resp. => air
| “warn”? careful | gas helps tree itself: faster than thru wood; nbrs “listen in”
| insects | wasps → gas ← caterpillars

## What could be asked 可能怎么问

1. What is the lecture mainly about? *Whether and how plants respond to damage to their neighbors.*
2. Why does the professor mention the pots? *To show that the signal did not pass through the roots.*
3. What is the professor’s attitude toward the word “warn”? *It suggests a purpose that the gas may not have.*

注意第二题：答案在右栏 pots 的左边——How? 所以例子要写在它支持的观点旁边。`,
  },
  {
    number: 'Chapter 7',
    title: 'A plan of two weeks',
    under: '两周计划',
    text: `
## Day by day 每天做什么

|! Days | What to do | 中文
| 1–2 | Listen to one lecture a day without notes. Write the topic and three points from memory. | 不记笔记，听完凭记忆写主题和三点
| 3–4 | The same lectures again, with two columns. Compare with day 1. | 同样的讲座，用两栏再听
| 5–6 | New lectures; signs and short forms only, no full words. | 新讲座，只用符号和缩写
| 7 | Rest, or retell one lecture in Chinese from your notes. | 休息，或看笔记用中文复述
| 8–9 | Conversations: problem, solutions, the one that is taken. | 对话：问题、办法、选择
| 10–11 | Signposts: raise a finger whenever you hear one. | 听到路标就举一根手指
| 12–13 | A whole test section each day, with the clock. | 每天一整套，计时
| 14 | Read all your notes. Which signs did you really use? | 翻看全部笔记，留下真正用过的符号

## A list for the last evening 考前清单

- I know my ten signs and use no others.
- I write the topic before anything else.
- I leave a blank line when I have lost something.
- I look up from the paper when the speaker slows down.
- I stop writing when the speaker stops, and use the silence to add arrows.

十个符号用熟；先写主题；丢了就空一行；对方放慢时抬头听；停顿时补箭头。`,
  },
];
