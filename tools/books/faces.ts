import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import fontkit from '@pdf-lib/fontkit';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const serif = (style: string): string =>
  require.resolve(`@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-${style}.woff2`);
const chinese = (weight: number): string =>
  require.resolve(`@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-${weight}-normal.woff`);

interface Cut {
  family: string;
  source: string;
  weight: number;
  style: 'normal' | 'italic';
  /** The weight, for a variable font. */
  axis?: number;
}

const cuts: readonly Cut[] = [
  { family: 'Latin', source: serif('normal'), weight: 400, style: 'normal', axis: 400 },
  { family: 'Latin', source: serif('normal'), weight: 600, style: 'normal', axis: 620 },
  { family: 'Latin', source: serif('italic'), weight: 400, style: 'italic', axis: 400 },
  { family: 'Chinese', source: chinese(400), weight: 400, style: 'normal' },
  { family: 'Chinese', source: chinese(600), weight: 600, style: 'normal' },
];

/** Punctuation whose width differs between the two scripts: in Chinese text it is set in the Chinese face. */
const shared = 'U+2014, U+2018-201D, U+2026, U+00B7';

// Characters that the fonts of formulas contain.
const mathematical = '√≥→←↔≠';

/**
 * Subsets the fonts to the characters of a text, into a folder; returns the CSS that declares them. Throws where no
 * font has a character.
 */
export const cutFaces = async (code: string, text: string, folder: string): Promise<string> => {
  const characters = [...new Set(text)].join('');
  const known = new Set<number>();
  const rules: string[] = [];
  for (const { family, source, weight, style, axis } of cuts) {
    const how = { targetFormat: 'truetype', ...(axis ? { variationAxes: { wght: axis } } : {}) } as const;
    const font = await subsetFont(await readFile(source), characters, how);
    // A name per book, since the browser caches fonts by name.
    const file = `${code}-${family}-${weight}-${style}.ttf`;
    await writeFile(path.join(folder, file), font);
    for (const sign of fontkit.create(font).characterSet) known.add(sign);
    const face = `font-weight: ${weight}; font-style: ${style}; src: url(${file})`;
    rules.push(`@font-face { font-family: ${family}; ${face} }`);
    if (family === 'Chinese') rules.push(`@font-face { font-family: Shared; ${face}; unicode-range: ${shared} }`);
  }
  const missing = [...characters].filter(
    (sign) => !/\s/.test(sign) && !mathematical.includes(sign) && !known.has(sign.codePointAt(0) ?? 0),
  );
  if (missing.length > 0) throw new Error(`No face draws ${missing.join(' ')}`);
  return rules.join('\n');
};
