/** The colour schemes of the product. */
export const colorSchemes = ['light', 'dark'] as const;
export type ColorScheme = (typeof colorSchemes)[number];

/** The surfaces that controls stand on, as `packages/ui/styles/tokens.css` has them: paper, sheet and well. */
export const schemeSurfaces: Readonly<Record<ColorScheme, readonly string[]>> = {
  light: ['#f5f3ec', '#fffefa', '#ece9df'],
  dark: ['#14171a', '#1b1f23', '#101315'],
};

/** The contrast that text needs (WCAG 2.2, 1.4.3). */
export const leastContrast = 4.5;

type Channels = readonly [number, number, number];

const parseColor = (color: string): Channels => {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

const formatColor = (channels: Channels): string =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = ([red, green, blue]: Channels): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** The contrast of two colours `#rrggbb`, from 1 to 21 (WCAG 2.2, contrast ratio). */
export const contrastBetween = (first: string, second: string): number => {
  const [darker = 0, lighter = 0] = [luminance(parseColor(first)), luminance(parseColor(second))].toSorted(
    (low, high) => low - high,
  );
  return (lighter + 0.05) / (darker + 0.05);
};

/** The least contrast of a colour on the surfaces of a scheme; words in the colour of the surface on it have the same. */
export const contrastInScheme = (color: string, scheme: ColorScheme): number =>
  Math.min(...schemeSurfaces[scheme].map((surface) => contrastBetween(color, surface)));

/** A colour moved by a share toward black in the light scheme, toward white in the dark one: its contrast only grows. */
export const strengthen = (color: string, scheme: ColorScheme, share: number): string => {
  const end = scheme === 'light' ? 0 : 255;
  const move = (channel: number) => channel + (end - channel) * share;
  const [red, green, blue] = parseColor(color);
  return formatColor([move(red), move(green), move(blue)]);
};

const steps = 256;
const shares = Array.from({ length: steps + 1 }, (_, step) => step / steps);

/** The nearest colour of the same hue that can be read in a scheme: darker in light, lighter in dark; itself where it can. */
export const nearestReadable = (color: string, scheme: ColorScheme): string => {
  const isReadable = (share: number) => contrastInScheme(strengthen(color, scheme, share), scheme) >= leastContrast;
  return strengthen(color, scheme, shares.find(isReadable) ?? 1);
};
