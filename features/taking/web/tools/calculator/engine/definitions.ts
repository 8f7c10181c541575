import { compile } from './compile.ts';
import type { CalculatorRequest, DocumentLine, TableLine } from './document.ts';
import { CalculatorProblem } from './problems.ts';
import { fitRegression, listParameters, type Regression } from './regression.ts';
import type { Scope, UserFunction } from './scope.ts';
import { parseStatement, listFunctionNames, type ParsedLine, type Statement } from './statements.ts';
import { freeNamesOfAll, type Expression } from './syntax.ts';
import { tokenize } from './tokens.ts';
import type { Evaluator, Value } from './values.ts';

/** A line of the document as it was read. */
export interface ReadLine {
  source: DocumentLine;
  parsed: ParsedLine;
}

type DefinitionLine = ReadLine & { parsed: { statement: Extract<Statement, { kind: 'variable' | 'function' }> } };
type RegressionLine = ReadLine & { parsed: { statement: Extract<Statement, { kind: 'regression' }> } };

/** The lines with what they define. */
export interface Definitions {
  lines: readonly ReadLine[];
  scope: Scope;
  /** The fitted regression of a line. */
  fit(line: ReadLine): Regression;
  /** Whether an earlier line defines the same name. */
  isRepeated(line: ReadLine): boolean;
  /** Whether some line reads a name. */
  isRead(name: string): boolean;
}

const definedName = (line: ReadLine): string | null => {
  const { statement } = line.parsed;
  return statement.kind === 'variable' || statement.kind === 'function' ? statement.name : null;
};

const isDefinition = (line: ReadLine): line is DefinitionLine => definedName(line) !== null;
const isRegression = (line: ReadLine): line is RegressionLine => line.parsed.statement.kind === 'regression';

/** The plain name of a column: x_1 and x1 are the same. */
const headName = (head: string): string => {
  try {
    const [token, more] = tokenize(head);
    return token?.kind === 'name' && !more ? token.text : '';
  } catch {
    return '';
  }
};

/** The numbers of a column, up to its last entry; rows with an entry missing do not count. */
const readColumn = (table: TableLine, column: number, evaluateText: (text: string) => number): number[] => {
  const rows = table.rows.filter((row) => table.heads.every((_, at) => (row[at] ?? '').trim() !== ''));
  return rows.map((row) => evaluateText(row[column] ?? ''));
};

/** The names that a line reads, with those of its own parameters. */
const namesReadBy = ({ source, parsed: { statement } }: ReadLine): ReadonlySet<string> => {
  switch (statement.kind) {
    case 'empty':
      return new Set(
        source.kind === 'table' ? source.rows.flat().flatMap((cell) => cell.match(/[A-Za-z]/g) ?? []) : [],
      );
    case 'expression':
      return freeNamesOfAll([statement.value]);
    case 'relation':
      return freeNamesOfAll(statement.condition.operands);
    case 'regression':
      return freeNamesOfAll([statement.data, statement.model]);
    default:
      return freeNamesOfAll([statement.body]);
  }
};

/** Resolves names once each, and refuses circles. */
const createResolver = () => {
  const known = new Map<string, { value: Value }>();
  const open = new Set<string>();
  return (name: string, evaluate: () => Value): Value => {
    const before = known.get(name);
    if (before) return before.value;
    if (open.has(name)) throw new CalculatorProblem('circular', name);
    open.add(name);
    try {
      const value = evaluate();
      known.set(name, { value });
      return value;
    } finally {
      open.delete(name);
    }
  };
};

const toUserFunction = ({ parsed: { statement } }: DefinitionLine, scope: Scope): UserFunction | undefined => {
  if (statement.kind !== 'function') return undefined;
  let compiled: Evaluator | null = null;
  return {
    parameters: statement.parameters,
    body: statement.body,
    evaluator: () => (compiled ??= compile(statement.body, scope, statement.parameters)),
  };
};

