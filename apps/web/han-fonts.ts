/** Fetches the faces of the Chinese fallback when the page has come to rest; the fonts themselves come only where they are needed. */
export const fetchHanFonts = (): void => {
  const fetchFaces = () => void import('virtual:han-fonts.css');
  if ('requestIdleCallback' in globalThis) requestIdleCallback(fetchFaces, { timeout: 4000 });
  else setTimeout(fetchFaces, 1500);
};
