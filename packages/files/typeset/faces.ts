import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(path.join(import.meta.dirname, 'faces.ts'));

/** The faces of every document: Chinese with Latin, Greek and Cyrillic, and phonetic characters with tone marks. */
const usualFaces = [
  '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  '@expo-google-fonts/noto-sans/400Regular_Italic/NotoSans_400Regular_Italic.ttf',
  '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
  '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
  '@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf',
];

/** Faces for the signs that few documents have; the typesetter reads no WOFF, so they are cut to these signs first. */
const rareFaces = [
  '@fontsource/noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400-normal.woff',
  '@fontsource/lxgw-wenkai/files/lxgw-wenkai-latin-500-normal.woff',
  '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
];

/** Signs that the usual faces have for certain: Latin, Greek, Cyrillic, general punctuation, the common Han. */
const usualSigns =
  /[\0-\u02af\u0370-\u052f\u1e00-\u1eff\u2010-\u2027\u2030-\u205e\u3000-\u301f\u4e00-\u9fa5\uff00-\uff60]/gu;

const alwaysDrawn = '✓✗–';

const readFace = (file: string): Promise<Buffer> => readFile(require.resolve(file));

/** The faces that a document needs to have every sign of its text. */
export const readFaces = async (text: string): Promise<Buffer[]> => {
  const rare = [...new Set(text.normalize('NFC').replaceAll(usualSigns, '') + alwaysDrawn)].join('');
  const cut = async (file: string): Promise<Buffer> =>
    Buffer.from(await subsetFont(await readFace(file), rare, { targetFormat: 'truetype' }));
  const usual = await Promise.all(usualFaces.map(readFace));
  const [symbols, ...others] = rareFaces;
  const isOrdinary = rare === alwaysDrawn;
  const rareFiles = isOrdinary ? [symbols] : [symbols, ...others];
  return [...usual, ...(await Promise.all(rareFiles.map(async (file) => cut(file ?? ''))))];
};
