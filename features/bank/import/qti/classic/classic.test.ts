import { expect, test } from 'vitest';
import { getOutcome } from '../../format.ts';
import {
  canvas,
  condition,
  equal,
  feedback,
  labels,
  lid,
  material,
  named,
  quiz,
  text,
} from '../testing/classic-items.ts';
import { read, readPackage, picture } from '../testing/qti-files.ts';

test.each([
  [
    'single choice with a general comment and one on an option',
    canvas(
      'multiple_choice_question',
      material('<p>Which <em>one</em>?</p>') + lid(labels('red', 'blue')),
      [
        '<respcondition continue="Yes"><conditionvar><other/></conditionvar><displayfeedback linkrefid="general_fb"/></respcondition>',
        condition(equal(1001)),
      ],
      feedback('general_fb', '<p>The sky.</p>') + feedback('1000_fb', 'no'),
    ),
    {
      type: 'choice',
      key: 'b',
      points: 250,
      explanation: '<p>The sky.</p>',
      prompt: { text: '<p>Which <em>one</em>?</p>' },
    },
    ['optionFeedback'],
  ],
  [
    'true or false',
    canvas('true_false_question', material('It rains.') + lid(labels('True', 'False')), [condition(equal(1001))]),
    { type: 'true-false', key: false },
    [],
  ],
  [
    'several answers, wrong ones negated',
    canvas('multiple_answers_question', material('Pick.') + lid(labels('a', 'b', 'c'), 'Multiple'), [
      condition(`<and>${equal(1000)}<not>${equal(1001)}</not>${equal(1002)}</and>`),
    ]),
    { type: 'multiple-choice', key: ['a', 'c'] },
    [],
  ],
  [
    'a short answer',
    canvas('short_answer_question', material('<p>Capital?</p>') + text, [
      condition(equal('Paris') + equal('paris city')),
    ]),
    {
      type: 'blanks',
      key: [['Paris', 'paris city']],
      prompt: { text: '<p>Capital?</p><p><span data-blank="1"></span></p>' },
    },
    [],
  ],
  [
    'blanks with names, in the order of the text',
    canvas(
      'fill_in_multiple_blanks_question',
      material('<p>Roses are [colour1], violets are [colour2].</p>') +
        named('colour2', 'blue', 'violet') +
        named('colour1', 'red'),
      [
        condition(equal(1000, 'response_colour1'), '50.00', 'Add'),
        condition(equal(1000, 'response_colour2'), '50.00', 'Add'),
      ],
    ),
    {
      type: 'blanks',
      key: [['red'], ['blue', 'violet']],
      prompt: { text: '<p>Roses are <span data-blank="1"></span>, violets are <span data-blank="2"></span>.</p>' },
    },
    [],
  ],
  [
    'words to choose',
    canvas('multiple_dropdowns_question', material('<p>He [verb] home.</p>') + named('verb', 'go', 'goes'), [
      condition(equal(1001, 'response_verb'), '100', 'Add'),
    ]),
    { type: 'inline-choice', key: ['goes'], prompt: { gaps: [['go', 'goes']] } },
    [],
  ],
  [
    'pairs',
    canvas(
      'matching_question',
      material('<p>Match.</p>') +
        ['France', 'Spain']
          .map(
            (row) =>
              `<response_lid ident="response_${row}">${material(row, 'text/plain')}${labels('Madrid', 'Paris')}</response_lid>`,
          )
          .join(''),
      [condition(equal(1001, 'response_France'), '50', 'Add'), condition(equal(1000, 'response_Spain'), '50', 'Add')],
    ),
    {
      type: 'matching-table',
      key: ['b', 'a'],
      prompt: {
        text: '<p>Match.</p>',
        rows: [{ text: '<p>France</p>' }, {}],
        columns: [{ text: '<p>Madrid</p>' }, {}],
      },
    },
    [],
  ],
  [
    'an order',
    canvas('ordering_question', material('<p>Sort.</p>') + lid(labels('two', 'one'), 'Ordered'), [
      condition(equal(1001) + equal(1000)),
    ]),
    { type: 'ordering', key: ['b', 'a'], prompt: { text: '<p>Sort.</p>' } },
    [],
  ],
  [
    'a number with a tolerance',
    canvas('numerical_question', material('π?') + text, [
      condition(
        `<or>${equal('3.14')}<and><vargte respident="response1">3.13</vargte><varlte respident="response1">3.15</varlte></and></or>`,
      ),
    ]),
    { type: 'numeric-entry', key: { accepted: ['3.14'] } },
    ['tolerance'],
  ],
  ['an essay', canvas('essay_question', material('Why?') + text), { type: 'essay', prompt: { text: 'Why?' } }, []],
  ['a file', canvas('file_upload_question', material('Draw.')), { type: 'file-upload' }, []],
  [
    'a formula of Canvas',
    canvas(
      'essay_question',
      material(
        '<p><img class="equation_image" src="/equation_images/x" alt="LaTeX: a&lt;b" data-equation-content="a < b"></p>',
      ) + text,
    ),
    { prompt: { text: '<p><span data-math>a &lt; b</span></p>' } },
    [],
  ],
])('%s', async (_what, item, question, codes) => {
  const found = await read(quiz(item));
  expect(found.codes).toEqual(codes);
  expect(found.question).toMatchObject(question);
});

