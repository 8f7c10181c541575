/** A fragment of SQL in a source: its own text, and the expressions in it. */
interface Fragment {
  line: number;
  text: string;
  expressions: string[];
}

const opening = /\bsql(?:<[^`;]*?>)?`/g;

/**
 * Parses a template literal from after its first backtick; templates within its expressions are part of the expression.
 */
const readTemplate = (source: string, start: number): { text: string; expressions: string[]; end: number } => {
  const expressions: string[] = [];
  let text = '';
  let at = start;
  while (at < source.length && source[at] !== '`') {
    if (source[at] === '\\') {
      text += source.slice(at, at + 2);
      at += 2;
    } else if (source.startsWith('${', at)) {
      const end = endOfExpression(source, at + 2);
      expressions.push(source.slice(at + 2, end).trim());
      text += ' ? ';
      at = end + 1;
    } else {
      text += source[at];
      at += 1;
    }
  }
  return { text, expressions, end: at };
};

const endOfExpression = (source: string, start: number): number => {
  let depth = 0;
  let at = start;
  while (at < source.length && (depth > 0 || source[at] !== '}')) {
    if (source[at] === '`') at = readTemplate(source, at + 1).end;
    else if (source[at] === '{') depth += 1;
    else if (source[at] === '}') depth -= 1;
    at += 1;
  }
  return at;
};

const listFragments = (source: string): Fragment[] =>
  [...source.matchAll(opening)].map(({ 0: begin, index }) => {
    const { text, expressions } = readTemplate(source, index + begin.length);
    return { line: source.slice(0, index).split('\n').length, text, expressions };
  });

const declaredTable = /\bconst (\w+) = (?:pgTable|alias|aliasedTable)\(/g;

/** The variable names of the tables that a source declares. */
export const listTableNames = (source: string): string[] =>
  [...source.matchAll(declaredTable)].map(([, name = '']) => name);

/**
 * Columns of Drizzle's tables that are used unqualified in a fragment with a subquery, as `line: column`. In a select
 * from one table Drizzle writes them without their table, so that they refer to a column of the subquery's own table.
 */
export const findOuterColumns = (source: string, tables: ReadonlySet<string>): string[] =>
  listFragments(source)
    .filter(({ text }) => /\bselect\b/i.test(text))
    .flatMap(({ line, expressions }) =>
      expressions
        .filter((expression) => /^\w+\.\w+$/.test(expression) && tables.has(expression.split('.')[0] ?? ''))
        .map((column) => `${line}: ${column}`),
    );
