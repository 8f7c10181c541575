import { expect, test } from 'vitest';
import { readAddressTexts, withAddressTexts } from './address-texts.ts';

test('an address names its page and the way to it', () => {
  const link = withAddressTexts('/teacher/task/detail?hId=7', { title: 'Essay & notes', bread: ['班级', 'AMC 10/12'] });
  expect(link).toBe(
    '/teacher/task/detail?hId=7&title=Essay%20%26%20notes&bread=%E7%8F%AD%E7%BA%A7%20%3E%20AMC%2010%2F12',
  );
  expect(readAddressTexts(link.slice(link.indexOf('?')))).toEqual({
    title: 'Essay & notes',
    bread: ['班级', 'AMC 10/12'],
  });
  expect(withAddressTexts('/home', { title: '', bread: [] })).toBe('/home');
  expect(withAddressTexts('/home', { title: 'A', bread: ['b > c'] })).toBe('/home?title=A&bread=b%20c');
});

test('an address without them, or with empty ones, says nothing', () => {
  expect(readAddressTexts('')).toEqual({ title: null, bread: [] });
  expect(readAddressTexts('?title=%20%0A&bread=%20%3E%20%3E')).toEqual({ title: null, bread: [] });
});

test('what an address says is cut, in length and in number, and holds no control or direction characters', () => {
  const texts = readAddressTexts(
    `?title=${encodeURIComponent('a\u202Eb\u0000c\nd')}&bread=${encodeURIComponent(`${'长'.repeat(500)}>1>2>3>4>5>6`)}`,
  );
  expect(texts.title).toBe('a b c d');
  expect(texts.bread).toEqual([`${'长'.repeat(79)}…`, '1', '2', '3', '4']);
  expect(readAddressTexts('?title=%E4%BD%A0%FF').title).toBe('你\uFFFD');
});