/** The definitions among the lines, looked up by name. */
class DefinitionTable {
  private readonly definitions: readonly DefinitionLine[];
  private readonly regressions: readonly RegressionLine[];
  private readonly tables: readonly TableLine[];
  private readonly functionNames: ReadonlySet<string>;
  private readonly functions = new Map<string, UserFunction | undefined>();
  private readonly fits = new Map<number, Regression>();
  private readonly resolve = createResolver();
  readonly scope: Scope;

  constructor(lines: readonly ReadLine[], functionNames: ReadonlySet<string>, angles: Scope['angles']) {
    this.definitions = lines.filter(isDefinition);
    this.regressions = lines.filter(isRegression);
    this.tables = lines.flatMap(({ source }) => (source.kind === 'table' ? [source] : []));
    this.functionNames = functionNames;
    this.scope = {
      angles,
      calls: { depth: 0 },
      findValue: (name) => {
        const evaluate = this.findOwn(name) ?? this.findFitted(name);
        return evaluate && this.resolve(name, evaluate);
      },
      findFunction: (name) => this.findFunction(name),
    };
  }

  findDefinition(name: string): DefinitionLine | undefined {
    return this.definitions.find((line) => definedName(line) === name);
  }

  fit(line: ReadLine): Regression {
    if (!isRegression(line)) throw new CalculatorProblem('regressionData');
    const { statement } = line.parsed;
    const fitted =
      this.fits.get(line.source.id) ?? fitRegression(statement, this.listParameters(statement.model), this.scope);
    this.fits.set(line.source.id, fitted);
    return fitted;
  }

  private listParameters(model: Expression): string[] {
    return listParameters(model, (name) => this.findOwn(name) !== undefined);
  }

  private findFunction(name: string): UserFunction | undefined {
    if (!this.functions.has(name)) {
      const definition = this.findDefinition(name);
      this.functions.set(name, definition && toUserFunction(definition, this.scope));
    }
    return this.functions.get(name);
  }

  /** The value of a variable's line, or of a table's column. */
  private findOwn(name: string): (() => Value) | undefined {
    const statement = this.findDefinition(name)?.parsed.statement;
    if (!statement) return this.findColumn(name);
    return statement.kind === 'variable' ? () => compile(statement.body, this.scope, [])([]) : undefined;
  }

  private findColumn(name: string): (() => Value) | undefined {
    const table = this.tables.find(({ heads }) => heads.some((head) => headName(head) === name));
    if (!table) return undefined;
    const column = table.heads.findIndex((head) => headName(head) === name);
    return () => readColumn(table, column, (text) => this.evaluateText(text));
  }

  private findFitted(name: string): (() => Value) | undefined {
    const line = this.regressions.find(({ parsed }) => this.listParameters(parsed.statement.model).includes(name));
    if (!line) return undefined;
    return () => this.fit(line).parameters.find((parameter) => parameter.name === name)?.value ?? Number.NaN;
  }

  private evaluateText(text: string): number {
    const { statement } = parseStatement(text, this.functionNames);
    return statement.kind === 'expression' ? Number(compile(statement.value, this.scope, [])([])) : Number.NaN;
  }
}

/** Reads the lines of a document; their names are resolved on demand. */
export const readDefinitions = ({ lines, angles, stopped = [] }: CalculatorRequest): Definitions => {
  const functionNames = listFunctionNames(lines.flatMap((line) => (line.kind === 'expression' ? [line.text] : [])));
  const read = lines.map((source): ReadLine => ({
    source,
    parsed: parseStatement(source.kind === 'expression' ? source.text : '', functionNames),
  }));
  const table = new DefinitionTable(
    read.filter(({ source }) => !stopped.includes(source.id)),
    functionNames,
    angles,
  );
  const isRepeated = (line: ReadLine): boolean => {
    const name = definedName(line);
    return name !== null && table.findDefinition(name)?.source.id !== line.source.id;
  };
  const namesRead = new Set(read.flatMap((line) => [...namesReadBy(line)]));
  return {
    lines: read,
    scope: table.scope,
    fit: (line) => table.fit(line),
    isRepeated,
    isRead: (name) => namesRead.has(name),
  };
};
