import { expect, test } from 'vitest';
import { getOutcome } from '../format.ts';
import { choice, declare, item, manifest, picture, readPackage, simpleChoices } from './testing/qti-files.ts';

const threeItem = (id: string, stimulus = '') => `<?xml version="1.0"?>
<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="${id}" title="${id}" time-dependent="false">
<qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="identifier"><qti-correct-response><qti-value>A</qti-value></qti-correct-response></qti-response-declaration>${stimulus}
<qti-item-body><p>See <img src="../img/a%20b.png" alt="a map"/>.</p><qti-choice-interaction response-identifier="RESPONSE" max-choices="1"><qti-prompt>Where?</qti-prompt><qti-simple-choice identifier="A">here</qti-simple-choice><qti-simple-choice identifier="B">there</qti-simple-choice></qti-choice-interaction></qti-item-body>
<qti-modal-feedback outcome-identifier="F" identifier="solution" show-hide="show"><qti-content-body><p>North.</p></qti-content-body></qti-modal-feedback></qti-assessment-item>`;

test('a package of QTI 3.0: sections, a passage, weights, pictures', async () => {
  const stimulus = '<qti-assessment-stimulus-ref identifier="S" href="../stimuli/s.xml"/>';
  const { format, groups, files } = await readPackage({
    'imsmanifest.xml': manifest('items/1.xml', 'items/2.xml', 'items/3.xml'),
    'test.xml': `<qti-assessment-test identifier="T" title="Test"><qti-test-part identifier="P"><qti-assessment-section identifier="A" title="Geography">
<qti-assessment-item-ref identifier="i2" href="items/2.xml"><qti-weight identifier="W" value="3"/></qti-assessment-item-ref><qti-assessment-item-ref identifier="i1" href="items/1.xml"><qti-time-limits max-time="60"/></qti-assessment-item-ref></qti-assessment-section></qti-test-part></qti-assessment-test>`,
    'items/1.xml': threeItem('one', stimulus),
    'items/2.xml': threeItem('two'),
    'items/3.xml': threeItem('three'),
    'stimuli/s.xml':
      '<qti-assessment-stimulus identifier="S" title="The river"><qti-stimulus-body><p>A river.</p></qti-stimulus-body></qti-assessment-stimulus>',
    'img/a b.png': picture,
  });
  expect(format).toBe('qti');
  expect(
    groups.map(({ title, passage, items }) => [title, passage, items.map(({ identifier }) => identifier)]),
  ).toEqual([
    ['Geography', '', ['two']],
    ['The river', '<p>A river.</p>', ['one']],
    ['', '', ['three']],
  ]);
  const [two, one] = groups.flatMap(({ items }) => items);
  expect(two).toMatchObject({ notes: [], question: { points: 300, key: 'a', explanation: '<p>North.</p>' } });
  expect(two?.question?.prompt).toMatchObject({ text: '<p>See <img data-file="1" alt="a map" />.</p><p>Where?</p>' });
  expect(one?.notes).toEqual([{ code: 'timeLimit', detail: '' }]);
  expect(files).toEqual([{ id: 1, name: 'a b.png', bytes: picture }]);
});

test('an item that asks nothing is the passage of those after it, or is named', async () => {
  const question = (id: string) => item(choice(simpleChoices('a', 'b')), { id, head: declare(['A']) });
  const { groups } = await readPackage({
    'imsmanifest.xml': manifest('a.xml', 'b.xml', 'c.xml'),
    'a.xml': item('<p>Read this.</p>', { id: 'text' }),
    'b.xml': question('b'),
    'c.xml': item('<p>The end.</p>', { id: 'end' }),
  });
  expect(groups.map(({ title, passage, items }) => [title, passage, ...items.map(getOutcome)])).toEqual([
    ['Title of text', '<p>Read this.</p>', 'exact'],
    ['Title of end', '', 'dropped'],
  ]);
});

test('nothing outside the archive is read, and hostile files are refused', async () => {
  const bad = item(
    `<p><img src="../../../../etc/hostname" alt="x"/><img src="http://example.org/a.png" alt="y"/></p>${choice(simpleChoices('a', 'b'))}`,
    {
      head: declare(['A']),
    },
  );
  const { groups, files } = await readPackage({ 'imsmanifest.xml': manifest('a.xml'), 'a.xml': bad });
  expect(groups[0]?.items[0]?.notes.map(({ code, detail }) => [code, detail])).toEqual([
    ['pictureMissing', 'x'],
    ['pictureMissing', 'y'],
  ]);
  expect(files).toEqual([]);
  const entities = `<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>${item('<p>&x;</p>')}`;
  await expect(readPackage({ 'imsmanifest.xml': manifest('a.xml'), 'a.xml': entities })).rejects.toMatchObject({
    code: 'bomb',
  });
  await expect(
    readPackage({ 'imsmanifest.xml': manifest('a.xml'), 'a.xml': Buffer.alloc(9_000_000) }),
  ).rejects.toMatchObject({ code: 'bomb' });
  await expect(readPackage({ 'imsmanifest.xml': manifest() })).rejects.toMatchObject({ code: 'empty' });
  await expect(readPackage({ 'readme.txt': 'hello' })).rejects.toMatchObject({ code: 'unreadable' });
});

test('a package may have thousands of items', async () => {
  const names = Array.from({ length: 2100 }, (_, index) => `items/${index}.xml`);
  const one = item(choice(simpleChoices('a', 'b')), { head: declare(['A']) });
  const files = Object.fromEntries(names.map((name) => [name, one]));
  const { groups } = await readPackage({ 'imsmanifest.xml': manifest(...names), ...files });
  expect(groups.map(({ items }) => items.length)).toEqual([2100]);
});
