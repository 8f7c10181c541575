import { expect, test } from 'vitest';
import { readSource } from '../index.ts';
import { choice, declare, item, mapping, processing, read, simpleChoices } from './testing/qti-files.ts';

test('a single choice with a formula, its explanation and points', async () => {
  const found = await read(
    item(
      `<p>Solve <m:math xmlns:m="x"><m:msup><m:mi>x</m:mi><m:mn>2</m:mn></m:msup></m:math>.</p>${choice(simpleChoices('one', 'two'))}`,
      {
        head: `${declare(['B'])}<outcomeDeclaration identifier="MAXSCORE" cardinality="single" baseType="float"><defaultValue><value>2</value></defaultValue></outcomeDeclaration>`,
        tail: `${processing('match_correct')}<modalFeedback outcomeIdentifier="FEEDBACK" identifier="general" showHide="show"><p>Because.</p></modalFeedback>`,
      },
    ),
  );
  expect(found).toMatchObject({
    identifier: 'item-1',
    outcome: 'exact',
    question: {
      type: 'choice',
      key: 'b',
      points: 200,
      explanation: '<p>Because.</p>',
      prompt: {
        text: '<p>Solve <span data-math>{x}^{2}</span>.</p><p>Which?</p>',
        options: [
          { id_option: 'a', text: 'one' },
          { id_option: 'b', text: 'two' },
        ],
      },
    },
  });
  expect(found.source).toContain('B)  two\nRESPONSE = B');
});

test.each([
  [
    'several right, points for each',
    item(choice(simpleChoices('one', 'two', 'three'), 'maxChoices="0" shuffle="true"'), {
      head: declare(['A', 'C'], { cardinality: 'multiple', more: mapping({ A: 1, C: 1, B: -1 }) }),
      tail: processing('map_response'),
    }),
    { type: 'multiple-choice', key: ['a', 'c'], points: 200 },
    ['partialCredit', 'wrongAnswersPenalty', 'optionOrder'],
  ],
  [
    'equal shares that wrong options take off too, never below zero',
    item(choice(simpleChoices('one', 'two', 'three'), 'maxChoices="0"'), {
      head: declare(['A', 'C'], { cardinality: 'multiple', more: mapping({ A: 1, C: 1, B: -1 }, ' lowerBound="0"') }),
      tail: processing('map_response'),
    }),
    { type: 'multiple-choice', key: ['a', 'c'], points: 200, prompt: { partialCredit: true } },
    [],
  ],
  [
    'a mapping that does not score',
    item(choice(simpleChoices('one', 'two')), {
      head: declare(['A'], { more: mapping({ A: 1, B: 0.5 }) }),
      tail: processing('match_correct'),
    }),
    { type: 'choice', key: 'a' },
    [],
  ],
  [
    'a key in the conditions alone, with comments on options',
    item(choice(simpleChoices('one<feedbackInline identifier="A">yes</feedbackInline>', 'two')), {
      head: declare([]),
      tail: `<responseProcessing><responseCondition><responseIf><match><variable identifier="RESPONSE"/><baseValue baseType="identifier">A</baseValue></match><setOutcomeValue identifier="SCORE"><baseValue baseType="float">3</baseValue></setOutcomeValue></responseIf></responseCondition></responseProcessing>`,
    }),
    { type: 'choice', key: 'a', points: 300 },
    ['keyUnclear', 'optionFeedback'],
  ],
  [
    'true or false',
    item(choice(simpleChoices('True', 'False')), { head: declare(['B']) }),
    { type: 'true-false', key: false },
    [],
  ],
  [
    'gaps to type',
    item(
      '<p>I <textEntryInteraction responseIdentifier="R1" expectedLength="5"/> and <textEntryInteraction responseIdentifier="R2"/>.</p>',
      {
        head:
          declare(['am'], { id: 'R1', baseType: 'string', more: mapping({ am: 1, was: 1, be: 0.5 }) }) +
          declare(['7'], { id: 'R2', baseType: 'string' }),
        tail: processing('map_response'),
      },
    ),
    {
      type: 'blanks',
      key: [['am', 'was'], ['7']],
      prompt: { text: '<p>I <span data-blank="1"></span> and <span data-blank="2"></span>.</p>', blanks: 2 },
    },
    ['partialCredit'],
  ],
  [
    'a word in capitals',
    item('<p>Capital: <textEntryInteraction responseIdentifier="RESPONSE"/> is it.</p>', {
      head: declare(['Paris'], { baseType: 'string' }),
      tail: processing('match_correct'),
    }),
    { type: 'blanks', key: [['Paris']] },
    ['caseSensitive'],
  ],
  [
    'a number at the end',
    item('<p>2 × 3 = <textEntryInteraction responseIdentifier="RESPONSE"/></p>', {
      head: declare(['6'], { baseType: 'integer' }),
    }),
    { type: 'numeric-entry', key: { accepted: ['6'] } },
    [],
  ],
  [
    'gaps to choose',
    item(
      '<p>He <inlineChoiceInteraction responseIdentifier="RESPONSE" shuffle="false"><inlineChoice identifier="A">go</inlineChoice><inlineChoice identifier="B">goes</inlineChoice></inlineChoiceInteraction> home.</p>',
      { head: declare(['B']) },
    ),
    { type: 'inline-choice', key: ['goes'], prompt: { text: '<p>He <span data-blank="1"></span> home.</p>' } },
    [],
  ],
  [
    'an order',
    item(
      `<orderInteraction responseIdentifier="RESPONSE" shuffle="true"><prompt>Sort.</prompt>${simpleChoices('3', '1', '2')}</orderInteraction>`,
      { head: declare(['B', 'C', 'A'], { cardinality: 'ordered' }) },
    ),
    { type: 'ordering', key: ['b', 'c', 'a'] },
    [],
  ],
  [
    'a task with a rubric',
    item(
      '<rubricBlock view="scorer"><p>Three reasons.</p></rubricBlock><p>Why?</p><extendedTextInteraction responseIdentifier="RESPONSE"/>',
      { head: declare([], { baseType: 'string' }) },
    ),
    { type: 'essay', key: { model: '<p>Three reasons.</p>' }, prompt: { text: '<p>Why?</p>' } },
    [],
  ],
  [
    'a file to hand in',
    item('<p>Draw.</p><uploadInteraction responseIdentifier="RESPONSE"/>', { head: declare([], { baseType: 'file' }) }),
    { type: 'file-upload', prompt: { text: '<p>Draw.</p>', accepts: ['files'] } },
    [],
  ],
])('%s', async (_what, text, question, codes) => {
  const found = await read(text);
  expect(found.codes).toEqual(codes);
  expect(found.question).toMatchObject(question);
});

