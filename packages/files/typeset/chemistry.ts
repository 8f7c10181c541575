import katex from 'katex';
import 'katex/contrib/mhchem';

/** What a macro sees of the parser; the library's types lack it. */
interface MacroContext {
  macros: { builtins: Readonly<Record<string, (context: MacroContext) => string>> };
}

const { __parse: read } = katex as unknown as {
  __parse(source: string, options: { macros: Record<string, (context: MacroContext) => string> }): unknown;
};

/** The LaTeX that a chemical formula stands for; throws where it cannot be read. */
const expand = (source: string): string => {
  let expanded = '';
  const capture =
    (name: string) =>
    (context: MacroContext): string => {
      expanded = context.macros.builtins[name]?.(context) ?? '';
      return expanded;
    };
  read(source, { macros: Object.fromEntries(['\\ce', '\\pu'].map((name) => [name, capture(name)])) });
  return expanded;
};

const simplifications: readonly (readonly [pattern: RegExp, plain: string])[] = [
  [/[_^]\{\\hphantom\{[^{}]*\}\}/g, ''],
  [/\\[vh]phantom\{[^{}]*\}/g, ''],
  [/\\smash\[t\]\s*/g, ''],
  [/\\mathllap\{/g, '{'],
  [/\{\}(?=[_^])/g, ''],
  [/\{\}/g, ' '],
  [/\\x(leftrightarrow|rightleftharpoons|rightarrow|leftarrow)(?=\s|$|[^{[a-zA-Z])/g, '\\$1 '],
  // An index at the beginning of a group stands before its letter.
  [/\{\s*(?=[_^])/g, String.raw`{\,`],
];

const simplify = (latex: string): string =>
  simplifications.reduce((text, [pattern, plain]) => text.replaceAll(pattern, plain), latex);

const endOfGroup = (source: string, from: number): number => {
  let depth = 0;
  for (let at = from; at < source.length; at += 1) {
    if (source[at] === '{') depth += 1;
    if (source[at] === '}') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return source.length;
};

/** Replaces chemical formulas and units, `\ce{H2O}` and `\pu{1 mol}`, by the LaTeX that they stand for. */
export const expandChemistry = (source: string): string => {
  const begin = /\\(?:ce|pu)\s*(?=\{)/g;
  let [expanded, end] = ['', 0];
  for (const match of source.matchAll(begin)) {
    if (match.index < end) continue;
    const next = endOfGroup(source, match.index + match[0].length);
    expanded += source.slice(end, match.index) + simplify(expand(source.slice(match.index, next)));
    end = next;
  }
  return expanded + source.slice(end);
};
