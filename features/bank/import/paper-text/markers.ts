// The signs by which people structure a paper, in Chinese and English habits. Texts are of the usual width.

/** The number at the head of a question. */
export interface NumberMark {
  number: number;
  /** Whether it stands between brackets, as that of a part of a question often does. */
  isBracketed: boolean;
  /** What stands between the brackets before the number, as in "（ B ）1."; empty where nothing does. */
  key: string;
  /** Where the text after it begins. */
  end: number;
}

const keyBrackets = '(?:[（(]\\s{0,20}([A-H√×✓✗对错TF]{0,6})\\s{0,20}[)）]\\s*)?';
const plainNumber = new RegExp(
  `^\\s*${keyBrackets}(?:第\\s*(\\d{1,3})\\s*小?题\\s*[.．、:：]?|(?:Q|Question|No)\\.?\\s*(\\d{1,3})\\s*(?:[.．、:：)）]|(?=\\s|$))|(\\d{1,3})\\s*(?:[.．](?!\\d)|[.．](?=\\d{2,4}\\s*年)|[、)）]|[:：](?!\\d)))\\s*`,
  'i',
);
const bracketedNumber = /^\s*[（(]\s*(\d{1,3})\s*[)）]\s*/;

export const readNumber = (text: string): NumberMark | null => {
  const plain = plainNumber.exec(text);
  if (plain) {
    const number = Number(plain[2] ?? plain[3] ?? plain[4]);
    return { number, isBracketed: false, key: plain[1] ?? '', end: plain[0].length };
  }
  const match = bracketedNumber.exec(text);
  return match && { number: Number(match[1]), isBracketed: true, key: '', end: match[0].length };
};

/** The letter of an option, where it begins and where its text begins. */
export interface OptionMark {
  letter: string;
  start: number;
  end: number;
}

const letterMark = /(?:([（(])\s*)?([A-Za-z])\s*([.．、)）])\s*/g;

/** A letter of A to Z as a capital. */
export const toLetter = (letter: string): string => String.fromCharCode(letter.charCodeAt(0) & ~32);

const follow = (letter: string): string => String.fromCharCode(letter.charCodeAt(0) + 1);

const canStandBefore = (text: string, at: number): boolean => at === 0 || /[\s\u2e80-\ufffc]/.test(text[at - 1] ?? '');

/**
 * The options of a line: one, or several that follow each other. They begin with the line, or with A within it where B
 * follows. `expected` is the next letter of the question.
 */
export const findOptions = (text: string, expected: string): OptionMark[] => {
  const marks: OptionMark[] = [];
  const begin = text.search(/\S/);
  for (const match of text.matchAll(letterMark)) {
    const [source, open = '', letter = '', close = ''] = match;
    const upper = toLetter(letter);
    if ((open !== '' && !/[)）]/.test(close)) || !canStandBefore(text, match.index)) continue;
    const last = marks.at(-1);
    const isAtStart = match.index <= begin;
    const isNext = last
      ? upper === follow(last.letter)
      : isAtStart
        ? upper === expected || upper <= 'H'
        : upper === 'A' && expected === 'A';
    if (isNext) marks.push({ letter: upper, start: match.index, end: match.index + source.length });
  }
  const [first] = marks;
  return first && first.start > begin && marks.length < 2 ? [] : marks;
};

const answerMark =
  /^\s*(?:[【[]\s*(?:参考答案|正确答案|标准答案|答案|Answer|Key)\s*[】\]]\s*[:：]?|(?:参考答案|正确答案|标准答案|答案|Correct answers?|Answers?|Ans|Keys?)\s*(?:[:：]|(?=\s[A-H]{1,8}\s*$)|(?<=答案)(?=[A-H]{1,8}\s*$)))\s*/i;
const explanationMark =
  /^\s*(?:[【[]\s*(?:答案解析|解析|分析|详解|解答|点睛|Explanation|Rationale|Analysis)\s*[】\]]\s*[:：]?|(?:答案解析|解析|分析|详解|Explanation|Rationale|Analysis|Feedback)\s*[:：])\s*/i;
/** Other labels of a question, such as what it is about: they are kept with the explanation. */
const labelMark = /^\s*【[^】]{1,12}】/;

const findEnd = (mark: RegExp, text: string): number | null => mark.exec(text)?.[0].length ?? null;

/** Where the answer begins on a line that names it; null on others. */
export const readAnswerMark = (text: string): number | null => findEnd(answerMark, text);
export const readExplanationMark = (text: string): number | null =>
  findEnd(explanationMark, text) ?? (!answerMark.test(text) && labelMark.test(text) ? 0 : null);

/** Where answers and explanations begin within a line. */
export const listInnerMarks = (text: string): number[] =>
  [
    ...text.matchAll(
      /【(?:参考答案|答案|解析|分析|详解|点睛)】|(?<=[。．？?！!）)；;_])(?=(?:参考答案|正确答案|答案)\s*[:：])|(?<=\S)\s+(?=(?:参考答案|正确答案|答案|解析|Answer|Explanation)\s*[:：])/gi,
    ),
  ]
    .map(({ index }) => index)
    .filter((index) => index > text.search(/\S/));