const match = (pairs: readonly string[]) =>
  item(
    `<matchInteraction responseIdentifier="RESPONSE" maxAssociations="3"><prompt>Match.</prompt><simpleMatchSet>
<simpleAssociableChoice identifier="F" matchMax="1">France</simpleAssociableChoice><simpleAssociableChoice identifier="S" matchMax="1">Spain</simpleAssociableChoice></simpleMatchSet><simpleMatchSet>
<simpleAssociableChoice identifier="P" matchMax="1">Paris</simpleAssociableChoice><simpleAssociableChoice identifier="M" matchMax="1">Madrid</simpleAssociableChoice></simpleMatchSet></matchInteraction>`,
    { head: declare(pairs, { cardinality: 'multiple', baseType: 'directedPair' }) },
  );

test('pairs become a table where each row has one, words to drag become gaps to choose', async () => {
  expect((await read(match(['S M', 'F P']))).question).toMatchObject({ type: 'matching-table', key: ['a', 'b'] });
  expect((await read(match(['F P', 'F M']))).question).toMatchObject({
    key: ['a', 'a'],
    prompt: { rows: [{ text: 'Paris' }, { text: 'Madrid' }] },
  });
  expect((await read(match(['F P', 'F M', 'S M']))).codes).toEqual(['typeUnknown']);
  const gapMatch = item(
    '<gapMatchInteraction responseIdentifier="RESPONSE"><prompt>Drag.</prompt><gapText identifier="W" matchMax="1">winter</gapText><gapText identifier="S" matchMax="1">summer</gapText><blockquote><p>Now is the <gap identifier="G1"/> of our discontent.</p></blockquote></gapMatchInteraction>',
    { head: declare(['W G1'], { cardinality: 'multiple', baseType: 'directedPair' }) },
  );
  expect((await read(gapMatch)).question).toMatchObject({
    type: 'inline-choice',
    key: ['winter'],
    prompt: {
      text: '<p>Drag.</p><blockquote><p>Now is the <span data-blank="1"></span> of our discontent.</p></blockquote>',
      gaps: [['winter', 'summer']],
    },
  });
});

test('what the bank has no type for is left out with its name', async () => {
  const notes = async (text: string) => (await read(text)).notes;
  expect(await notes(item('<p>?</p><sliderInteraction responseIdentifier="RESPONSE"/>'))).toEqual([
    { code: 'typeUnknown', detail: 'sliderInteraction' },
  ]);
  expect(
    await notes(item(`${choice(simpleChoices('a', 'b'))}<p><textEntryInteraction responseIdentifier="X"/></p>`)),
  ).toEqual([{ code: 'typeUnknown', detail: 'choiceInteraction + textEntryInteraction' }]);
  expect(
    await notes(
      item(choice(simpleChoices('a', 'b')), {
        head: '<templateDeclaration identifier="N" cardinality="single" baseType="integer"/>',
      }),
    ),
  ).toEqual([{ code: 'variables', detail: '' }]);
  expect(await notes(item(choice(simpleChoices('a', 'b'))))).toEqual([{ code: 'keyMissing', detail: '' }]);
});

test('comments on options and on answers are named once', async () => {
  const feedback = (id: string) =>
    `<modalFeedback outcomeIdentifier="F" identifier="${id}" showHide="show">Look again.</modalFeedback>`;
  const inline = 'one<feedbackInline outcomeIdentifier="F" identifier="A">yes</feedbackInline>';
  const found = await read(
    item(choice(simpleChoices(inline, 'two')), { head: declare(['A']), tail: feedback('A') + feedback('B') }),
  );
  expect(found.notes).toEqual([{ code: 'optionFeedback', detail: '' }]);
  expect(found.question).toMatchObject({ explanation: '', prompt: { options: [{ text: 'one' }, { text: 'two' }] } });
});

