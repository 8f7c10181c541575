import type { Chapter } from '../book-types.ts';

/** Chapters 1 to 4: why, what, signs and layout. */
export const whyAndWhat: readonly Chapter[] = [
  {
    number: 'Chapter 1',
    title: 'Why we take notes',
    under: '为什么要记笔记',
    text: `
## A page for your attention 给注意力一张纸

You hear a lecture once. It lasts about five minutes, and the questions come afterward. Nobody can hold five minutes of speech in memory; but with a dozen words on paper, most people can rebuild it. Notes are not a copy of the lecture. They are **hooks** on which you hang what you remember.

讲座只听一遍，五分钟之后才看到题目。笔记不是录音，而是**挂钩**：看到几个词，就能把听过的内容提起来。

There is a second reason, and it is the better one. Whoever takes notes has to decide, again and again, what matters. That decision keeps the mind awake. A student who writes nothing drifts away; a student who writes everything stops thinking. The right amount lies between the two.

## What good notes look like 好笔记的样子

|! Poor notes | Good notes
| whole sentences | two or three words a line
| everything at the left edge | steps to the right for examples
| only nouns | arrows and signs between the nouns
| no trace of the speaker | ! for what is stressed, ? for what is doubted

> **Try it.** After a lecture, cover your notes and tell a friend what it was about, in one minute. Then look: what did you say that you had *not* written? Those are the things you did not need to write. 说得出来却没写的，就是不必写的。`,
  },
  {
    number: 'Chapter 2',
    title: 'What to write, what to leave',
    under: '记什么，不记什么',
    text: `
## Five things to write 五样要记

1. **The topic**, as soon as you know it, at the top of the page and underlined. 主题，写在最上面，画线。
2. **The plan**, if the speaker gives one: “two reasons,” “three stages.” Write 1, 2, 3 at once, with room between. 听到「两个原因」「三个阶段」，先把序号写好，留出空。
3. **New terms**, spelled as you hear them. The speaker will explain every term that a question can ask about. 术语照听到的写，不必拼对。
4. **Examples**, in one word each. You will be asked *why* an example was given, so write it to the right of the point that it supports. 例子写一个词，放在它所支持的观点右边。
5. **Turns**: the places where the speaker says *but*, *in fact*, or *it turned out that*. What follows is almost always tested. 转折之后最常考。

## Three things to leave 三样不记

- Numbers and dates, unless two of them are compared.
- What you knew before the lecture.
- Jokes and greetings. They tell you about the speaker’s attitude; a small face is enough.

数字和年份（除非拿来比较）、你本来就知道的、寒暄和玩笑，都可以不写。

## A rule for slow hands 手慢的人

If you are three seconds behind, let the sentence go. A gap costs you one detail; chasing it costs you the next three. Leave a blank line and come back to it at the end.

落后三秒就放掉这一句。丢一个细节，好过为了追它再丢三个。`,
  },
  {
    number: 'Chapter 3',
    title: 'Signs and short forms',
    under: '符号与缩写',
    text: `
## A small alphabet 一套小字母表

Use few signs, and always the same ones. The following will carry you through nearly every lecture.

|! Sign | It means | 中文
| → | leads to, becomes | 导致；变成
| ← | comes from, because of | 由于
| ↑ ↓ | rises, falls | 上升；下降
| = / | is the same, is not | 相同；不同
| > < | more than, less than | 多于；少于
| ! | the speaker stresses it | 强调
| ? | doubtful, not yet known | 存疑
| ex | for example | 例如
| w/ w/o | with, without | 有；没有
| b/c | because | 因为
| bf, af | before, after | 之前；之后
| T1 T2 | first theory, second theory | 理论一；理论二
| P S | professor, student | 教授；学生

## Make your own 自己的符号

Three empty rows are waiting for the words of *your* subjects.

| ______ | ______ | ______
| ______ | ______ | ______
| ______ | ______ | ______

---

## Shortening words 缩短单词

Leave out the vowels of long words, or keep only the beginning: *govt* for government, *envt* for environment, *exprmt* for experiment, *pop* for population. A term that comes back ten times deserves one capital letter: in a lecture on photosynthesis, write *PS* once with its meaning, and from then on only *PS*.

长词去掉元音，或只写开头。反复出现的术语，第一次写全，以后用一个大写字母。

> **Try it.** Write this sentence in eight signs or fewer: *Because the population of the city rose quickly, the government built a second harbor.* One answer: **city pop ↑ → govt 2nd hrbr**. Chinese signs are welcome, too: 人↑ → 政 2nd 港.

## Reading them again 看得懂才算数

A short form is good if you can still read it an hour later. Here are three lines from students’ notes. Say the whole sentence that each of them stands for, then compare.

|! Notes | One way to say it
| vol ash → soil w/ minrls ↑ → farms | Ash from a volcano adds minerals to the soil, and so people farm there.
| T1: ice melt. T2: sun ↓ ! | Of the two theories, the professor prefers the second: there was less sunlight.
| S late b/c bus; P: ok, but lab rep Fri | The student was late because of the bus; the professor accepts it but wants the lab report on Friday.

If you could not read a line, the fault is not in your memory. It is nearly always a missing sign: an arrow, a *not*, or the letter that tells who is speaking.

读不懂，往往不是记性差，而是少了一个符号：一个箭头、一个「不」，或者说话人的字母。`,
  },
  {
    number: 'Chapter 4',
    title: 'Two columns',
    under: '两栏笔记',
    text: `
## The layout 版面

Draw a line from top to bottom, about a third of the way across. On the left go the **points**, on the right the **support**: examples, reasons, results. A third of the page at the bottom stays empty for what you notice at the end.

从上到下画一条线，左边三分之一写**观点**，右边写**支持**：例子、原因、结果。页底留白，听完再补。

[columns]

The eye can then answer the two kinds of questions that are asked most often. “What is the lecture mainly about?” Read down the left side. “Why does the professor mention X?” Find X on the right and look to its left.

主旨题：顺着左栏往下看。「为什么提到 X」：在右栏找到 X，再往左看。

## For conversations 对话

In a conversation, let the columns stand for the two people. What matters is the student’s **problem**, the **solutions** that are offered, and which one the student takes. Draw a circle around the one that is taken.

对话里两栏分给两个人。抓住问题、办法，以及最后选了哪个办法——把它圈出来。

> A conversation nearly always has two problems: the one that the student came with, and one that appears on the way. 几乎每段对话都有两个问题：来时的一个，半路冒出来的一个。

## A sheet to fill in 一页空白

Listen to any talk of five minutes, in English or in Chinese, and fill this sheet. Write the topic in the first row before anything else.

随便听一段五分钟的讲话，中英文都行，填满这一页。先把主题写在第一行。

[sheet]`,
  },
];
