import { expect, test } from 'vitest';
import { mapResponse, matchCorrect, writeItem } from './example-package.ts';
import { type Finding, reportInto } from './findings.ts';
import { readItem, type Responses } from './item.ts';
import { parseXml } from './xml.ts';

function load(parts: Parameters<typeof writeItem>[0]) {
  const findings: Finding[] = [];
  const item = readItem(parseXml(writeItem(parts)), reportInto(findings, 'item.xml'));
  return { item, messages: findings.map(({ message }) => message) };
}

/** The score of each response; the item has to conform. */
function scores(parts: Parameters<typeof writeItem>[0], responses: readonly Responses[]): unknown[] {
  const { item, messages } = load(parts);
  expect(messages).toEqual([]);
  return responses.map((response) => item.score(response).get('SCORE')?.items[0]);
}

const declare = (cardinality: string, baseType: string, inner = '', identifier = 'RESPONSE') =>
  `<qti-response-declaration identifier="${identifier}" cardinality="${cardinality}" base-type="${baseType}">${inner}</qti-response-declaration>`;
const key = (...values: string[]) =>
  `<qti-correct-response>${values.map((value) => `<qti-value>${value}</qti-value>`).join('')}</qti-correct-response>`;
const choices = (name: string, identifiers: string, more = '') =>
  identifiers
    .split(' ')
    .map((identifier) => `<${name} identifier="${identifier}" ${more}>${identifier}</${name}>`)
    .join('');
const many = `<qti-choice-interaction response-identifier="RESPONSE" max-choices="0">${choices('qti-simple-choice', 'a b c d')}</qti-choice-interaction>`;
const entry = '<p>6 × 7 = <qti-text-entry-interaction response-identifier="RESPONSE"/></p>';

test('match_correct compares sets without order and orders with it', () => {
  const set = { declarations: declare('multiple', 'identifier', key('a', 'c')), body: many, processing: matchCorrect };
  expect(scores(set, [{ RESPONSE: ['c', 'a'] }, { RESPONSE: ['a'] }, { RESPONSE: ['a', 'b', 'c'] }, {}])).toEqual([
    1, 0, 0, 0,
  ]);
  const order = {
    declarations: declare('ordered', 'identifier', key('b', 'a', 'c')),
    body: `<qti-order-interaction response-identifier="RESPONSE">${choices('qti-simple-choice', 'a b c')}</qti-order-interaction>`,
    processing: matchCorrect,
  };
  expect(scores(order, [{ RESPONSE: ['b', 'a', 'c'] }, { RESPONSE: ['a', 'b', 'c'] }])).toEqual([1, 0]);
});

test('map_response sums each value once, between its bounds, with the default for what it does not name', () => {
  const mapping = `<qti-mapping lower-bound="0" upper-bound="1.5" default-value="-0.5">
    <qti-map-entry map-key="a" mapped-value="1"/><qti-map-entry map-key="b" mapped-value="1"/></qti-mapping>`;
  const parts = { declarations: declare('multiple', 'identifier', mapping), body: many, processing: mapResponse };
  expect(
    scores(parts, [
      { RESPONSE: ['a'] },
      { RESPONSE: ['a', 'b'] },
      { RESPONSE: ['a', 'c'] },
      { RESPONSE: ['c', 'd'] },
      { RESPONSE: ['a', 'a'] },
      {},
    ]),
  ).toEqual([1, 1.5, 0.5, 0, 1, 0]);
});

test('text is mapped without case unless its entry says otherwise', () => {
  const mapping = `<qti-mapping><qti-map-entry map-key="Paris" mapped-value="1"/>
    <qti-map-entry map-key="ROME" mapped-value="0.5" case-sensitive="true"/></qti-mapping>`;
  const parts = { declarations: declare('single', 'string', mapping), body: entry, processing: mapResponse };
  expect(
    scores(parts, [{ RESPONSE: ['pARIS'] }, { RESPONSE: ['ROME'] }, { RESPONSE: ['rome'] }, { RESPONSE: [''] }]),
  ).toEqual([1, 0.5, 0, 0]);
});

