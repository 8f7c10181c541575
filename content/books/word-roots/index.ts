import { lessonAnswers, lessonPage } from './lesson.ts';
import { firstLessons } from './lessons-1-6.ts';
import { lastLessons } from './lessons-7-12.ts';
import type { BookText, Chapter } from '../book-types.ts';

const lessons = [...firstLessons, ...lastLessons];

const whyRoots: Chapter = {
  title: 'Why roots?',
  under: '为什么学词根',
  text: `
Most of the long words in an academic text came into English from Latin and Greek, and most of them are built from the same few hundred parts. A reader who knows the parts can often guess the whole.

学术文章里的长词大多来自拉丁语和希腊语，由几百个常见部件拼成。认识部件，就常能猜出整体。

## Three parts of a word 词的三个部分

A **prefix** stands in front and usually says *where* or *how*; the **root** in the middle carries the meaning; a **suffix** at the end says what kind of word it is. In *re-spect-ful*, *re-* means back, *spect* means look, and *-ful* makes an adjective.

**前缀**在前，多说方向或程度；**词根**在中间，承担意义；**后缀**在后，决定词性。以 re-spect-ful 为例：re- 表示「回」，spect 表示「看」，-ful 使它成为形容词。

> A root gives you a guess, not a proof. Always let the sentence have the last word. 词根给的是猜测，不是证明；最后由句子说了算。

## How to study a page 每页怎样学

1. Cover the third column and guess each word from its parts. 盖住中文，由部件猜词义。
2. Say one sentence of your own with three of the words. 用其中三个词各说一句话。
3. Fill the gaps without looking up. 不看上文填空。
4. Two days later, read only the root and write down every word that you remember. 两天后只看词根，默写整个词族。

---

## Twelve prefixes to begin with 先认十二个前缀

|! Prefix | Meaning | Example | 中文
| **ab-, a-** | away from | absent | 离开
| **ad-, ac-, ap-** | toward | approach | 朝向
| **con-, com-, co-** | together; wholly | connect | 共同；完全
| **contra-** | against | contrast | 相反
| **de-** | down; away | descend | 向下；离去
| **dis-, di-** | apart; not | distant | 分开；不
| **ex-, e-** | out | exit | 出
| **in-, im-** | into; not | invade | 入；不
| **inter-** | between | international | 之间
| **pre-** | before | preview | 之前
| **re-** | back; again | return | 回；再
| **sub-, sus-, sup-** | under | submarine | 下方

A prefix often changes its last letter to please the letter that follows: *con-* becomes *col-* in *collect*, *com-* in *combine*, *cor-* in *correct*. If a prefix looks strange, say the word aloud; the ear explains the change.

前缀的末尾常随后面的字母变化：con- 在 collect 中作 col-，在 combine 中作 com-，在 correct 中作 cor-。看着陌生，就念出声来，耳朵会告诉你为什么。`,
};

/** Twelve lessons on roots, one page each, in both languages. */
export const wordRoots = {
  code: 'word-roots',
  name: { en: 'Word Roots in Twelve Lessons', zh: '词根十二讲' },
  about: { en: 'From one root to many words', zh: '由一个词根认识一家词' },
  paper: 'A5',
  type: 10,
  chapters: [
    whyRoots,
    ...lessons.map(lessonPage),
    { title: 'Answers', under: '答案', text: lessons.map(lessonAnswers).join('\n\n') },
  ],
} satisfies BookText;
