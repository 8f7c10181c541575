import { expect, test } from 'vitest';
import { packZip } from '@inkstone/files';
import { getOutcome, SourceError } from '../format.ts';
import { readSource } from '../index.ts';

const names = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"',
].join(' ');

const packWord = (body: string, parts: Readonly<Record<string, string>> = {}): Promise<Buffer> =>
  packZip(
    Object.entries({
      '[Content_Types].xml': '<Types/>',
      'word/document.xml': `<?xml version="1.0" encoding="UTF-8"?><w:document ${names}><w:body>${body}</w:body></w:document>`,
      ...parts,
    }).map(([name, text]) => ({ name, bytes: Buffer.from(text) })),
  );

const read = async (body: string, parts?: Readonly<Record<string, string>>) =>
  readSource({ name: 'paper.docx', bytes: await packWord(body, parts) });

const readItems = async (body: string, parts?: Readonly<Record<string, string>>) =>
  (await read(body, parts)).groups.flatMap(({ items }) => items);

const run = (text: string, properties = '') =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
const tab = '<w:r><w:tab/></w:r>';
const paragraph = (...runs: string[]) => `<w:p>${runs.join('')}</w:p>`;
const paragraphs = (...texts: string[]) => texts.map((text) => paragraph(run(text))).join('');
const table = (...rows: string[][]) =>
  `<w:tbl><w:tblPr/>${rows
    .map((row) => `<w:tr>${row.map((text) => `<w:tc><w:tcPr/>${paragraphs(text)}</w:tc>`).join('')}</w:tr>`)
    .join('')}</w:tbl>`;
const listItem = (list: number, level: number, text: string) =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr></w:pPr>${run(text)}</w:p>`;

const level = (at: number, format: string, text: string) =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
const numbering = `<w:numbering ${names}>
  <w:abstractNum w:abstractNumId="0">${level(0, 'decimal', '%1．')}${level(1, 'upperLetter', '%2.')}</w:abstractNum>
  <w:abstractNum w:abstractNumId="1">${level(0, 'chineseCounting', '%1、')}</w:abstractNum>
  <w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>
  <w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>
  <w:num w:numId="3"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>