test('words to choose in blanks of New Quizzes are no accepted forms, and a right order is not shown as it is', async () => {
  const gap = (name: string, kind: string) =>
    named(name, 'red', 'blue').replaceAll('<response_label', `<response_label answer_type="${kind}"`);
  const fill = (kind: string) =>
    canvas(
      'fill_in_multiple_blanks_question',
      material('<p>[sky] and [sea]</p>') + gap('sky', 'wordbank') + gap('sea', kind),
      [condition(equal(1001, 'response_sky'), '50', 'Add'), condition(equal(1001, 'response_sea'), '50', 'Add')],
    );
  expect(await read(quiz(fill('dropdown')))).toMatchObject({
    codes: [],
    question: { type: 'inline-choice', key: ['blue', 'blue'] },
  });
  expect(await read(quiz(fill('openEntry')))).toMatchObject({
    codes: ['optionsUnclear'],
    question: { type: 'blanks', key: [['blue'], ['red', 'blue']] },
  });
  const sorted = canvas('ordering_question', material('<p>Sort.</p>') + lid(labels('1', '2', '3'), 'Ordered'), [
    condition(equal(1000) + equal(1001) + equal(1002)),
  ]);
  expect((await read(quiz(sorted))).question).toMatchObject({
    key: ['b', 'c', 'a'],
    prompt: { options: [{ text: '<p>3</p>' }, { text: '<p>1</p>' }, { text: '<p>2</p>' }] },
  });
});

test('what cannot come in says why', async () => {
  const codes = async (item: string) => (await read(quiz(item))).notes.map(({ code, detail }) => [code, detail]);
  expect(await codes(canvas('calculated_question', material('[x] + 1') + text))).toEqual([
    ['variables', 'calculated_question'],
  ]);
  expect(await codes(canvas('hot_spot_question', material('Where?') + text))).toEqual([
    ['typeUnknown', 'hot_spot_question'],
  ]);
  expect(await codes(canvas('multiple_choice_question', material('?') + lid(labels('a', 'b'))))).toEqual([
    ['keyMissing', ''],
  ]);
  expect(
    await codes(
      canvas('numerical_question', material('?') + text, [
        condition('<vargte respident="response1">1</vargte><varlte respident="response1">2</varlte>'),
      ]),
    ),
  ).toEqual([['keyUnclear', '1 … 2']]);
});

test('a text is the passage of what follows, a picture comes from the files of the course, a test comes once', async () => {
  const content = quiz(
    canvas('text_only_question', material('<p>A river. <img src="$IMS-CC-FILEBASE$/maps/a%20b.png" alt="map"></p>')) +
      canvas('true_false_question', material('It is long.') + lid(labels('True', 'False')), [condition(equal(1000))]),
  );
  const { format, groups, files } = await readPackage({
    'imsmanifest.xml': '<manifest><resources/></manifest>',
    'i1/assessment_qti.xml': content,
    'non_cc_assessments/i1.xml.qti': content,
    'web_resources/maps/a b.png': picture,
  });
  expect(format).toBe('qti');
  expect(groups.map(({ title, passage, items }) => [title, passage, ...items.map(getOutcome)])).toEqual([
    ['Question', '<p>A river. <img data-file="1" alt="map" /></p>', 'exact'],
  ]);
  expect(files).toEqual([{ id: 1, name: 'a b.png', bytes: picture }]);
});

