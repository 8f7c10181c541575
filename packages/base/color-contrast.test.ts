import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  colorSchemes,
  contrastBetween,
  contrastInScheme,
  leastContrast,
  nearestReadable,
  schemeSurfaces,
} from './color-contrast.ts';

test('the contrast is that of WCAG', () => {
  expect(contrastBetween('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastBetween('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrastBetween('#ffffff', '#777777')).toBe(contrastBetween('#777777', '#ffffff'));
});

test('the surfaces are those of the tokens', () => {
  const tokens = readFileSync(path.join(import.meta.dirname, '../ui/styles/tokens.css'), 'utf8');
  const [light = '', dark = ''] = tokens.split("[data-mantine-color-scheme='dark'] {");
  for (const [scheme, css] of [['light', light] as const, ['dark', dark] as const]) {
    const surfaces = ['paper', 'sheet', 'well'].map((name) => new RegExp(`--${name}: (#\\w{6});`).exec(css)?.[1]);
    expect(schemeSurfaces[scheme]).toEqual(surfaces);
  }
});

const channels = [0, 51, 102, 153, 204, 255].map((channel) => channel.toString(16).padStart(2, '0'));
const colors = channels.flatMap((red) => channels.flatMap((green) => channels.map((blue) => `#${red}${green}${blue}`)));

test.each(colorSchemes)(
  'whatever is chosen, what is offered can be read, and is itself where it could be: %s',
  (scheme) => {
    expect(colors).toHaveLength(216);
    for (const color of colors) {
      const offered = nearestReadable(color, scheme);
      expect(contrastInScheme(offered, scheme)).toBeGreaterThanOrEqual(leastContrast);
      expect(offered === color).toBe(contrastInScheme(color, scheme) >= leastContrast);
    }
  },
);