</w:numbering>`;

test('numbers and letters that Word draws are read, and a table of answers at the end', async () => {
  const { format, groups } = await read(
    [
      listItem(2, 0, '选择题（每题5分）'),
      listItem(1, 0, '下列哪个是质数？'),
      ...['4', '7', '9'].map((text) => listItem(1, 1, text)),
      listItem(1, 0, '下列哪个是偶数？'),
      ...['4', '7'].map((text) => listItem(1, 1, text)),
      listItem(2, 0, '判断题'),
      listItem(1, 0, '0是自然数。'),
      paragraphs('参考答案'),
      table(['题号', '1', '2', '3'], ['答案', 'B', 'A', '√']),
    ].join(''),
    { 'word/numbering.xml': numbering },
  );
  expect(format).toBe('word');
  expect(groups.map(({ title }) => title)).toEqual(['一、 选择题（每题5分）', '二、 判断题']);
  const items = groups.flatMap((group) => group.items);
  expect(items.map((item) => [item.question?.key, item.question?.points, getOutcome(item)])).toEqual([
    ['b', 500, 'exact'],
    ['a', 500, 'exact'],
    [true, 100, 'exact'],
  ]);
  expect(items[0]?.question?.prompt).toMatchObject({
    text: '<p>下列哪个是质数？</p>',
    options: [{ text: '<p>4</p>' }, { text: '<p>7</p>' }, { text: '<p>9</p>' }],
  });
});

test('a list that begins again has its first number again', async () => {
  const { groups } = await read(
    [listItem(1, 0, '甲？A. x B. y'), paragraphs('答案：A', '二、'), listItem(3, 0, '乙？A. x B. y 答案：B')].join(''),
    { 'word/numbering.xml': numbering },
  );
  expect(groups.map(({ items }) => items.map((item) => [item.question?.key, item.notes]))).toEqual([
    [['a', []]],
    [['b', []]],
  ]);
});

test('faces, formulas, tabs, revisions and gaps', async () => {
  const fraction =
    '<m:oMath><m:f><m:num><m:r><m:t>1</m:t></m:r></m:num><m:den><m:r><m:t>x</m:t></m:r></m:den></m:f></m:oMath>';
  const items = await readItems(
    [
      paragraph(
        run('1. The '),
        run('bold', '<w:b/>'),
        run(' H'),
        run('2', '<w:vertAlign w:val="subscript"/>'),
        run('O is '),
        `<w:del>${run('not ')}</w:del><w:ins>${run('now ')}</w:ins>`,
        fraction,
        run(' &lt; 1', '<w:b w:val="0"/>'),
      ),
      paragraph(run('A. x'), tab, run('B. '), fraction, tab, run('C. '), run('y', '<w:i/>')),
      paragraphs('答案：B'),
      paragraph(run('2. I '), run('     ', '<w:u w:val="single"/>'), run(' home.')),
      paragraphs('答案：went'),
    ].join(''),
  );
  const math = '<span data-math>\\frac{1}{x}</span>';
  expect(items.map((item) => item.notes)).toEqual([[], []]);
  expect(items[0]?.question).toMatchObject({
    prompt: {
      text: `<p>The <strong>bold</strong> H<sub>2</sub>O is now ${math} &lt; 1</p>`,
      options: [{ text: '<p>x</p>' }, { text: `<p>${math}</p>` }, { text: '<p><em>y</em></p>' }],
    },
    key: 'b',
  });
  expect(items[0]?.source).toContain('\\frac{1}{x}');
  expect(items[1]?.question).toMatchObject({
    prompt: { text: '<p>I <span data-blank="1"></span> home.</p>' },
    key: [['went']],
  });
});

test.each([
  ['underlined', '<w:u w:val="single"/>'],
  ['highlighted', '<w:highlight w:val="yellow"/>'],
  ['red', '<w:color w:val="FF0000"/>'],
])('an %s option is taken as the answer and marked as a guess', async (_name, properties) => {
  const [item] = await readItems(
    [paragraphs('1. p?', 'A. x'), paragraph(run('B. '), run('y', properties)), paragraphs('C. z')].join(''),
  );
  expect(item?.question).toMatchObject({ key: 'b', prompt: { options: [{}, { text: '<p>y</p>' }, {}] } });
  expect(item?.notes).toEqual([{ code: 'keyUnclear', detail: 'B' }]);
});

test('pictures come along, drawings of Windows are named', async () => {
  const drawing = (id: string, alt: string) =>
    `<w:r><w:drawing><wp:inline><wp:extent cx="952500" cy="476250"/><wp:docPr id="1" descr="${alt}"/><a:blip r:embed="${id}"/></wp:inline></w:drawing></w:r>`;
  const shape = '<w:r><w:pict><v:shape><v:imagedata r:id="r2" o:title="old"/></v:shape></w:pict></w:r>';
  const relations = `<Relationships>
    <Relationship Id="r1" Target="media/image1.png"/><Relationship Id="r2" Target="media/image2.gif"/>
    <Relationship Id="r3" Target="media/image3.wmf"/><Relationship Id="r4" Target="../../../etc/passwd"/>
    <Relationship Id="r5" Target="http://example.org/a.png" TargetMode="External"/></Relationships>`;
  const { groups, files } = await read(
    [
      paragraph(run('1. Look '), drawing('r1', 'a &quot;tree&quot;'), shape, drawing('r1', '')),
      paragraphs('A. x', 'B. y', '答案：A', '2. q?'),
      paragraph(drawing('r3', ''), drawing('r4', ''), drawing('r5', 'far')),
      paragraphs('A. x', 'B. y', '答案：A'),
    ].join(''),
    {
      'word/_rels/document.xml.rels': relations,
      'word/media/image1.png': 'one',
      'word/media/image2.gif': 'two',
      'word/media/image3.wmf': 'three',
    },
  );
  expect(files.map(({ id, name, bytes }) => [id, name, Buffer.from(bytes).toString()])).toEqual([
    [1, 'image1.png', 'one'],
    [2, 'image2.gif', 'two'],
  ]);
  expect(groups[0]?.items[0]?.question?.prompt).toMatchObject({
    text: '<p>Look <img data-file="1" alt="a &quot;tree&quot;" width="100" height="50" /><img data-file="2" alt="old" /><img data-file="1" alt="" width="100" height="50" /></p>',
  });
  expect(groups[0]?.items[1]?.notes).toEqual([
    { code: 'pictureMissing', detail: 'image3.wmf' },
    { code: 'pictureMissing', detail: 'passwd' },
    { code: 'pictureMissing', detail: 'far' },
  ]);
});

test('tables stay tables, those that only place options do not, and text boxes are read in their place', async () => {
  const box = `<w:r><mc:AlternateContent><mc:Choice><w:drawing><wps:txbx><w:txbxContent>${paragraphs('in the box')}</w:txbxContent></wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict><w:txbxContent>${paragraphs('in the box')}</w:txbxContent></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
  const items = await readItems(
    [
      paragraph(run('1. Read:'), box),
      table(['year', 'rain'], ['2020', '12']),
      table(['A. wet', 'B. dry'], ['C. hot', 'D. cold']),
      paragraphs('【答案】D'),
    ].join(''),
  );
  expect(items[0]?.question).toMatchObject({
    key: 'd',
    prompt: {
      text: '<p>Read:</p><p>in the box</p><table><tr><td>year</td><td>rain</td></tr><tr><td>2020</td><td>12</td></tr></table>',
      options: [{ text: '<p>wet</p>' }, { text: '<p>dry</p>' }, { text: '<p>hot</p>' }, { text: '<p>cold</p>' }],
    },
  });
});