test('pairs have no direction, directed pairs have one', () => {
  const body = `<qti-associate-interaction response-identifier="RESPONSE" max-associations="2">${choices('qti-simple-associable-choice', 'a b c d', 'match-max="1"')}</qti-associate-interaction>`;
  const pairs = { declarations: declare('multiple', 'pair', key('a b', 'c d')), body, processing: matchCorrect };
  expect(scores(pairs, [{ RESPONSE: ['d c', 'a b'] }, { RESPONSE: ['a c', 'b d'] }])).toEqual([1, 0]);
  const sets = ['a b', 'x y'].map(
    (side) =>
      `<qti-simple-match-set>${choices('qti-simple-associable-choice', side, 'match-max="1"')}</qti-simple-match-set>`,
  );
  const directed = {
    declarations: declare('multiple', 'directedPair', key('a x', 'b y')),
    body: `<qti-match-interaction response-identifier="RESPONSE" max-associations="2">${sets.join('')}</qti-match-interaction>`,
    processing: matchCorrect,
  };
  expect(scores(directed, [{ RESPONSE: ['b y', 'a x'] }, { RESPONSE: ['x a', 'y b'] }])).toEqual([1, 0]);
});

test('points are mapped by areas, each area once', () => {
  const areas = `<qti-area-mapping default-value="-1"><qti-area-map-entry shape="circle" coords="10,10,5" mapped-value="2"/>
    <qti-area-map-entry shape="rect" coords="20,20,30,30" mapped-value="1"/></qti-area-mapping>`;
  const parts = {
    declarations: declare('multiple', 'point', areas),
    body: `<qti-select-point-interaction response-identifier="RESPONSE" max-choices="0"><img src="m.png" alt="m"/></qti-select-point-interaction>`,
    processing: mapResponse.replace('map_response', 'map_response_point'),
  };
  expect(scores(parts, [{ RESPONSE: ['10 12', '11 10', '25 25'] }, { RESPONSE: ['90 90', '10 10'] }, {}])).toEqual([
    3, 1, 0,
  ]);
});

const set = (expression: string) => `<qti-set-outcome-value identifier="SCORE">${expression}</qti-set-outcome-value>`;
const value = (baseType: string, text: string) => `<qti-base-value base-type="${baseType}">${text}</qti-base-value>`;
const when = (test: string, then: string, otherwise = '') =>
  `<qti-response-condition><qti-response-if>${test}${set(then)}</qti-response-if>${otherwise}</qti-response-condition>`;
const response = '<qti-variable identifier="RESPONSE"/>';
const fullScore = value('float', '1');

/** Scores 1 where the test of the response is true. */
function holds(baseType: string, expression: string, answers: readonly string[]): unknown[] {
  const parts = {
    declarations: declare('single', baseType),
    body: entry,
    processing: `<qti-response-processing>${when(expression, fullScore)}</qti-response-processing>`,
  };
  return scores(
    parts,
    answers.map((answer) => ({ RESPONSE: [answer] })),
  );
}

