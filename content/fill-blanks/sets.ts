import type { LocalizedText } from '@inkstone/base';
import type { BlanksQuestion, QuestionSet } from '../bank-types.ts';

interface Text {
  code: string;
  point: string;
  difficulty: number;
  /** The text with its gaps in brackets, the accepted words parted by bars: `It [was|felt] cold.` */
  text: string;
  /** A wrong word for each gap, as students give it. */
  wrong: readonly string[];
  explanation: { en: string; zh: string };
}

/** A text with gaps, made from its words in brackets. */
const gapped = ({ code, point, difficulty, text, wrong, explanation }: Text): BlanksQuestion => {
  const key: string[][] = [];
  const html = text.replace(/\[([^\]]+)\]/g, (_, words: string) => {
    key.push(words.split('|'));
    return `<span data-blank="${key.length}"></span>`;
  });
  return {
    code,
    type: 'blanks',
    points: [`fill-blanks.blanks.${point}`],
    difficulty,
    worth: 100 * key.length,
    prompt: { text: `<p>${html}</p>`, blanks: key.length },
    key,
    wrong,
    explanation: { en: `<p>${explanation.en}</p>`, zh: `<p>${explanation.zh}</p>` },
  };
};

const setOf = (code: string, title: LocalizedText, texts: readonly Omit<Text, 'code'>[]): QuestionSet => ({
  code,
  title,
  node: 'fill-blanks.blanks.texts',
  author: 'mei',
  written: { days: -14, time: '16:40' },
  questions: texts.map((text, at) => gapped({ ...text, code: `${code}-${at + 1}` })),
});

/** Short texts with gaps: verbs that change their form, and the small words between. */
export const fillBlanksSets: readonly QuestionSet[] = [
  setOf('blank-verbs', { en: 'The right form of the verb', zh: '动词的正确形式' }, [
    {
      point: 'verbs',
      difficulty: -0.2,
      text: 'When the ferry [left|departed] at six, most passengers were still [sleeping|asleep|dozing] on their bags. Nobody had [told|warned] them that the crossing would [take|last] all day.',
      wrong: ['leaved', 'sleep', 'tell', 'took'],
      explanation: {
        en: '<em>Left</em> is one event in the past; <em>were sleeping</em> went on around it; <em>had told</em> lies before both. After <em>would</em> the verb has no ending.',
        zh: 'left 是过去发生的一件事；were sleeping 是当时正在进行的动作；had told 发生在两者之前；would 后面用动词原形。',
      },
    },
    {
      point: 'verbs',
      difficulty: 0.6,
      text: 'The bridge was [built|finished|completed] in 1911 and has been [repaired|restored|painted] four times since. If the river [rises|floods] again this spring, it will have to be [closed|shut].',
      wrong: ['build', 'repairing', 'will rise', 'close'],
      explanation: {
        en: 'A bridge does nothing here, things are done to it: past participles throughout. After <em>if</em> the present stands for the future.',
        zh: '桥是动作的承受者，所以这里都用过去分词；if 引导的条件句用一般现在时表示将来，主语是单数，动词加 s。',
      },
    },
  ]),
  setOf('blank-small', { en: 'Small words that hold a text together', zh: '衔接全文的小词' }, [
    {
      point: 'links',
      difficulty: 0.1,
      text: '[Although|Though|While] the museum is free, few people know [about|of] it. It stands at the end [of] a lane, [between] a bakery and a school, so that one walks past it [without] looking up.',
      wrong: ['Despite', 'with', 'in', 'among', 'not'],
      explanation: {
        en: '<em>Despite</em> takes a noun, <em>although</em> a clause. Between two things we say <em>between</em>; <em>without</em> is followed by the form with <em>-ing</em>.',
        zh: 'despite 后面接名词，although 后面接从句；两者之间用 between；without 后面接动名词。',
      },
    },
    {
      point: 'links',
      difficulty: 0.9,
      text: 'Not only [did] the lights go out, [but] the lift stopped as well. We waited [for] an hour, [until|till] somebody at last heard us, and nobody was hurt, [which] surprised the fire brigade.',
      wrong: ['do', 'and', 'since', 'by', 'that'],
      explanation: {
        en: '<em>Not only</em> at the beginning asks for <em>did</em> before the subject and for <em>but</em> later. <em>Which</em> goes back to the whole sentence; <em>that</em> cannot follow a comma here.',
        zh: 'not only 位于句首时用部分倒装，后面与 but 呼应；which 引导的非限制性定语从句指代整句话，逗号后面不能用 that。',
      },
    },
  ]),
];