test('a solution in the body explains, rounding is named, gaps and pictures are in the source', async () => {
  const found = await read(
    item(
      '<p>A <img src="x.png" alt="cat"/> <inlineChoiceInteraction responseIdentifier="RESPONSE"><inlineChoice identifier="A">runs</inlineChoice><inlineChoice identifier="B">run</inlineChoice></inlineChoiceInteraction>.</p><feedbackBlock identifier="SOLUTION" outcomeIdentifier="F" showHide="show"><p>One cat.</p></feedbackBlock>',
      { head: declare(['A']) },
    ),
  );
  expect(found.source).toContain('A [cat] ____ .\nA)  runs\nB)  run');
  expect(found.question).toMatchObject({ explanation: '<p>One cat.</p>' });
  expect(found.codes).toEqual(['pictureMissing']);
  const rounded = item('<p>e² = <textEntryInteraction responseIdentifier="RESPONSE"/></p>', {
    head: declare(['7.389'], { baseType: 'float' }),
    tail: '<responseProcessing><responseCondition><responseIf><equalRounded figures="3"><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></equalRounded></responseIf></responseCondition></responseProcessing>',
  });
  expect((await read(rounded)).notes).toEqual([{ code: 'tolerance', detail: 'equalRounded 3' }]);
});

test('UTF-16 is read', async () => {
  const text = item(choice(simpleChoices('一', '二')), { head: declare(['B']) }).replace('UTF-8', 'UTF-16');
  const { groups } = await readSource({ name: 'item.xml', bytes: Buffer.from(`\uFEFF${text}`, 'utf16le') });
  expect(groups[0]?.items[0]?.question).toMatchObject({
    key: 'b',
    prompt: { options: [{ text: '一' }, { text: '二' }] },
  });
});

test('markup that is not known is named', async () => {
  const found = await read(
    item(`<p><blink>Now</blink></p>${choice(simpleChoices('a', 'b'))}`, { head: declare(['A']) }),
  );
  expect(found.notes).toEqual([{ code: 'markup', detail: 'blink' }]);
});

const rule = (name: string, value: string, points: number, id = 'RESPONSE') =>
  `<${name}><match><variable identifier="${id}"/><baseValue baseType="identifier">${value}</baseValue></match><setOutcomeValue identifier="SCORE"><baseValue baseType="float">${points}</baseValue></setOutcomeValue></${name}>`;
const rules = (...list: readonly string[]) =>
  `<responseProcessing><responseCondition>${list.join('')}</responseCondition></responseProcessing>`;
const firstRules = rules(rule('responseIf', 'B', 2), rule('responseElseIf', 'C', 1));
const inlineChoice =
  '<p>He <inlineChoiceInteraction responseIdentifier="RESPONSE"><inlineChoice identifier="B">goes</inlineChoice><inlineChoice identifier="C">go</inlineChoice></inlineChoiceInteraction> home.</p>';

test.each([
  ['of a choice', choice(simpleChoices('one', 'two', 'three')), 'identifier', 'b'],
  ['of a gap to choose', inlineChoice, 'identifier', ['goes']],
  ['of a gap to type', '<p>A <textEntryInteraction responseIdentifier="RESPONSE"/> C.</p>', 'string', [['B']]],
])('a key %s that only the rules give is the one with all points, and doubtful', async (_what, body, baseType, key) => {
  const found = await read(item(body, { head: declare([], { baseType }), tail: firstRules }));
  expect(found.question).toMatchObject({ key });
  expect(found.codes).toContain('keyUnclear');
});

test('several right answers where one is to be chosen are doubtful', async () => {
  const head = declare([], { more: mapping({ B: 1, C: 1 }) });
  const tail = processing('map_response');
  for (const body of [choice(simpleChoices('one', 'two', 'three')), inlineChoice])
    expect((await read(item(body, { head, tail }))).codes).toEqual(['keyUnclear']);
});

test('a decimal in the middle of a text is doubtful, since its other forms are not accepted', async () => {
  const body = '<p>It is <textEntryInteraction responseIdentifier="RESPONSE"/> m long.</p>';
  const codes = async (value: string) =>
    (await read(item(body, { head: declare([value], { baseType: 'float' }) }))).codes;
  expect(await codes('3.5')).toEqual(['keyUnclear']);
  expect(await codes('3')).toEqual([]);
});

test('two lines that the source has in order are shown the other way round', async () => {
  const body = `<orderInteraction responseIdentifier="RESPONSE"><prompt>Sort.</prompt>${simpleChoices('1', '2')}</orderInteraction>`;
  expect((await read(item(body, { head: declare(['A', 'B'], { cardinality: 'ordered' }) }))).question).toMatchObject({
    key: ['b', 'a'],
    prompt: { options: [{ text: '2' }, { text: '1' }] },
  });
});
