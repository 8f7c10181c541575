import { expect, test } from 'vitest';
import { toCsvTemplate } from '@inkstone/base';
import { packZip } from '@inkstone/files';
import { drawTextXlsx } from '@inkstone/files/table';
import { getOutcome, SourceError } from '../format.ts';
import { readSource } from '../index.ts';
import { buildQuestionTemplate } from '../../question-sheet-template.ts';

const readBytes = async (bytes: Uint8Array) => {
  const { format, groups } = await readSource({ name: 'a', bytes });
  const items = groups.flatMap((group) => group.items);
  return { format, groups, items, codes: items.map(({ notes }) => notes.map(({ code }) => code)) };
};
const readRows = async (rows: string[][]) => readBytes(await drawTextXlsx('Questions', rows));

const optionHeads = ['题型', '题目', '选项A', '选项B', '选项C', '选项D', '答案'];
/** One question of a Chinese sheet with these cells. */
const readOne = async (cells: string[]) => {
  const { items, codes } = await readRows([optionHeads, cells]);
  return {
    type: items[0]?.question?.type,
    key: items[0]?.question?.key,
    codes: codes[0],
    question: items[0]?.question,
  };
};

test('a workbook with Chinese heads under a title', async () => {
  const { format, groups } = await readRows([
    ['期中测验'],
    ['编号', '题干*', 'A', 'B', '正确答案', '解析', '分值（分）', '章节'],
    ['0042', '=1+1 等于几？', '01', '2', 'B', '见第 3 页', '2.5分', '算术'],
  ]);
  expect(format).toBe('question-sheet');
  expect(groups).toEqual([
    {
      title: '算术',
      passage: '',
      items: [
        {
          identifier: '0042',
          source:
            '编号: 0042\n题干*: =1+1 等于几？\nA: 01\nB: 2\n正确答案: B\n解析: 见第 3 页\n分值（分）: 2.5分\n章节: 算术',
          notes: [],
          question: {
            type: 'choice',
            prompt: {
              text: '<p>=1+1 等于几？</p>',
              options: [
                { id_option: 'a', text: '<p>01</p>' },
                { id_option: 'b', text: '<p>2</p>' },
              ],
            },
            key: 'b',
            explanation: '<p>见第 3 页</p>',
            points: 250,
          },
        },
      ],
    },
  ]);
});

test.each([
  ['a single choice', ['单选题', '?', 'x', 'y', '', '', 'B'], 'choice', 'b'],
  ['letters with commas', ['', '?', 'x', 'y', 'z', '', 'A, C'], 'multiple-choice', ['a', 'c']],
  ['letters in one word', ['', '?', 'x', 'y', 'z', '', 'ac'], 'multiple-choice', ['a', 'c']],
  ['a multiple choice with one right option', ['多选题', '?', 'x', 'y', '', '', 'Ａ'], 'multiple-choice', ['a']],
  ['a choice whose type leaves it open', ['选择题', '?', 'x', 'y', '', '', '（B）'], 'choice', 'b'],
  ['the words of an option', ['', '?', 'Lima', 'Quito', '', '', 'quito'], 'choice', 'b'],
  ['a letter with the words of its option', ['', '?', 'Lima', 'Quito', '', '', 'A. Lima'], 'choice', 'a'],
  ['right', ['', '天是蓝的（　）', '', '', '', '', '√'], 'true-false', true],
  ['wrong', ['判断题', '?', '', '', '', '', '错误'], 'true-false', false],
  ['wrong in English', ['True/False', '?', '', '', '', '', 'FALSE'], 'true-false', false],
  ['a letter that means wrong', ['判断', '?', '对', '错', '', '', 'B'], 'true-false', false],
  ['a gap with alternatives', ['', 'a ____ b', '', '', '', '', 'x|0042'], 'blanks', [['x', '0042']]],
  ['several gaps', ['填空题', '____和____', '', '', '', '', '左|右；上'], 'blanks', [['左', '右'], ['上']]],
  ['a gap in brackets', ['填空', '天是（ ）的', '', '', '', '', '蓝'], 'blanks', [['蓝']]],
  ['a number', ['数值题', '?', '', '', '', '', '1/2|0.5'], 'numeric-entry', { accepted: ['1/2', '0.5'] }],
  ['an essay without a key', ['作文', '?', '', '', '', '', ''], 'essay', { model: '' }],
  ['an essay with a model', ['Essay', '?', '', '', '', '', 'So.'], 'essay', { model: '<p>So.</p>' }],
])('%s', async (_name, cells, type, key) => {
  expect(await readOne(cells)).toMatchObject({ type, key, codes: [] });
});

