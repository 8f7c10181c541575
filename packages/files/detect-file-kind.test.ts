import { expect, test } from 'vitest';
import { buffer } from 'node:stream/consumers';
import { detectFileKind } from './detect-file-kind.ts';
import { drawTextXlsx } from './table/index.ts';
import { packZip, streamZip, type ArchiveEntry } from './zip-stream.ts';

const toSample = (bytes: Buffer | string, isText = false) => {
  const head = typeof bytes === 'string' ? Buffer.from(bytes, isText ? 'utf8' : 'latin1') : bytes;
  return { head, tail: head, isText };
};

const box = (brand: string, ...handlers: string[]): string =>
  `\0\0\0\x18ftyp${brand}\0\0\0\0${handlers.map((name) => `hdlr\0\0\0\0\0\0\0\0${name}`).join('')}`;

const ebml = (type: string, codec: string): string => `\x1a\x45\xdf\xa3\x42\x82\x84${type}\x86${codec}`;

test.each([
  ['\x89PNG\r\n\x1a\n\0\0', 'png'],
  ['\xff\xd8\xff\xe0\0\x10JFIF', 'jpeg'],
  ['GIF89a\0', 'gif'],
  ['GIF87a\0', 'gif'],
  ['RIFF\0\0\0\0WEBPVP8 ', 'webp'],
  ['RIFF\0\0\0\0WAVEfmt ', 'wav'],
  ['RIFF\0\0\0\0AVI LIST', null],
  ['ID3\x04\0\0', 'mp3'],
  ['\xff\xfb\x90\x64', 'mp3'],
  ['\xff\xf1\x50\x80', null],
  ['\xff\xfb\xf0\x64', null],
  [box('isom', 'vide', 'soun'), 'mp4'],
  [box('iso5', 'soun'), 'm4a'],
  [box('M4A '), 'm4a'],
  [box('mp42'), 'mp4'],
  [box('heic'), null],
  [box('qt  '), null],
  [ebml('webm', 'A_OPUS'), 'weba'],
  [ebml('webm', 'V_VP9 A_OPUS'), 'webm'],
  [ebml('matroska', 'V_VP9'), null],
  ['OggS\0\x02OpusHead', 'ogg'],
  ['OggS\0\x02\x80theora', null],
  ['%PDF-1.7\n', 'pdf'],
  ['\r\n%PDF-1.7\n\x81', 'pdf'],
  ['\x1b%-12345X@PJL\r\n%PDF-1.4\n', 'pdf'],
  [`${'\x01'.repeat(1100)}%PDF-1.4`, null],
  ['PK\x03\x04\x14\0 a.txt', 'zip'],
  ['PK\x03\x04\x14\0 xl/workbook.xml', 'xlsx'],
  ['PK\x03\x04\x14\0 word/document.xml', 'docx'],
  ['MZ\x90\0', null],
  ['\x7fELF', null],
  ['', null],
])('%j is %s', (bytes, kind) => {
  expect(detectFileKind(toSample(bytes))).toBe(kind);
});

test.each([
  ['name,score\nLin,3\nWu,4\n', 'csv'],
  ['"Lin, Mei",3\n"Wu, An",4', 'csv'],
  ['A story, told once.\nAnd a second line.', 'txt'],
  ['你好', 'txt'],
  ['\r\n%PDF-1.4 in letters alone', 'pdf'],
  ['Every file of this kind begins with %PDF-1.7, which its readers look for.', 'txt'],
  ['WEBVTT\n\n00:01.000 --> 00:02.500\nHello.\n', 'vtt'],
  ['\uFEFFWEBVTT - lesson 1\r\n\r\n1\r\n01:00:01.000 --> 01:00:02.500 line:0\r\n你好\r\n', 'vtt'],
  ['WEBVTT\n\nNothing is said at any time.\n', 'txt'],
  ['WEBVTTED\n\n00:01.000 --> 00:02.500\nHello.\n', 'txt'],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'svg'],
  ['\uFEFF<?xml version="1.0"?>\n<!-- x --><svg>', 'svg'],
  ['<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x"><svg>', 'svg'],
  ['<html><svg></svg></html>', 'txt'],
])('the text %j is %s', (text, kind) => {
  expect(detectFileKind(toSample(text, true))).toBe(kind);
});

test('many comments in a file that is no picture are skipped', () => {
  const comments = '<!---->'.repeat(9000);
  expect(detectFileKind(toSample(comments, true))).toBe('txt');
  expect(detectFileKind(toSample(`${comments}<svg/>`, true))).toBe('svg');
});

test('a large film whose tracks are at its end is recognised', () => {
  const head = Buffer.from(box('isom'), 'latin1');
  const tail = Buffer.from('hdlr\0\0\0\0\0\0\0\0vide', 'latin1');
  expect(detectFileKind({ head, tail, isText: false })).toBe('mp4');
});

test('an archive that holds a workbook unpacked, as its only file or before many others, is no workbook', async () => {
  const workbook = await drawTextXlsx('Marks', [['a', 'b']]);
  expect(detectFileKind(toSample(workbook))).toBe('xlsx');
  const listEntries = async function* (count: number): AsyncGenerator<ArchiveEntry> {
    yield {
      name: 'marks/marks.xlsx',
      isPacked: true,
      open: async function* () {
        yield workbook;
      },
    };
    for (let number = 0; number < count; number += 1)
      yield {
        name: `media/${number}-a file with a long name.txt`,
        open: async function* () {
          yield Buffer.from('text');
        },
      };
  };
  for (const count of [0, 2000]) {
    const bytes = await buffer(streamZip(listEntries(count)));
    const [head, tail] = [bytes.subarray(0, 65_536), bytes.subarray(-65_536)];
    expect(detectFileKind({ head, tail, isText: false })).toBe('zip');
  }
  const large = await packZip([
    { name: 'xl/workbook.xml', bytes: Buffer.alloc(10) },
    { name: 'xl/media/image.bin', bytes: Buffer.from('a long file').subarray(0, 5) },
  ]);
  expect(detectFileKind({ head: large.subarray(0, 20), tail: large.subarray(40), isText: false })).toBe('xlsx');
});