test('Common Cartridge and items without a type are read by what they have', async () => {
  const profile = (name: string) =>
    `<itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>cc_profile</fieldlabel><fieldentry>${name}</fieldentry></qtimetadatafield></qtimetadata></itemmetadata>`;
  const cartridge = await read(
    quiz(
      `<item ident="q1">${profile('cc.fib.v0p1')}<presentation>${material('<p>2 + 2?</p>')}${text}</presentation><resprocessing>${condition('<varequal respident="response1" case="Yes">Four</varequal>')}</resprocessing></item>`,
    ),
  );
  expect(cartridge).toMatchObject({
    identifier: 'q1',
    codes: ['caseSensitive'],
    question: { type: 'blanks', key: [['Four']] },
  });
  const inline = (ident: string) => `<response_str ident="${ident}"><render_fib/></response_str>`;
  const plain = await read(
    `<questestinterop><item ident="q2"><presentation><flow>${material('I', 'text/plain')}${inline('A')}${material('and he', 'text/plain')}${inline('B')}</flow></presentation><resprocessing><outcomes><decvar maxvalue="4"/></outcomes>${condition(equal('am', 'A'), '2', 'Add')}${condition(equal('is', 'B'), '2', 'Add')}</resprocessing></item></questestinterop>`,
  );
  expect(plain.question).toMatchObject({
    type: 'blanks',
    points: 400,
    key: [['am'], ['is']],
    prompt: { text: '<p>I <span data-blank="1"></span> and he <span data-blank="2"></span></p>' },
  });
});

test('pairs and comments as Blackboard writes them', async () => {
  const formatted = (words: string) =>
    `<flow class="FORMATTED_TEXT_BLOCK"><material><mat_extension><mat_formattedtext type="HTML">${words}</mat_formattedtext></mat_extension></material></flow>`;
  const row = (ident: string, words: string) =>
    `<flow class="Block">${formatted(words)}<response_lid ident="${ident}" rcardinality="Single"><render_choice><flow_label><response_label ident="${ident}1"/><response_label ident="${ident}2"/></flow_label></render_choice></response_lid></flow>`;
  const found = await read(
    `<questestinterop><assessment title="Pool"><section><item title="Countries"><itemmetadata><bbmd_questiontype>Matching</bbmd_questiontype><qmd_absolutescore_max>10.0</qmd_absolutescore_max></itemmetadata>
<presentation><flow class="Block"><flow class="QUESTION_BLOCK">${formatted('&lt;p&gt;Match.&lt;/p&gt;')}</flow><flow class="RESPONSE_BLOCK">${row('r', 'France')}${row('s', 'Spain')}</flow><flow class="RIGHT_MATCH_BLOCK"><flow class="Block">${formatted('Madrid')}</flow><flow class="Block">${formatted('Paris')}</flow></flow></flow></presentation>
<resprocessing scoremodel="SumOfScores">${condition(equal('r2', 'r'), '50')}${condition(equal('s1', 's'), '50')}</resprocessing>
<itemfeedback ident="correct"><flow_mat class="Block">${formatted('Well done')}</flow_mat></itemfeedback></item></section></assessment></questestinterop>`,
  );
  expect(found.codes).toEqual(['optionFeedback']);
  expect(found.question).toMatchObject({
    type: 'matching-table',
    points: 1000,
    key: ['b', 'a'],
    prompt: {
      text: '<p>Match.</p>',
      rows: [{ text: 'France' }, { text: 'Spain' }],
      columns: [{ text: 'Madrid' }, { text: 'Paris' }],
    },
  });
});

test('several right answers where one is to be chosen are doubtful', async () => {
  const codes = async (type: string, body: string, ...conditions: readonly string[]) =>
    (await read(quiz(canvas(type, material('<p>He [verb] home.</p>') + body, conditions)))).codes;
  const single = lid(labels('one', 'two', 'three'));
  const either = `<or>${equal(1000)}${equal(1001)}</or>`;
  expect(await codes('multiple_choice_question', single, condition(either))).toEqual(['keyUnclear']);
  expect(await codes('multiple_choice_question', single, condition(equal(1000)), condition(equal(1001)))).toEqual([
    'keyUnclear',
  ]);
  const several = lid(labels('one', 'two', 'three'), 'Multiple');
  expect(await codes('multiple_answers_question', several, condition(either))).toEqual(['keyUnclear']);
  expect(await codes('multiple_answers_question', several, condition(equal(1000)), condition(equal(1001)))).toEqual([
    'partialCredit',
    'keyUnclear',
  ]);
  const eitherWord = [1000, 1001].map((id) => condition(equal(id, 'response_verb'), '100', 'Add'));
  expect(await codes('multiple_dropdowns_question', named('verb', 'goes', 'walks', 'go'), ...eitherWord)).toEqual([
    'keyUnclear',
  ]);
});