test.each([
  ['a number without a gap', ['', '?', '', '', '', '', '7'], 'numeric-entry'],
  ['a code without a gap', ['', '?', '', '', '', '', '007'], 'blanks'],
  ['a word without a gap', ['', '?', '', '', '', '', 'seven'], 'blanks'],
  ['long words', ['', '?', '', '', '', '', 'so '.repeat(30)], 'essay'],
  ['no answer', ['', '?', '', '', '', '', ''], 'essay'],
  ['a letter that may mean false', ['', '?', '', '', '', '', 'F'], 'true-false'],
])('a type that is not given and could be another is named: %s', async (_name, cells, type) => {
  expect(await readOne(cells)).toMatchObject({ type, codes: ['typeGuessed'] });
});

test.each([
  ['a single choice with two letters', ['单选', '?', 'x', 'y', '', '', 'AB'], 'multiple-choice', ['keyUnclear']],
  ['a missing option', ['', '?', 'x', '', 'z', '', 'C'], 'choice', ['optionsUnclear']],
  ['options whose words are letters of others', ['', '?', 'B', 'A', '', '', 'A'], 'choice', ['keyUnclear']],
  ['answers of one gap that semicolons part', ['', 'a ____', '', '', '', '', 'x;y'], 'blanks', ['keyUnclear']],
  ['answers of two gaps that a comma parts', ['', '____ ____', '', '', '', '', 'x,y'], 'blanks', ['keyUnclear']],
  ['too few answers', ['', '____ ____', '', '', '', '', 'x'], undefined, ['keyUnclear']],
  ['an unknown letter', ['', '?', 'x', 'y', '', '', 'D'], undefined, ['keyUnclear']],
  ['no answer', ['', '?', 'x', 'y', '', '', ''], undefined, ['keyMissing']],
  ['one option', ['', '?', 'x', '', '', '', 'A'], undefined, ['tooFewOptions']],
  ['no text', ['', '', 'x', 'y', '', '', 'A'], undefined, ['textMissing']],
  ['a type that the bank lacks', ['连线题', '?', 'x', 'y', '', '', 'A'], undefined, ['typeUnknown']],
  ['words where a number belongs', ['数值', '?', '', '', '', '', 'seven'], undefined, ['keyUnclear']],
  ['words where true or false belongs', ['判断', '?', '', '', '', '', 'seven'], undefined, ['keyUnclear']],
])('what is not clear is named: %s', async (_name, cells, type, codes) => {
  expect(await readOne(cells)).toMatchObject({ type, codes });
});

test('gaps stand where the lines are, and at the end where there are none', async () => {
  const whole = await readOne(['填空', 'a __ b ＿＿＿.', '', '', '', '', 'x;y']);
  expect(whole.question?.prompt).toEqual({
    text: '<p>a <span data-blank="1"></span> b <span data-blank="2"></span>.</p>',
    blanks: 2,
  });
  const open = await readOne(['填空', 'Name two.', '', '', '', '', 'x;y']);
  expect(open).toMatchObject({ key: [['x'], ['y']], codes: ['keyUnclear'] });
  expect(open.question?.prompt).toEqual({
    text: '<p>Name two.</p><p><span data-blank="1"></span></p><p><span data-blank="2"></span></p>',
    blanks: 2,
  });
});

test('rows of one passage and one category belong together; heads that come again are no question', async () => {
  const heads = ['Stem', 'Key', 'Type', 'Passage', 'Category'];
  const { groups } = await readRows([
    heads,
    ['One', 'T', 'T/F', 'A river.', 'Reading'],
    heads,
    ['Two', 'F', 'T/F', 'A river.', 'Reading'],
    ['Three', 'T', 'T/F', '', 'Reading'],
    ['Four', 'T', 'T/F', 'A lake.', ''],
  ]);
  expect(groups.map(({ title, passage, items }) => [title, passage, items.length])).toEqual([
    ['Reading', '<p>A river.</p>', 2],
    ['Reading', '', 1],
    ['', '<p>A lake.</p>', 1],
  ]);
});

test('columns that have no place here and points that are none are named; counts of rows are not', async () => {
  const { items, groups } = await readRows([
    ['序号', 'Question', 'Answer', 'Type', 'Points', '难度'],
    ['1', 'One', 'T', 'T/F', 'two', '易'],
    ['2', 'Two', 'T', 'T/F', '3 points', ''],
  ]);
  expect(groups).toHaveLength(1);
  expect(items.map(({ notes }) => notes)).toEqual([
    [
      { code: 'columnIgnored', detail: '难度' },
      { code: 'columnIgnored', detail: 'two' },
    ],
    [],
  ]);
  expect(items.map(({ question }) => question?.points)).toEqual([100, 300]);
  expect(items.map(getOutcome)).toEqual(['changed', 'exact']);
});

