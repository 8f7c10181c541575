const han = /\p{Script=Han}/u;
const size = 24;

/** Draws a character with the device's own fonts; returns width and pixels. */
const drawCharacter = (character: string): { width: number; pixels: string } => {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return { width: 0, pixels: '' };
  pen.font = `${size}px sans-serif`;
  pen.textBaseline = 'top';
  pen.fillText(character, 0, 0);
  return { width: pen.measureText(character).width, pixels: pen.getImageData(0, 0, size, size).data.join() };
};

/** Whether the device has a Chinese font: characters are square, and two of them look different. */
const hasHanFonts = (): boolean => {
  const [first, second] = [drawCharacter('永'), drawCharacter('砚')];
  return [first, second].every(({ width }) => Math.abs(width - size) < 1) && first.pixels !== second.pixels;
};

const loadFontFaces = (): void => void import('virtual:han-fonts.css');

// `noscript` is never rendered.
const hasHanText = (): boolean =>
  [...document.body.children].some(({ localName, textContent }) => localName !== 'noscript' && han.test(textContent));

/** Loads the font faces as soon as a Chinese character is on the page. */
const loadWhenHanAppears = (): void => {
  if (hasHanText()) return loadFontFaces();
  const observer = new MutationObserver((changes) => {
    const isSeen = changes.some(({ addedNodes, target }) =>
      [...addedNodes, ...(target instanceof Text ? [target] : [])].some((node) => han.test(node.textContent ?? '')),
    );
    if (!isSeen) return;
    observer.disconnect();
    loadFontFaces();
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
};

const loadWhenMissing = (): void => {
  if (!hasHanFonts()) loadWhenHanAppears();
};

/**
 * Loads the Chinese fallback font faces on devices without Chinese fonts, once the page is idle and shows Chinese; the
 * fonts are loaded only for the characters shown.
 */
export const loadHanFonts = (): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(loadWhenMissing, { timeout: 4000 });
  else setTimeout(loadWhenMissing, 1500);
};
