import { CalculatorProblem } from './problems.ts';
import type { Condition, Expression } from './syntax.ts';
import type { Token } from './tokens.ts';

/** The rules of the grammar that rules in other files come back to. */
export interface Grammar {
  parseAtom(reader: TokenReader): Expression;
  parsePower(reader: TokenReader): Expression;
  parseProduct(reader: TokenReader): Expression;
  parseSum(reader: TokenReader): Expression;
  parseCondition(reader: TokenReader): Condition;
  /** Whether a factor follows without a sign of multiplication. */
  isFactorNext(reader: TokenReader, isAfterNumber: boolean): boolean;
}

/** The tokens of a line with a position, and what the grammar knows while it reads them. */
export class TokenReader {
  private at = 0;
  private readonly tokens: readonly Token[];
  /** Names that are functions, so that f(2) is a call and a(2) a product. */
  readonly functions: ReadonlySet<string>;
  readonly grammar: Grammar;
  /** How many bars of |…| are open. */
  openBars = 0;
  /** How many integrals wait for their dx. */
  openIntegrals = 0;

  constructor(tokens: readonly Token[], functions: ReadonlySet<string>, grammar: Grammar) {
    this.tokens = tokens;
    this.functions = functions;
    this.grammar = grammar;
  }

  peek(ahead = 0): Token | undefined {
    return this.tokens[this.at + ahead];
  }

  take(): Token {
    const token = this.tokens[this.at];
    if (!token) throw new CalculatorProblem('incomplete');
    this.at += 1;
    return token;
  }

  isSign(text: string, ahead = 0): boolean {
    const token = this.peek(ahead);
    return token?.kind === 'sign' && token.text === text;
  }

  isName(ahead = 0): boolean {
    return this.peek(ahead)?.kind === 'name';
  }

  isWord(text: string): boolean {
    const token = this.peek();
    return token?.kind === 'name' && token.text === text;
  }

  /** Takes a sign where it is next. */
  takeSign(text: string): boolean {
    if (!this.isSign(text)) return false;
    this.at += 1;
    return true;
  }

  /** Takes a closing bracket, which must be there. */
  close(text: string): void {
    if (!this.takeSign(text)) throw new CalculatorProblem('bracket', text);
  }

  takeName(): string {
    const token = this.take();
    if (token.kind !== 'name') throw new CalculatorProblem('unreadable', token.text);
    return token.text;
  }

  /** The variable of the integral whose body begins here or soon, by its dx; null where there is none. */
  findDifferential(): string | null {
    let inner = 0;
    for (let ahead = 0; this.peek(ahead); ahead += 1) {
      const [token, next] = [this.peek(ahead), this.peek(ahead + 1)];
      if (token?.kind !== 'name') continue;
      if (token.text === 'int' && this.isSign('_', ahead + 1)) inner += 1;
      if (token.text !== 'd' || next?.kind !== 'name') continue;
      if (inner === 0) return next.text;
      inner -= 1;
    }
    return null;
  }

  /** Whether the d of dx follows, which ends an integral. */
  isDifferential(): boolean {
    const token = this.peek();
    return this.openIntegrals > 0 && token?.kind === 'name' && token.text === 'd' && this.isName(1);
  }
}
