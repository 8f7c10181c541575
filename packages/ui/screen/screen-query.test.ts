import { expect, test } from 'vitest';
import * as z from 'zod';
import { linkTo } from '@inkstone/base';
import { readQuery } from './screen-location.tsx';

const detail = {
  path: '/teacher/task/detail',
  search: z.object({ assignmentId: z.coerce.number(), name: z.string().optional() }),
  parameters: { assignmentId: 'hId' },
};

test('a link spells its parameters as the URL does, in the order given', () => {
  expect(linkTo(detail, { assignmentId: 3, name: 'a b' })).toBe('/teacher/task/detail?hId=3&name=a%20b');
  expect(linkTo(detail, { assignmentId: 3, name: '' })).toBe('/teacher/task/detail?hId=3');
});

test('a query is read under the names of the schema', () => {
  expect(readQuery(detail, '?hId=3&name=a%20b&page=2')).toEqual({ assignmentId: '3', name: 'a b', page: '2' });
  expect(readQuery({ ...detail, parameters: {} }, '?hId=3')).toEqual({ hId: '3' });
});

test('a name of the schema that the URL spells otherwise says nothing in a URL', () => {
  expect(readQuery(detail, '?assignmentId=4&hId=3')).toEqual({ assignmentId: '3' });
  expect(readQuery(detail, '?assignmentId=4')).toEqual({});
});