test.each([
  [
    'qti-equal',
    'float',
    `<qti-equal tolerance-mode="absolute" tolerance="0.1 0.2">${value('float', '5')}${response}</qti-equal>`,
    ['4.9', '5.2', '4.8', '5.3'],
    [1, 1, 0, 0],
  ],
  [
    'qti-equal, relative, without its lower bound',
    'float',
    `<qti-equal tolerance-mode="relative" tolerance="10" include-lower-bound="false">${value('float', '100')}${response}</qti-equal>`,
    ['90', '90.5', '110'],
    [0, 1, 1],
  ],
  [
    'qti-string-match',
    'string',
    `<qti-string-match case-sensitive="false">${response}${value('string', 'Seine')}</qti-string-match>`,
    ['SEINE', 'Seine ', 'Rhine'],
    [1, 0, 0],
  ],
  [
    'qti-pattern-match of the whole text',
    'string',
    `<qti-pattern-match pattern="\\s*[A-C]\\d+">${response}</qti-pattern-match>`,
    ['B12', ' C1', 'xB12', 'B12x', 'D1'],
    [1, 1, 0, 0, 0],
  ],
  [
    'qti-pattern-match with signs that are anchors elsewhere',
    'string',
    `<qti-pattern-match pattern="^a$">${response}</qti-pattern-match>`,
    ['a', '^a$'],
    [0, 1],
  ],
  [
    'qti-and, qti-not',
    'integer',
    `<qti-and><qti-gte>${response}${value('integer', '2')}</qti-gte><qti-not><qti-gt>${response}${value('integer', '4')}</qti-gt></qti-not></qti-and>`,
    ['1', '2', '4', '5'],
    [0, 1, 1, 0],
  ],
  [
    'qti-or with NULL',
    'string',
    `<qti-or><qti-is-null>${response}</qti-is-null><qti-match>${response}${value('string', 'x')}</qti-match></qti-or>`,
    ['', 'x', 'X'],
    [1, 1, 0],
  ],
  [
    'qti-member',
    'string',
    `<qti-member>${response}<qti-multiple>${value('string', 'oui')}${value('string', 'si')}</qti-multiple></qti-member>`,
    ['si', 'no'],
    [1, 0],
  ],
  [
    'arithmetic',
    'integer',
    `<qti-equal tolerance-mode="exact"><qti-sum><qti-product>${response}${value('integer', '3')}</qti-product>${value('integer', '1')}</qti-sum>${value('integer', '10')}</qti-equal>`,
    ['3', '4'],
    [1, 0],
  ],
])('%s', (_, baseType, expression, answers, expected) => {
  expect(holds(baseType, expression, answers)).toEqual(expected.map((score) => score));
});

test('conditions run their first true branch, NULL is not true, and later rules see what earlier ones set', () => {
  const rules = `${when(
    `<qti-contains>${response}<qti-multiple>${value('identifier', 'a')}${value('identifier', 'b')}</qti-multiple></qti-contains>`,
    value('float', '2'),
    `<qti-response-else-if><qti-member>${value('identifier', 'a')}${response}</qti-member>${set(fullScore)}</qti-response-else-if><qti-response-else>${set(value('float', '0.25'))}</qti-response-else>`,
  )}
    ${set(`<qti-product><qti-variable identifier="SCORE"/>${value('float', '2')}</qti-product>`)}`;
  const parts = {
    declarations: declare('multiple', 'identifier'),
    body: many,
    processing: `<qti-response-processing>${rules}</qti-response-processing>`,
  };
  expect(scores(parts, [{ RESPONSE: ['b', 'a', 'd'] }, { RESPONSE: ['a'] }, { RESPONSE: ['d'] }, {}])).toEqual([
    4, 2, 0.5, 0.5,
  ]);
});

test('qti-exit-response ends the rules', () => {
  const processing = `<qti-response-processing>${set(fullScore)}<qti-exit-response/>${set(value('float', '9'))}</qti-response-processing>`;
  expect(scores({ declarations: declare('single', 'integer'), body: entry, processing }, [{}])).toEqual([1]);
});

test.each([
  ['an unknown rule', '<qti-set-everything/>', 'is no rule that this engine knows'],
  ['an unknown expression', set('<qti-guess/>'), 'is no expression that this engine knows'],
  ['a variable that is not declared', set('<qti-variable identifier="GHOST"/>'), 'GHOST, which is not declared'],
  [
    'an outcome that is not declared',
    set(fullScore).replace('SCORE', 'POINTS'),
    'POINTS is no declared outcome variable',
  ],
  ['a response that is set', set(fullScore).replace('SCORE', 'RESPONSE'), 'RESPONSE is no declared outcome variable'],
  ['text as a score', set(value('string', 'good')), 'single string is assigned to SCORE'],
  ['a mapping that is not declared', set('<qti-map-response identifier="RESPONSE"/>'), 'it has no mapping'],
  [
    'a key that is not declared',
    when('<qti-match><qti-variable identifier="RESPONSE"/><qti-correct identifier="RESPONSE"/></qti-match>', fullScore),
    'it has no correct response',
  ],
  [
    'values of two types',
    when(`<qti-match>${response}${value('integer', '3')}</qti-match>`, fullScore),
    'two values of one base-type',
  ],
  ['numbers of text', set(`<qti-sum>${response}</qti-sum>`), 'takes numbers'],
  ['a condition that is no boolean', when(response, fullScore), 'asks something that is no single boolean'],
  [
    'an else before its if',
    `<qti-response-condition><qti-response-else>${set(fullScore)}</qti-response-else></qti-response-condition>`,
    'A condition is one if',
  ],
  [
    'a missing attribute',
    when(`<qti-string-match>${response}${value('string', 'x')}</qti-string-match>`, fullScore),
    'lacks the attribute case-sensitive',
  ],
  [
    'a pattern of another language',
    when(`<qti-pattern-match pattern="(?:a|b)+?">${response}</qti-pattern-match>`, fullScore),
    'Only plain groups',
  ],
  ['a number that is none', set(value('float', 'ten')), '"ten" is no float'],
])('response processing with a fault is reported: %s', (_, rules, message) => {
  const { messages } = load({
    declarations: declare('single', 'string'),
    body: entry,
    processing: `<qti-response-processing>${rules}</qti-response-processing>`,
  });
  expect(messages.join('\n')).toContain(message);
});

