import { expect, test } from 'vitest';
import { findNewerApis } from './supported-apis-plugin.ts';

test('a script may use nothing that a supported browser lacks', () => {
  expect(findNewerApis('const {promise}=Promise.withResolvers();')).toEqual(['Promise.withResolvers']);
  expect(findNewerApis('return [...Map.groupBy(a,b).values()]')).toEqual(['Map.groupBy']);
  expect(findNewerApis('const page=pages.getOrInsertComputed(1,open)')).toEqual(['.getOrInsertComputed(']);
  expect(findNewerApis('const sorted=[3,1].toSorted();structuredClone(sorted)')).toEqual([]);
});

test('unless it asks first whether the browser has it', () => {
  expect(findNewerApis('AbortSignal.any([one,other])')).toEqual(['AbortSignal.any']);
  expect(findNewerApis('`any`in AbortSignal?AbortSignal.any(all):join(all)')).toEqual([]);
  expect(findNewerApis('new Intl.Segmenter(`en`)')).toEqual(['Intl.Segmenter']);
  expect(findNewerApis('`Segmenter`in Intl?new Intl.Segmenter(`en`):null')).toEqual([]);
});
