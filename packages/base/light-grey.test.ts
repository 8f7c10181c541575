import { expect, test } from 'vitest';
import { lightGreyBackground } from './light-grey.ts';

test.each([
  'background: lightgrey',
  'color: black; background-color:lightgray',
  'background-color: #D3D3D3;',
  'background:#ddd',
  'background-color: rgb(211, 211, 211)',
])('%s is light grey', (style) => {
  expect(lightGreyBackground.test(style)).toBe(true);
});

test.each([
  'background: yellow',
  'background-color: #d3d4f3',
  'color: lightgrey',
  'background: #fff',
  'background: #333',
])('%s is not', (style) => {
  expect(lightGreyBackground.test(style)).toBe(false);
});