test('letters that options repeat are left out, and markup of a cell stays text', async () => {
  const { question } = await readOne(['', '1 <b>2</b>', 'A. x', 'B、y', '', '', 'B']);
  expect(question?.prompt).toMatchObject({
    text: '<p>1 &lt;b&gt;2&lt;/b&gt;</p>',
    options: [{ text: '<p>x</p>' }, { text: '<p>y</p>' }],
  });
});

const drawing =
  '<xdr:wsDr xmlns:xdr="d"><xdr:twoCellAnchor><xdr:from><xdr:col>1</xdr:col><xdr:row>2</xdr:row></xdr:from>' +
  '<xdr:to><xdr:row>5</xdr:row></xdr:to><xdr:pic/></xdr:twoCellAnchor><xdr:oneCellAnchor><xdr:from>' +
  '<xdr:row>1</xdr:row></xdr:from><xdr:sp/></xdr:oneCellAnchor></xdr:wsDr>';

/** A workbook of an empty sheet, a hidden one and two with questions, of which the first has a picture in its third row. */
const drawWorkbook = (): Promise<Buffer> => {
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
  const sheet = (rows: string[][]) =>
    `<worksheet><sheetData>${rows.map((cells) => `<row>${cells.map(cell).join('')}</row>`).join('')}</sheetData></worksheet>`;
  const heads = ['题目', 'A', 'B', '答案'];
  const names = ['说明', '单选', '旧题', '多选'];
  const files = {
    'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${names
      .map((name, at) => `<sheet name="${name}" r:id="r${at}"${at === 2 ? ' state="hidden"' : ''}/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${names
      .map((_name, at) => `<Relationship Id="r${at}" Target="worksheets/s${at}.xml"/>`)
      .join('')}</Relationships>`,
    'xl/worksheets/s0.xml': sheet([]),
    'xl/worksheets/s1.xml': sheet([heads, ['一', 'x', 'y', 'A'], ['见图', 'x', 'y', 'B']]),
    'xl/worksheets/s2.xml': sheet([heads, ['隐藏', 'x', 'y', 'A']]),
    'xl/worksheets/s3.xml': sheet([heads, ['三', 'x', 'y', 'AB']]),
    'xl/worksheets/_rels/s1.xml.rels':
      '<Relationships><Relationship Id="r1" Target="../drawings/drawing1.xml"/></Relationships>',
    'xl/drawings/drawing1.xml': drawing,
  };
  return packZip(Object.entries(files).map(([name, text]) => ({ name, bytes: Buffer.from(text) })));
};

test('every sheet that is shown is read, and a picture that stays behind is named at its question', async () => {
  const { groups, items } = await readBytes(await drawWorkbook());
  expect(groups.map(({ title, items: own }) => [title, own.map(({ question }) => question?.type)])).toEqual([
    ['单选', ['choice', 'choice']],
    ['多选', ['multiple-choice']],
  ]);
  expect(items.map(({ notes }) => notes)).toEqual([[], [{ code: 'pictureMissing', detail: '单选!3' }], []]);
});

test.each(['en', 'zh'] as const)('the template in %s is read as it stands', async (language) => {
  const { format, groups, items } = await readBytes(Buffer.from(toCsvTemplate(buildQuestionTemplate(language))));
  expect(format).toBe('question-sheet');
  expect(items.map((item) => [getOutcome(item), item.question?.type, item.identifier])).toEqual([
    ['exact', 'choice', 'N-1'],
    ['exact', 'true-false', 'R-1'],
    ['exact', 'blanks', 'R-2'],
  ]);
  expect(groups.map(({ items: own, passage }) => [own.length, passage !== ''])).toEqual([
    [1, false],
    [2, true],
  ]);
});

test('a separated text is a sheet even where a cell looks like another format', async () => {
  const { format, items } = await readBytes(Buffer.from('Question\tAnswer\tType\nIs {=x} a set?\tTrue\tTrue/False\n'));
  expect(format).toBe('question-sheet');
  expect(items).toHaveLength(1);
});

test.each([
  ['names and numbers', 'Name,Id\nMei,0042\n', 'unreadable'],
  ['a sheet without questions', '题目,答案\n', 'empty'],
  ['questions without answers and options', 'Question,Points\nWhy?,2\n', 'unreadable'],
])('%s: no question is read', async (_name, text, code) => {
  const reading = readBytes(Buffer.from(text));
  await expect(reading).rejects.toThrow(SourceError);
  await expect(reading).rejects.toMatchObject({ code });
});

test('texts of other formats are still read as such', async () => {
  expect((await readBytes(Buffer.from('Question, answer?\nA. x\nB. y\nANSWER: B\n'))).format).toBe('aiken');
  expect((await readBytes(Buffer.from('Question; answer? {=x ~y}\n'))).format).toBe('gift');
});