const answersHead =
  /^\s*[【[《]?\s*(?:.{0,20}[\s：:》])?(?:试题)?(?:参考答案|标准答案|答案速查|答案|Answer\s*Keys?|Answers|Keys?)(?:(?:与|及|和|、)?(?:试题)?(?:解析|评分标准|评分参考))?\s*[】\]》]?\s*[:：]?\s*$/i;

/** Whether a line is the head of a list of answers. */
export const isAnswersHead = (text: string): boolean => text.length <= 40 && answersHead.test(text);

const numeral = '(?:[IVX]{1,5}|[A-Z]|\\d{1,2}|One|Two|Three|Four|Five|Six)';
const partHead = new RegExp(
  `^\\s*(?:[一二三四五六七八九十]{1,3}\\s*[、.．]|第\\s*[一二三四五六七八九十IVX\\d]{1,3}\\s*(?:部分|大题|卷|节)|(?:Part|Section|Unit)\\s+${numeral}(?![a-z])|(?:II|III|IV|VI{0,3}|IX|I)\\s*[.．、]\\s*(?=[A-Z\\u4e00-\\u9fff]))`,
);
const textHead = new RegExp(
  `^\\s*(?:(?:Passage|Text|Dialogue|Conversation|Article)\\s+${numeral}(?![a-z])(?!.*[.!?]\\s*$)|[（(][一二三四五六七八九十]{1,2}[)）]|[A-H]\\s*篇|(?:短文|材料|文章|阅读)\\s*[一二三四五\\dA-D]\\s*$|[A-E]\\s*$)`,
);

/** The level of a head: 1 for a part of the paper, 2 for a text within it; null where a line is none. */
export const readHeadLevel = (text: string): 1 | 2 | null => {
  if (text.length > 120) return null;
  if (partHead.test(text)) return 1;
  return text.length <= 60 && textHead.test(text) ? 2 : null;
};

const passageMark =
  /^\s*(?:阅读(?:下列|下面|以下).{0,16}|.{0,12}(?:回答|完成)\s{0,8}第?\s{0,8}\d+.{0,12}|Questions?\s+\d+\s*(?:-|–|—|~|to)\s*\d+.*|Read the (?:following )?(?:passage|text|article|letter).*)/i;

/** Whether a line announces a passage. */
export const isPassageMark = (text: string): boolean => passageMark.test(text);

const pointsMark =
  /[（([]\s{0,8}(?:(?:单选|多选|判断|填空|简答)题?[，,\s]{0,8})?(?:本小?题|满分|共|(每\s?空))?\s{0,8}(\d{1,3}(?:\.\d)?)\s*(?:分|points?|pts?|marks?)\s*[)）\]]/i;
const pointsEach =
  /每\s{0,8}(?:小?题|(小?空))\s{0,8}(\d{1,3}(?:\.\d)?)\s*分|(\d{1,3}(?:\.\d)?)\s*(?:points?|pts?|marks?)\s*(?:each|per question)/i;

/** Points as a paper names them: of a whole question, or of each of its gaps. */
export interface Points {
  value: number;
  isPerGap: boolean;
}

/** The points that a question names, with the place of the words. */
export const findPoints = (text: string): (Points & { start: number; end: number }) | null => {
  const match = pointsMark.exec(text);
  if (!match) return null;
  const [words, gap, value] = match;
  return { value: Number(value), isPerGap: gap !== undefined, start: match.index, end: match.index + words.length };
};

/** The points of each question under a head; undefined where it does not name them. */
export const readPointsEach = (text: string): Points | undefined => {
  const match = pointsEach.exec(text);
  return match ? { value: Number(match[2] ?? match[3]), isPerGap: match[1] !== undefined } : undefined;
};

export type SectionKind = 'single' | 'several' | 'truth' | 'gaps' | 'writing' | null;

const kinds: readonly [Exclude<SectionKind, null>, RegExp][] = [
  ['several', /多项选择|多选|不定项|multiple[- ]answer|all that apply/i],
  ['truth', /判断|是非|对错|true\s*(?:\/|or|and)\s*false/i],
  ['writing', /作文|写作|书面表达|简答|问答|论述|解答|证明|计算题|Writing|Essay|Composition|Free response/i],
  ['gaps', /填空|填词|Fill in|Gap|Blanks/i],
  ['single', /选择|阅读理解|完形|Multiple choice|Reading/i],
];

const findKind = (text: string): SectionKind => kinds.find(([, words]) => words.test(text))?.[0] ?? null;

/** What kind of questions a head announces: what stands in square brackets at its end says it, or else its words. */
export const readKind = (text: string): SectionKind => {
  const [, announced = ''] = /[【[]([^【】[\]]{1,40})[】\]]\s*$/.exec(text) ?? [];
  return findKind(announced) ?? findKind(text);
};

/** Whether a line is the head of a text, such as "Passage 2": what stands under it is the text. */
export const isTextHead = (text: string): boolean =>
  /^\s*(?:(?:Passage|Text)\s+\d{1,2}|(?:短文|材料|文章)\s*[一二三四五\dA-D])\s*$/.test(text);
