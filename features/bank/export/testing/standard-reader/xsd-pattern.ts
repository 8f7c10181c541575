// XML Schema Part 2, appendix F: the regular expressions of qti-pattern-match and pattern-mask. They match the whole text,
// ^ and $ are ordinary characters outside classes, and there are no groups of other kinds, look-arounds or lazy quantifiers.

const punctuationFree = '[^\\p{P}\\p{Z}\\p{C}]';
const nameStart = '\\p{L}_:';
const nameCharacter = '\\p{L}\\p{M}\\p{N}_:.\\-·';

const outside: Record<string, string> = {
  d: '\\p{Nd}',
  D: '\\P{Nd}',
  w: punctuationFree,
  W: '[\\p{P}\\p{Z}\\p{C}]',
  s: '[ \\t\\n\\r]',
  S: '[^ \\t\\n\\r]',
  i: `[${nameStart}]`,
  I: `[^${nameStart}]`,
  c: `[${nameCharacter}]`,
  C: `[^${nameCharacter}]`,
};
const inside: Record<string, string> = {
  d: '\\p{Nd}',
  D: '\\P{Nd}',
  W: '\\p{P}\\p{Z}\\p{C}',
  s: ' \\t\\n\\r',
  i: nameStart,
  c: nameCharacter,
};

function translateEscape(escape: string, isClass: boolean): string {
  const letter = escape[1] ?? '';
  if (/^\\[pP]\{/u.test(escape) || 'nrt'.includes(letter)) return escape;
  if (letter === '-' && !isClass) return '-';
  if ('\\|.?*+(){}-[]^'.includes(letter)) return `\\${letter}`;
  const translated = (isClass ? inside : outside)[letter];
  if (translated === undefined) throw new Error(`${escape} is no escape of XML Schema here`);
  return translated;
}

function translateClass(source: string): string {
  if (/[^\\]-\[/u.test(source)) throw new Error('Class subtraction is not read');
  const body = source.slice(1, -1).replaceAll(/\\[pP]\{[^}]*\}|\\./gsu, (escape) => translateEscape(escape, true));
  return `[${body}]`;
}

/** Makes a matcher of whole texts. Throws an Error where the pattern is none of XML Schema. */
export function compilePattern(source: string): RegExp {
  if (/(?<!\\)(?:\\\\)*\(\?/u.test(source)) throw new Error('Only plain groups stand in a pattern of XML Schema');
  if (/(?:[*+?]|\{\d+(?:,\d*)?\})[?+]/u.test(source.replaceAll(/\\./gu, 'a').replaceAll(/\[[^\]]*\]/gu, 'a')))
    throw new Error('Quantifiers of XML Schema have no second sign');
  const translated = source.replaceAll(
    /\\[pP]\{[^}]*\}|\\.|\[\^?(?:\\.|[^\\\]])+\]|[\^$.]|[^\\[^$.]+|\[/gsu,
    (part) => {
      if (part.startsWith('\\')) return translateEscape(part, false);
      if (part === '[') throw new Error('A class of the pattern has no end');
      if (part.startsWith('[')) return translateClass(part);
      if (part === '.') return '[^\\n\\r]';
      return part === '^' || part === '$' ? `\\${part}` : part;
    },
  );
  return new RegExp(`^(?:${translated})$`, 'u');
}