const raise = (text: string) => run(text, '<w:vertAlign w:val="superscript"/>');
const lower = (text: string) => run(text, '<w:vertAlign w:val="subscript"/>');

test.each([
  ['digits above the line', [run('10'), raise('3')], '10³', []],
  ['digits below the line', [run('H'), lower('2'), run('O')], 'H₂O', []],
  ['an ion', [run('SO'), lower('4'), raise('2-')], 'SO₄²⁻', []],
  ['letters above the line', [run('x'), raise('ab')], 'xab', ['keyUnclear']],
])('a typed answer keeps what stands above and below: %s', async (_name, runs, form, codes) => {
  const gap = paragraphs('1. It is ____.', '2. So is ____.', '答案：y');
  const documents = [
    [paragraphs('1. It is ____.'), paragraph(run('答案：'), ...runs)],
    [gap, paragraphs('参考答案'), paragraph(run('1. '), ...runs)],
    [
      gap,
      paragraphs('参考答案'),
      `<w:tbl><w:tr><w:tc>${paragraphs('1')}</w:tc><w:tc>${paragraphs('2')}</w:tc></w:tr><w:tr><w:tc>${paragraph(...runs)}</w:tc><w:tc>${paragraphs('y')}</w:tc></w:tr></w:tbl>`,
    ],
  ];
  for (const document of documents) {
    const [item] = await readItems(document.join(''));
    expect([item?.question?.key, item?.notes.map(({ code }) => code)]).toEqual([[[form]], codes]);
  }
});

test('a formula among the answers is named', async () => {
  const [item] = await readItems(
    [
      paragraphs('1. It is ____.', '参考答案'),
      paragraph(run('1. '), '<m:oMath><m:r><m:t>x</m:t></m:r></m:oMath>'),
    ].join(''),
  );
  expect(item?.question?.key).toEqual([['x']]);
  expect(item?.notes).toEqual([{ code: 'keyUnclear', detail: 'x' }]);
});

