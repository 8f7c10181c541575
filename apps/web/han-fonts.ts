const han = /\p{Script=Han}/u;
const size = 24;

/** How this device draws a character without any font of ours: the width, and the pixels. */
const drawn = (character: string): { width: number; pixels: string } => {
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

/** Whether the device draws Chinese by itself: as wide as high, and two characters look different. */
const drawsHan = (): boolean => {
  const [one, other] = [drawn('永'), drawn('砚')];
  return [one, other].every(({ width }) => Math.abs(width - size) < 1) && one.pixels !== other.pixels;
};

const fetchFaces = (): void => void import('virtual:han-fonts.css');

// What is said to who has no JavaScript is never drawn.
const showsHan = (): boolean =>
  [...document.body.children].some(({ localName, textContent }) => localName !== 'noscript' && han.test(textContent));

/** Fetches the faces as soon as a Chinese character stands on the page. */
const fetchWhenSeen = (): void => {
  if (showsHan()) return fetchFaces();
  const observer = new MutationObserver((changes) => {
    const isSeen = changes.some(({ addedNodes, target }) =>
      [...addedNodes, ...(target instanceof Text ? [target] : [])].some((node) => han.test(node.textContent ?? '')),
    );
    if (!isSeen) return;
    observer.disconnect();
    fetchFaces();
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
};

const fetchWhereNeeded = (): void => {
  if (!drawsHan()) fetchWhenSeen();
};

/**
 * Fetches the faces of the Chinese fallback on a device that has no Chinese fonts, when the page has come to rest and
 * shows Chinese; the fonts themselves come only for the characters that are shown.
 */
export const fetchHanFonts = (): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(fetchWhereNeeded, { timeout: 4000 });
  else setTimeout(fetchWhereNeeded, 1500);
};
