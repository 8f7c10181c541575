import { expect, test } from 'vitest';
import { choiceItem, examplePackage, manifest, packFiles } from './example-package.ts';
import { openPackage } from './package.ts';

const messages = (archive: Uint8Array): string[] => openPackage(archive).findings.map(({ message }) => message);

test('a package that keeps to the standard has no finding and is read', () => {
  const read = openPackage(examplePackage());
  expect(read.findings).toEqual([]);
  const item = read.items.get('items/rivers.xml');
  expect(item).toMatchObject({ identifier: 'item-1', title: 'Rivers', text: 'Look at the map. [RESPONSE]' });
  expect(item?.interactions).toMatchObject([
    {
      name: 'qti-choice-interaction',
      prompt: 'Which river ends in the Mediterranean?',
      choices: [
        { identifier: 'nile', text: 'The Nile' },
        { identifier: 'congo', text: 'The Congo' },
      ],
    },
  ]);
});

test.each([
  ['no manifest', { 'imsmanifest.xml': '' }, 'document must contain a root element'],
  [
    'another namespace of the manifest',
    { 'imsmanifest.xml': manifest.replace('qti/qtiv3p0/', '') },
    'is no manifest of QTI 3.0',
  ],
  [
    'another schema',
    { 'imsmanifest.xml': manifest.replace('QTI Package', 'IMS Content') },
    'The schema is "IMS Content"',
  ],
  [
    'a file that is not there',
    { 'imsmanifest.xml': manifest.replaceAll('media/map', 'media/plan') },
    'media/plan.png is not in the package',
  ],
  ['a file in no resource', { 'notes.txt': 'n' }, 'notes.txt is in no resource'],
  [
    'a way out of the package',
    { 'imsmanifest.xml': manifest.replaceAll('media/map', '../map') },
    '../map.png leads out of the package',
  ],
  [
    'a dependency on nothing',
    { 'imsmanifest.xml': manifest.replace('identifierref="r-map"', 'identifierref="r-plan"') },
    'The dependency r-plan is no resource',
  ],
  [
    'a picture without dependency',
    { 'imsmanifest.xml': manifest.replace('<dependency identifierref="r-map"/>', '') },
    'media/map.png is no file or dependency of r-item',
  ],
  [
    'a repeated identifier',
    { 'imsmanifest.xml': manifest.replace('"r-map" type', '"r-item" type') },
    'The identifier r-item is used twice',
  ],
  ['an identifier that is no ID', { 'imsmanifest.xml': manifest.replaceAll('"r-map"', '"1 map"') }, '"1 map" is no ID'],
  [
    'an unknown type',
    { 'imsmanifest.xml': manifest.replace('imsqti_item_xmlv3p0', 'imsqti_item_xmlv2p2') },
    '"imsqti_item_xmlv2p2" is no type of resource',
  ],
  ['an item that is not well-formed', { 'items/rivers.xml': choiceItem.replace('</p>', '') }, 'unexpected close tag'],
  [
    'a document type',
    { 'items/rivers.xml': choiceItem.replace('?>', '?><!DOCTYPE x [<!ENTITY a "b">]>') },
    'A document type declaration is refused',
  ],
])('%s is reported', (_, changes, message) => {
  expect(messages(examplePackage(changes)).join('\n')).toContain(message);
});

test('what is no archive, or has a broken one, is reported', () => {
  expect(messages(Buffer.from('no archive at all, only text'))[0]).toContain('no zip archive');
  const broken = examplePackage();
  broken[broken.indexOf('Rivers of Africa')] = 0;
  expect(messages(broken)[0]).toContain('checksum');
  expect(messages(packFiles({ 'items/rivers.xml': choiceItem }))).toEqual(['There is no imsmanifest.xml at the root']);
});

test.each([
  ['namespace', 'imsqtiasi_v3p0', 'imsqti_v2p2', 'The namespace is'],
  ['missing title', 'title="Rivers"', '', 'lacks the attribute title'],
  ['missing time-dependent', 'time-dependent="false"', '', 'lacks the attribute time-dependent'],
  [
    'unbound interaction',
    'response-identifier="RESPONSE"',
    'response-identifier="OTHER"',
    'which is no declared response variable',
  ],
  ['wrong base-type', 'base-type="identifier"', 'base-type="string"', 'may not be bound to a single string'],
  [
    'wrong cardinality',
    'cardinality="single" base-type="identifier"',
    'cardinality="ordered" base-type="identifier"',
    'may not be bound to a ordered identifier',
  ],
  ['impossible key', '<qti-value>nile', '<qti-value>volga', 'expects "volga"'],
  ['repeated choice', 'identifier="congo"', 'identifier="nile"', 'The identifier nile is used twice'],
  ['choice without identifier', 'identifier="congo"', '', 'lacks the attribute identifier'],
  ['too many choices', 'max-choices="1"', 'max-choices="2"', 'is single where several may be chosen'],
  ['no SCORE', 'identifier="SCORE"', 'identifier="POINTS"', 'There is no outcome SCORE'],
  ['SCORE of integers', 'base-type="float"/>', 'base-type="integer"/>', 'SCORE needs to be a single float'],
  ['text in the body', '<p>Look', 'Look<p>', 'Text stands directly in <qti-item-body>'],
  ['element of another language', '<em>map</em>', '<u>map</u>', '<u> may not stand in <p>'],
  ['block in a line', '<em>map</em>', '<div>map</div>', '<div> may not stand in <p>'],
  [
    'interaction in a choice',
    'The Congo<',
    'The <qti-text-entry-interaction response-identifier="RESPONSE"/><',
    'stands in static content',
  ],
  ['picture without words', ' alt="Rivers of Africa"', '', 'lacks the attribute alt'],
  [
    'an order that is no truth',
    'max-choices="1"',
    'max-choices="1" shuffle="yes"',
    'shuffle of <qti-choice-interaction> may not be "yes"',
  ],
  ['script', '<em>map</em>', '<script>1</script>', '<script> may not stand in <p>'],
  ['handler in an attribute', '<em>', '<em onclick="go()">', '<em> has no attribute onclick'],
  [
    'rows without a body',
    '<p>Look at',
    '<table><tr><td>x</td></tr></table><p>Look at',
    '<tr> may not stand in <table>',
  ],
  [
    'a foot after its body',
    '<p>Look at',
    '<table><tbody><tr><td>x</td></tr></tbody><tfoot><tr><td>y</td></tr></tfoot></table><p>Look at',
    '<table> may not hold tbody, tfoot in this order',
  ],
  [
    'feedback without its body',
    '</qti-assessment-item>',
    '<qti-modal-feedback outcome-identifier="SCORE" identifier="x"><p>y</p></qti-modal-feedback></qti-assessment-item>',
    '<p> may not stand in <qti-modal-feedback>',
  ],
  ['unknown template', 'match_correct.xml', 'match_nearly.xml', 'is not of the standard'],
  ['nothing that scores', '<qti-response-processing', '<qti-modal-feedback', 'Nothing scores the item'],
  ['wrong order', '<qti-item-body>', '<qti-catalog-info/><qti-item-body>', '<qti-item-body> may not stand here'],
])('an item with a fault is reported: %s', (_, part, change, message) => {
  const item = choiceItem.replace(part, change);
  expect(item).not.toBe(choiceItem);
  expect(messages(examplePackage({ 'items/rivers.xml': item })).join('\n')).toContain(message);
});