const textBox = (text: string) =>
  `<wps:wsp><wps:txbx><w:txbxContent>${paragraphs(text)}</w:txbxContent></wps:txbx></wps:wsp>`;
const picture = '<pic:pic><pic:blipFill><a:blip r:embed="r1"/></pic:blipFill></pic:pic>';
const drawIn = (content: string) =>
  `<w:r><w:drawing><wp:inline><wp:extent cx="952500" cy="476250"/><wp:docPr id="1" name="Figure 1"/>${content}</wp:inline></w:drawing></w:r>`;
const group = (...parts: string[]) => drawIn(`<wpg:wgp>${parts.join('')}</wpg:wgp>`);
const missing = [{ code: 'pictureMissing', detail: 'Figure 1' }];

test.each([
  [
    'a picture with text boxes',
    group(picture, textBox('one'), textBox('two')),
    /<img data-file="1" alt="" \/>.*one.*two/,
    [],
  ],
  [
    'a text box in a text box',
    group(textBox('outer').replace('</w:txbxContent>', `${paragraph(drawIn(textBox('inner')))}</w:txbxContent>`)),
    /^<p>Look<\/p><p>outer<\/p><p>inner<\/p>$/,
    [],
  ],
  ['lines with letters', group('<wps:wsp/>', textBox('A1')), /Look.*A1/, missing],
  ['a shape', drawIn('<wps:wsp/>'), /Look/, missing],
  ['a chart', drawIn('<a:graphic><c:chart r:id="r9"/></a:graphic>'), /Look/, missing],
  ['a diagram', drawIn('<a:graphic><dgm:relIds r:dm="r9"/></a:graphic>'), /Look/, missing],
  ['an old shape', '<w:r><w:pict><v:oval alt="Figure 1"/></w:pict></w:r>', /Look/, missing],
  ['a rule', '<w:r><w:pict><v:rect o:hr="t"/></w:pict></w:r>', /Look/, []],
])('what is drawn is shown or named: %s', async (_name, drawing, text, notes) => {
  const [item] = await readItems([paragraph(run('1. Look'), drawing), paragraphs('A. x', 'B. y', '答案：A')].join(''), {
    'word/_rels/document.xml.rels': '<Relationships><Relationship Id="r1" Target="media/image1.png"/></Relationships>',
    'word/media/image1.png': 'one',
  });
  expect(item?.question?.prompt).toMatchObject({ text: expect.stringMatching(text) as unknown });
  expect(item?.notes).toEqual(notes);
});

test('a document within the document and a picture above the first question are named', async () => {
  const items = await readItems(
    [
      paragraph(run('Look:'), drawIn('<wps:wsp/>')),
      paragraphs('1. p?', 'A. x', 'B. y', '答案：A', '2. q?'),
      '<w:altChunk r:id="r7"/>',
      paragraphs('A. x', 'B. y', '答案：A'),
    ].join(''),
  );
  expect(items.map(({ notes }) => notes)).toEqual([missing, [{ code: 'pictureMissing', detail: 'altChunk r7' }]]);
});

test('a hostile document is refused', async () => {
  const bomb = packZip([
    {
      name: 'word/document.xml',
      bytes: Buffer.from('<!DOCTYPE a [<!ENTITY b "c">]><w:document><w:body/></w:document>'),
    },
  ]);
  await expect(readSource({ name: 'a.docx', bytes: await bomb })).rejects.toThrow(new SourceError('bomb'));
  const tight = packZip([{ name: 'word/document.xml', bytes: Buffer.alloc(50 * 1024 * 1024, 32) }]);
  await expect(readSource({ name: 'a.docx', bytes: await tight })).rejects.toThrow(new SourceError('bomb'));
  await expect(read('<w:p>'.repeat(1000))).rejects.toThrow(new SourceError('bomb'));
  const beginning = (await packWord(paragraphs('1. p?'))).subarray(0, 100);
  await expect(readSource({ name: 'a.docx', bytes: beginning })).rejects.toThrow(new SourceError('unreadable'));
});
