import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { degrees, type Color, type PDFDocument, type PDFFont, type PDFPage } from '@cantoo/pdf-lib';
import fontkit from '@pdf-lib/fontkit';
import subsetFont from 'subset-font';

/** The position on the baseline in points, the size, and the rotation of a text. */
export interface TextPlacement {
  x: number;
  y: number;
  size: number;
  color: Color;
  /** Anticlockwise, in degrees. */
  turn?: number;
}

/** One weight of the document's type: several fonts, each for characters that the earlier ones lack. */
export interface Face {
  /** Width of a text in points. */
  widthAt(text: string, size: number): number;
  draw(page: PDFPage, text: string, placement: TextPlacement): void;
}

/** The faces of a document; text is drawn only with the glyphs that they have. */
export interface Faces {
  plain: Face;
  strong: Face;
  /** Replaces every character without a glyph. */
  drawable(text: string): string;
}

type Weight = 400 | 700;

const require = createRequire(import.meta.url);

/**
 * The fonts in order of preference (all SIL Open Font License 1.1): Chinese with Latin, Greek and Cyrillic; phonetic
 * characters and tone marks; symbols; rare scripts (Han beyond the common sets, Hangul); and monochrome emoji.
 */
const fontFiles: readonly Readonly<Record<Weight, string>>[] = [
  {
    400: require.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
    700: require.resolve('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf'),
  },
  {
    400: require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
    700: require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
  },
  {
    400: require.resolve('@fontsource/noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400-normal.woff'),
    700: require.resolve('@fontsource/noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400-normal.woff'),
  },
  {
    400: require.resolve('@fontsource/lxgw-wenkai/files/lxgw-wenkai-latin-500-normal.woff'),
    700: require.resolve('@fontsource/lxgw-wenkai/files/lxgw-wenkai-latin-700-normal.woff'),
  },
  {
    400: require.resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf'),
    700: require.resolve('@expo-google-fonts/noto-emoji/700Bold/NotoEmoji_700Bold.ttf'),
  },
];

// The fonts are subset already, and subsetting again takes minutes. Ligatures would have a wrong width, and localised
// forms, such as digits among Latin letters, have neither a width nor a character.
const embedding = { subset: false, features: { liga: false, locl: false } } as const;

// Replacements of characters that no font has.
const substitutes: Readonly<Record<string, string>> = { '−': '-', '‐': '-', '‑': '-', '☑': '[x]', '☐': '[ ]' };

const alwaysNeeded = '0123456789 <>=!^sqrtangle?…—-.,:;()[]/%"\'x';

/** Splits a text into words and single Han characters, each drawn in one font where possible. */
const splitWords = (text: string): string[] => text.match(/\s+|\p{Script=Han}|[^\s\p{Script=Han}]+/gu) ?? [];

/** A font subset for one document. */
interface CutFont {
  bytes: Uint8Array;
  characters: ReadonlySet<string>;
}

/** The characters of a font; none where its subset is empty, since it then has no character map. */
const readCharacters = (bytes: Uint8Array): ReadonlySet<string> => {
  try {
    return new Set(fontkit.create(bytes).characterSet.map((code) => String.fromCodePoint(code)));
  } catch (error) {
    if (error instanceof Error && error.message.includes('cmap')) return new Set();
    throw error;
  }
};

const cutFont = async (file: string, text: string): Promise<CutFont> => {
  const bytes = await subsetFont(await readFile(file), text, { targetFormat: 'truetype' });
  return { bytes, characters: readCharacters(bytes) };
};

/** Subsets the fonts of one weight to a text; a later font is read only where the earlier ones lack a character. */
const cutFonts = async (weight: Weight, text: string): Promise<CutFont[]> => {
  const fonts: CutFont[] = [];
  let uncovered = [...new Set(splitWords(text))];
  for (const files of fontFiles) {
    if (uncovered.length === 0) break;
    const font = await cutFont(files[weight], [...new Set(uncovered.join(''))].join(''));
    if (font.characters.size > 0) fonts.push(font);
    uncovered = uncovered.filter((word) => [...word].some((sign) => !/\s/.test(sign) && !font.characters.has(sign)));
  }
  return fonts;
};

interface EmbeddedFont {
  font: PDFFont;
  characters: ReadonlySet<string>;
}

interface FontRun {
  font: PDFFont;
  text: string;
}

const fontWithAll = (fonts: readonly EmbeddedFont[], text: string): PDFFont | undefined =>
  fonts.find(({ characters }) => [...text].every((sign) => characters.has(sign)))?.font;

/** Splits a text into runs of one font each; a word stays in one font where that has all of it. */
const splitByFont = (fonts: readonly EmbeddedFont[], text: string): FontRun[] => {
  const runs: FontRun[] = [];
  const [first] = fonts;
  if (!first) return runs;
  const add = (font: PDFFont, piece: string): void => {
    const last = runs.at(-1);
    if (last?.font === font) last.text += piece;
    else runs.push({ font, text: piece });
  };
  for (const word of splitWords(text)) {
    const wordFont = fontWithAll(fonts, word);
    if (wordFont) add(wordFont, word);
    else for (const sign of word) add(fontWithAll(fonts, sign) ?? first.font, sign);
  }
  return runs;
};

const createFace = (fonts: readonly EmbeddedFont[]): Face => ({
  widthAt: (text, size) =>
    splitByFont(fonts, text).reduce((sum, run) => sum + run.font.widthOfTextAtSize(run.text, size), 0),
  draw: (page, text, { x, y, size, color, turn = 0 }) => {
    const radians = (turn * Math.PI) / 180;
    let along = 0;
    for (const run of splitByFont(fonts, text)) {
      const at = { x: x + along * Math.cos(radians), y: y + along * Math.sin(radians) };
      page.drawText(run.text, { ...at, size, color, font: run.font, rotate: degrees(turn) });
      along += run.font.widthOfTextAtSize(run.text, size);
    }
  },
});

/** Embeds fonts subset to the characters of a document: kilobytes instead of megabytes. */
export const embedFaces = async (pdf: PDFDocument, text: string): Promise<Faces> => {
  pdf.registerFontkit(fontkit);
  const documentText = alwaysNeeded + text.normalize('NFC');
  const embed = async (weight: Weight): Promise<EmbeddedFont[]> => {
    const embedded: EmbeddedFont[] = [];
    for (const { bytes, characters } of await cutFonts(weight, documentText)) {
      embedded.push({ font: await pdf.embedFont(bytes, embedding), characters });
    }
    return embedded;
  };
  const [plain, strong] = [await embed(400), await embed(700)];
  const isKnown = (sign: string): boolean => fontWithAll(plain, sign) !== undefined;
  return {
    plain: createFace(plain),
    strong: createFace(strong),
    drawable: (raw) =>
      [...raw.normalize('NFC')]
        .map((sign) => {
          // Format characters have no glyph, and combining marks mean nothing without one.
          if (/\p{Cf}/u.test(sign)) return '';
          if (isKnown(sign)) return sign;
          if (/\p{Mn}/u.test(sign)) return '';
          return /\s/.test(sign) ? ' ' : (substitutes[sign] ?? '?');
        })
        .join(''),
  };
};
