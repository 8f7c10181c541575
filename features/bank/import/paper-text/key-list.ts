import { readKeyLine, readKeyLines, readKeyTable, type TableKey } from './keys.ts';
import { withoutSigns } from './lines.ts';
import {
  findOptions,
  isAnswersHead,
  readAnswerMark,
  readExplanationMark,
  readHeadLevel,
  readNumber,
} from './markers.ts';

/** Reads the lists and tables of answers of a paper. */
export class KeyList {
  readonly keys: TableKey[] = [];
  /** Whether the lines are those of a list: one that was announced, or one behind an answer's name. */
  #state: 'announced' | 'short' | null = null;
  /** Lines of a list that are neither an answer nor an explanation, such as a model of a composition. */
  readonly rest: string[] = [];
  #keyNumber: number | null = null;
  #isExplaining = false;
  /** The answer that the following lines of the list explain. */
  #lastKey: TableKey | undefined;

  /** The following lines are a list of answers; those of its first line where it has some. */
  start(keys?: readonly TableKey[]): void {
    this.#state = keys ? 'short' : 'announced';
    this.keys.push(...(keys ?? []));
    this.#lastKey = undefined;
  }

  /** Reads two lines that are a table of answers. Returns whether they are one. */
  readPair(text: string, next: string): boolean {
    const keys = readKeyLines(text, next);
    this.keys.push(...keys);
    return keys.length > 0;
  }

  /** Reads a table of answers. Returns whether it is one. */
  readTable(rows: readonly (readonly string[])[]): boolean {
    const keys = readKeyTable(rows, this.#state === 'announced');
    this.keys.push(...keys);
    return keys.length > 0;
  }

  /** Reads a line of a list of answers. Returns whether it is one. */
  read(text: string, next: string): boolean {
    if (this.#state === null || this.#isLeftBy(text, next)) return false;
    this.#readListLine(text);
    return true;
  }

  #isLeftBy(text: string, next: string): boolean {
    const number = readNumber(text);
    const rest = text.slice(number?.end);
    const isQuestion =
      number !== null &&
      (findOptions(rest, 'A').length > 1 || (rest.trim().length > 8 && findOptions(next, 'A')[0]?.letter === 'A'));
    const isLeft = isQuestion || (this.#state === 'short' && readKeyLine(text).length === 0);
    if (isLeft) this.#state = null;
    return isLeft;
  }

  #readListLine(text: string): void {
    if (isAnswersHead(text)) return;
    if (readHeadLevel(text) !== null && readKeyLine(text).length === 0) {
      // The answers may stand behind the head on its line.
      const at = text.search(/\d{1,3}\s*(?:[-~～–]|[.．、:：])/);
      const keys = at > 0 ? readKeyLine(text.slice(at)) : [];
      this.keys.push(...keys);
      this.#lastKey = keys.at(-1);
      this.#isExplaining = false;
      return;
    }
    const answerAt = readAnswerMark(text);
    const explanationAt = readExplanationMark(text);
    const keys = explanationAt === null && answerAt === null ? readKeyLine(text) : [];
    this.#isExplaining = explanationAt !== null || (this.#isExplaining && keys.length === 0 && answerAt === null);
    if (keys.length === 1 && keys[0]?.text === '') this.#keyNumber = keys[0].number;
    else if (keys.length > 0) {
      this.keys.push(...keys);
      this.#lastKey = keys.at(-1);
    } else if (answerAt !== null && this.#keyNumber !== null) {
      this.#lastKey = { number: this.#keyNumber, text: text.slice(answerAt).trim(), explanation: [] };
      this.keys.push(this.#lastKey);
      this.#keyNumber = null;
    } else if (this.#isExplaining) this.#lastKey?.explanation.push(withoutSigns(text.slice(explanationAt ?? 0)).trim());
    else this.rest.push(withoutSigns(text.slice(answerAt ?? 0)));
  }
}
