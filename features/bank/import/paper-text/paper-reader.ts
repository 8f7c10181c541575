import { sliceLine, toKeyWords, toTextLine, toWords, type PaperLine } from './lines.ts';
import { KeyList } from './key-list.ts';
import { readKeyLine, type TableKey } from './keys.ts';
import {
  findOptions,
  isAnswersHead,
  isPassageMark,
  isTextHead,
  readAnswerMark,
  readExplanationMark,
  readHeadLevel,
  readKind,
  readNumber,
  readPointsEach,
  type NumberMark,
  type OptionMark,
  type SectionKind,
} from './markers.ts';
import { newQuestion, weigh, type PaperGroup, type PaperQuestion } from './paper.ts';

const passageWeight = 160;
const pageFoot =
  /^\s*(?:(?:.{0,20}[\s（(])?第\s?\d{1,3}\s?页(?:[\s,，/（(]{0,3}共\s?\d{1,3}\s?页)?[)）]?|(?:.{0,20}[\s（(])?共\s?\d{1,3}\s?页[)）]?|Page \d+(?: of \d+)?|-\s?\d+\s?-)\s*$/i;

/** Whether a line is the foot of a page, and not a question, an option or an answer that speaks of pages. */
const isPageFoot = (text: string): boolean =>
  pageFoot.test(text) && !readNumber(text) && findOptions(text, 'A').length === 0 && readAnswerMark(text) === null;

const writing = /作文|写作|书面表达|Writing|Composition/i;

type Part = 'stem' | 'option' | 'answer' | 'explanation';

const emptyLine: PaperLine = { text: '', spans: [] };

/** Reads the lines of a paper one after another. */
export class PaperReader {
  readonly groups: PaperGroup[] = [];
  readonly #keyList = new KeyList();
  #titles: [string, string] = ['', ''];
  /** What a rule of the school says that the part announces. */
  #announcedKind: SectionKind = null;
  /** The lines stand under the head of a text. */
  #isTextAnnounced = false;
  #group: PaperGroup = { title: '', passage: [], questions: [], rest: [] };
  #question: PaperQuestion | null = null;
  #part: Part = 'stem';
  /** Lines that may be a passage, or the stem of a question without a number. */
  #pending: PaperLine[] = [];
  #isAfterBlank = false;
  #lastNumber: number | null = null;
  readonly #hasPlainNumbers: boolean;

  constructor(lines: readonly PaperLine[]) {
    this.#hasPlainNumbers = lines.some(({ text }) => readNumber(text)?.isBracketed === false);
  }

  /** Reads a line; `next` is the one after it that is not empty. Returns whether the next is read with it. */
  read(line: PaperLine, next: PaperLine = emptyLine): boolean {
    const { text, table } = line;
    if (text.trim() === '' && !table) {
      this.#isAfterBlank = true;
      return false;
    }
    if (line.isLeftOut) {
      this.#question?.source.push(toWords(line));
      return false;
    }
    if (isPageFoot(text)) return false;
    const [keyWords, nextKeyWords] = [toKeyWords(line), toKeyWords(next)];
    if (this.#keyList.readPair(keyWords, nextKeyWords)) return true;
    if (line.announces) this.#startPart(line, 1);
    else if (table) this.#readTable(line, table.rows);
    else if (!this.#keyList.read(keyWords, nextKeyWords)) this.#readLine(line, next);
    this.#isAfterBlank = false;
    return false;
  }

  /** The answers of its lists and tables. */
  get keys(): readonly TableKey[] {
    return this.#keyList.keys;
  }

  /** Ends the paper. */
  end(): void {
    this.#endGroup();
    this.#placeModel();
  }

  /** Text among the answers is the model of the one composition that has none; else it is named as left out. */
  #placeModel(): void {
    const lines = this.#keyList.rest.map(toTextLine);
    const essays = this.groups
      .flatMap(({ questions }) => questions)
      .filter(({ kind, options, answer }) => kind === 'writing' && options.length === 0 && answer.length === 0);
    const [essay] = essays;
    if (essay && essays.length === 1) essay.answer.push(...lines);
    else if (weigh(lines) >= passageWeight) this.groups.at(-1)?.rest.push(...lines);
  }

  #readTable(line: PaperLine, rows: readonly (readonly string[])[]): void {
    if (!this.#keyList.readTable(rows)) this.#addText(line);
  }

  #readLine(line: PaperLine, next: PaperLine): void {
    const { text } = line;
    const isAnswerBelow = this.#part === 'answer' && this.#question?.answer.length === 0;
    const level = isAnswerBelow ? null : readHeadLevel(text);
    const number = readNumber(text);
    if (isAnswersHead(text) && this.#announcesKeys(next)) this.#keyList.start();
    else if (level) this.#startPart(line, level);
    else if (number && this.#isQuestion(number, text, next.text)) this.#startQuestion(number, line);
    else if (!number && isPassageMark(text)) this.#announcePassage(line);
    else this.#addLine(line);
  }

  #announcesKeys({ text, table }: PaperLine): boolean {
    return table !== undefined || readKeyLine(text).length > 0 || readHeadLevel(text) !== null;
  }

  #isQuestion({ isBracketed, end }: NumberMark, text: string, next: string): boolean {
    const hasOptions = findOptions(text.slice(end), 'A').length > 1 || findOptions(next, 'A')[0]?.letter === 'A';
    // Numbered advice below the prompt of a composition.
    const isAdvice =
      !this.#isTextAnnounced &&
      writing.test(this.#group.title) &&
      this.#group.questions.length === 0 &&
      weigh(this.#pending.slice(0, 20)) >= 40;
    if (isAdvice && !hasOptions) return false;
    return !isBracketed || !this.#hasPlainNumbers || hasOptions;
  }

  #startGroup(): void {
    this.#endGroup();
    const title = this.#titles.filter((part) => part !== '').join(' ');
    this.#group = { title, passage: [], questions: [], rest: [] };
  }

  #endGroup(): void {
    const { questions, title } = this.#group;
    if (questions.length === 0 && (this.#announcedKind ?? readKind(title)) === 'writing' && this.#pending.length > 0) {
      this.#addQuestion(newQuestion(null, this.#heading()), this.#pending);
    } else if (weigh(this.#pending) >= passageWeight) this.#group.rest.push(...this.#pending);
    this.#pending = [];
    this.#question = null;
    if (questions.length > 0 || this.#group.rest.length > 0) this.groups.push(this.#group);
    this.#group = { ...this.#group, passage: [], questions: [], rest: [] };
  }

  #startPart({ text, announces }: PaperLine, level: 1 | 2): void {
    const head = text.trim();
    this.#endGroup();
    this.#titles = level === 1 ? [head, ''] : [this.#titles[0], head];
    if (level === 1) this.#announcedKind = announces ?? null;
    this.#isTextAnnounced = isTextHead(head);
    this.#startGroup();
  }

  #announcePassage(line: PaperLine): void {
    if (this.#question || this.#group.questions.length > 0) this.#startGroup();
    this.#pending.push(line);
  }

  #heading(): Pick<PaperQuestion, 'kind' | 'points'> {
    const words = [...this.#titles].reverse();
    return {
      kind: this.#announcedKind ?? words.map(readKind).find((kind) => kind !== null) ?? null,
      points: words.map(readPointsEach).find((points) => points !== undefined),
    };
  }

  /** What stands before the first question of a group is its passage, or a short direction. */
  #placePending(): void {
    const pending = this.#pending;
    this.#pending = [];
    if (pending.length === 0) return;
    if (this.#group.questions.length > 0) {
      this.#startGroup();
      this.#group.passage = pending;
    } else if (
      this.#isTextAnnounced ||
      weigh(pending) >= passageWeight ||
      pending.some(({ spans }) => spans.some(({ html }) => html !== undefined))
    )
      this.#group.passage = pending;
    else
      this.#group.title = [this.#group.title, ...pending.map((line) => toWords(line).trim())]
        .join(' ')
        .trim()
        .slice(0, 200);
  }

  #addQuestion(question: PaperQuestion, stem: readonly PaperLine[]): void {
    question.stem.push(...stem);
    question.source.push(...stem.map(toWords));
    this.#group.questions.push(question);
    this.#question = question;
    this.#part = 'stem';
  }

  #startQuestion({ number, key, end }: NumberMark, line: PaperLine): void {
    this.#placePending();
    const isRestart = number === 1 && this.#group.questions.length === 0;
    const question = newQuestion(number, { ...this.#heading(), sideKey: key });
    question.isNumberUnclear = this.#lastNumber !== null && number !== this.#lastNumber + 1 && !isRestart;
    this.#lastNumber = number;
    this.#addQuestion(question, []);
    question.source.push(toWords(line));
    const rest = sliceLine(line, end);
    if (rest.text.trim() !== '') this.#addLine(rest, true);
  }

  /** A question whose number is missing: its stem is the last line before its options. */
  #startUnnumbered(): void {
    const stem = this.#pending.splice(-1);
    this.#placePending();
    const question = newQuestion(null, this.#heading());
    question.isNumberUnclear = true;
    this.#addQuestion(question, stem);
  }

  #addLine(line: PaperLine, isRest = false): void {
    const answerAt = readAnswerMark(line.text);
    const explanationAt = readExplanationMark(line.text);
    if (answerAt !== null) return this.#addAnswer(line, answerAt);
    if (explanationAt !== null && this.#question) {
      this.#part = 'explanation';
      this.#question.explanation.push(sliceLine(line, explanationAt));
      this.#question.source.push(toWords(line));
      return undefined;
    }
    const options = this.#findOptions(line.text);
    if (options.length > 0) this.#addOptions(line, options, isRest);
    else if (isRest) this.#question?.stem.push(line);
    else this.#addText(line);
    return undefined;
  }

  #addAnswer(line: PaperLine, at: number): void {
    const rest = sliceLine(line, at);
    const keys = readKeyLine(toKeyWords(rest));
    if (keys.length > 1 && !/_{2}|[（(]\s*[)）]/.test(this.#question?.stem.at(-1)?.text ?? '')) {
      this.#keyList.start(keys);
      return;
    }
    const question = this.#question;
    if (!question) return;
    this.#part = 'answer';
    if (rest.text.trim() !== '') question.answer.push(rest);
    question.source.push(toWords(line));
  }

  #findOptions(text: string): OptionMark[] {
    const question = this.#question;
    const isPending = this.#pending.length > 0;
    if (!question && !isPending) return [];
    // An explanation speaks of the options.
    if (!isPending && (this.#part === 'explanation' || this.#part === 'answer')) return [];
    const last = isPending ? undefined : question?.options.at(-1);
    const marks = findOptions(text, last ? String.fromCharCode(last.letter.charCodeAt(0) + 1) : 'A');
    return last || marks[0]?.letter === 'A' ? marks : [];
  }

  #addOptions(line: PaperLine, marks: readonly OptionMark[], isRest: boolean): void {
    if (this.#pending.length > 0) this.#startUnnumbered();
    const question = this.#question;
    if (!question) return;
    const head = sliceLine(line, 0, marks[0]?.start);
    if (head.text.trim() !== '') question.stem.push(head);
    for (const [index, { letter, end }] of marks.entries())
      question.options.push({ letter, lines: [sliceLine(line, end, marks[index + 1]?.start)] });
    if (!isRest) question.source.push(toWords(line));
    this.#part = 'option';
  }

  #addText(line: PaperLine): void {
    const question = this.#question;
    const isLong = weigh([line]) >= passageWeight && (this.#part === 'option' || line.table !== undefined);
    const isOpen = question?.options.length === 0 && (this.#part === 'answer' || this.#part === 'explanation');
    const isApart = this.#part !== 'stem' && !isOpen && (this.#isAfterBlank || isLong) && !this.#isAnswerMissing();
    if (!question || this.#pending.length > 0 || isApart) {
      this.#pending.push(line);
      return;
    }
    question.source.push(toWords(line));
    if (this.#part === 'option') question.options.at(-1)?.lines.push(line);
    else question[this.#part].push(line);
  }

  #isAnswerMissing(): boolean {
    return this.#part === 'answer' && this.#question?.answer.length === 0;
  }
}
