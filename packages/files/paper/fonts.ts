import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';
import fontkit from '@pdf-lib/fontkit';
import subsetFont from 'subset-font';

/** The faces of a document; words are drawn only with the glyphs that they have. */
export interface Faces {
  plain: PDFFont;
  strong: PDFFont;
  /** The text with a sign in place of every character that no glyph draws. */
  drawable(text: string): string;
}

const sourceOf = (weight: 400 | 700): string =>
  createRequire(import.meta.url).resolve(
    `@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-${weight}-normal.woff`,
  );

// Cut already; cutting it again takes minutes. A ligature would be as wide as its letters are not, and the forms that a
// language has of its own, such as digits among Latin letters, have neither a width in the document nor a character.
const whole = { subset: false, features: { liga: false, locl: false } } as const;

// Signs that the faces lack, as they are typed.
const typed: Readonly<Record<string, string>> = {
  ...{ '≤': '<=', '≥': '>=', '≠': '!=', '√': 'sqrt', '∠': 'angle ', '△': 'triangle ', '−': '-', '→': '->' },
  ...{ '⁰': '^0', '⁴': '^4', '⁵': '^5', '⁶': '^6', '⁷': '^7', '⁸': '^8', '⁹': '^9' },
};

const always = '0123456789 <>=!^sqrtangle?…—-.,:;()[]/%"\'';

/** Embeds Noto Sans SC cut down to the characters of a document: some kilobytes in place of megabytes. */
export const embedFaces = async (pdf: PDFDocument, text: string): Promise<Faces> => {
  pdf.registerFontkit(fontkit);
  const wanted = [...new Set(always + text)].join('');
  const cut = async (weight: 400 | 700) =>
    subsetFont(await readFile(sourceOf(weight)), wanted, { targetFormat: 'truetype' });
  const [plain, strong] = [await cut(400), await cut(700)];
  const known = new Set(fontkit.create(plain).characterSet);
  return {
    plain: await pdf.embedFont(plain, whole),
    strong: await pdf.embedFont(strong, whole),
    drawable: (said) =>
      [...said.normalize('NFC')]
        .map((sign) => {
          if (known.has(sign.codePointAt(0) ?? 0)) return sign;
          // What joins, turns or marks other signs says nothing without them.
          if (/[\p{Cf}\p{Mn}]/u.test(sign)) return '';
          return /\s/.test(sign) ? ' ' : (typed[sign] ?? '?');
        })
        .join(''),
  };
};