test('an item without processing says who scores it', () => {
  const essay = {
    declarations: declare('single', 'string'),
    body: '<qti-extended-text-interaction response-identifier="RESPONSE"/>',
  };
  expect(load(essay).messages).toEqual(['Nothing scores the item']);
  const { item, messages } = load({
    ...essay,
    score:
      '<qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float" external-scored="human"/>',
  });
  expect(messages).toEqual([]);
  expect(item.externalScored).toBe('human');
});

test.each([
  [
    'qti-gap-match-interaction',
    'directedPair',
    '<qti-gap-match-interaction response-identifier="RESPONSE"><qti-gap-text identifier="w" match-max="1">wind</qti-gap-text><p>The <qti-gap identifier="g"/> blows.</p></qti-gap-match-interaction>',
  ],
  [
    'qti-hottext-interaction',
    'identifier',
    '<qti-hottext-interaction response-identifier="RESPONSE"><p>The <qti-hottext identifier="h">wind</qti-hottext> blow.</p></qti-hottext-interaction>',
  ],
  [
    'qti-inline-choice-interaction',
    'identifier',
    '<p>It <qti-inline-choice-interaction response-identifier="RESPONSE"><qti-inline-choice identifier="i">is</qti-inline-choice></qti-inline-choice-interaction> late.</p>',
  ],
  [
    'qti-hotspot-interaction',
    'identifier',
    '<qti-hotspot-interaction response-identifier="RESPONSE"><img src="m.png" alt="m"/><qti-hotspot-choice identifier="s" shape="rect" coords="0,0,5,5"/></qti-hotspot-interaction>',
  ],
  [
    'qti-slider-interaction',
    'integer',
    '<qti-slider-interaction response-identifier="RESPONSE" lower-bound="0" upper-bound="10"/>',
  ],
  ['qti-upload-interaction', 'file', '<qti-upload-interaction response-identifier="RESPONSE"/>'],
  [
    'qti-media-interaction',
    'integer',
    '<qti-media-interaction response-identifier="RESPONSE" autostart="false"><audio src="a.mp3"/></qti-media-interaction>',
  ],
  [
    'qti-portable-custom-interaction',
    'string',
    '<qti-portable-custom-interaction response-identifier="RESPONSE" custom-interaction-type-identifier="x" module="y"><qti-interaction-markup><div/></qti-interaction-markup></qti-portable-custom-interaction>',
  ],
])('%s is read without a finding, and refused with another base-type', (name, baseType, body) => {
  const score =
    '<qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float" external-scored="human"/>';
  const { item, messages } = load({ declarations: declare('single', baseType), body, score });
  expect(messages).toEqual([]);
  expect(item.interactions).toMatchObject([{ name, response: 'RESPONSE' }]);
  const wrong = load({ declarations: declare('single', 'duration'), body, score });
  const isAny = name === 'qti-portable-custom-interaction';
  expect(wrong.messages).toEqual(isAny ? [] : [`<${name}> may not be bound to a single duration`]);
});
