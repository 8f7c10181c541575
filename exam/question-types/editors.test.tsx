// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { findProblems, questionTypeIds, getQuestionType } from './logic.ts';
import { options, pressButton, renderEditor, writeSource } from './testing/writing.tsx';

afterEach(cleanup);

describe('editors', () => {
  test.each(questionTypeIds.flatMap((id) => [[id, 'en'] as const, [id, 'zh'] as const]))(
    'a new %s opens in %s, and lists what is missing',
    async (id, language) => {
      renderEditor(id, getQuestionType(id).empty(), language);
      expect((await screen.findAllByRole('textbox')).length).toBeGreaterThan(0);
      expect(
        (await screen.findAllByText(language === 'en' ? 'Write something here.' : '请填写内容。')).length,
      ).toBeGreaterThan(0);
    },
  );

  test('an option can be added with a unique id, moved and removed, and the key follows', async () => {
    const held = renderEditor('choice', { prompt: { text: '<p>Q</p>', options }, key: 'z' });
    await screen.findByText('Options: mark what is right');
    pressButton('Add an option');
    expect(held.now.prompt).toMatchObject({ options: [...options, { id_option: '1', text: '' }] });
    pressButton('Move option C up');
    expect(held.now).toMatchObject({ key: 'z', prompt: { options: [{ id_option: 'x' }, { id_option: 'z' }, {}, {}] } });
    pressButton('Remove option B');
    expect(held.now.key).toBe('');
    expect(screen.getByText('Say what is right.')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'A is right' }));
    expect(held.now.key).toBe('x');
  });

  test('right options can be ticked, are kept in order, and have to be as many as required', async () => {
    const held = renderEditor('multiple-choice', { prompt: { text: '<p>Q</p>', options, choose: 2 }, key: ['z'] });
    expect(await screen.findByText('The right answer does not match the question yet.')).toBeTruthy();
    fireEvent.click(screen.getByRole('checkbox', { name: 'A is right' }));
    expect(held.now.key).toEqual(['x', 'z']);
    expect(screen.queryByText('The right answer does not match the question yet.')).toBeNull();
    fireEvent.change(screen.getByRole('textbox', { name: /How many/ }), { target: { value: '0' } });
    expect(held.now.prompt).toMatchObject({ choose: 0 });
    fireEvent.click(screen.getByRole('checkbox', { name: 'C is right' }));
    expect(held.now.key).toEqual(['x']);
  });

  test('a multiple choice gives partial credit only where its author says so', async () => {
    const prompt = { text: '<p>Q</p>', options, choose: 0 };
    const held = renderEditor('multiple-choice', { prompt, key: ['z'] });
    const partialCredit = await screen.findByRole('checkbox', { name: 'Partial credit' });
    fireEvent.click(partialCredit);
    expect(held.now.prompt).toEqual({ ...prompt, partialCredit: true });
    fireEvent.click(partialCredit);
    expect(JSON.stringify(held.now.prompt)).toBe(JSON.stringify(prompt));
  });

  test('a statement can be marked as true or false', async () => {
    const held = renderEditor('true-false', { prompt: { text: '<p>Q</p>' }, key: true });
    fireEvent.click(await screen.findByRole('radio', { name: 'False' }));
    expect(held.now.key).toBe(false);
  });

  test('a blank that is moved or removed takes its accepted texts along', async () => {
    const gap = (number: number) => `<span data-blank="${number}"></span>`;
    const text = `<p>${gap(1)} and ${gap(2)} or ${gap(3)}</p>`;
    const held = renderEditor('blanks', { prompt: { text, blanks: 3 }, key: [['a'], ['b'], ['c']] });
    await screen.findByText('Gap 3: accepted answers');
    writeSource('Text with gaps', `<p>${gap(3)} or ${gap(1)}</p>`);
    expect(held.now).toEqual({ prompt: { text: `<p>${gap(1)} or ${gap(2)}</p>`, blanks: 2 }, key: [['c'], ['a']] });
  });

  test('a new blank has no accepted texts yet, and asks for them', async () => {
    const held = renderEditor('blanks', { prompt: { text: '<p>So</p>', blanks: 0 }, key: [] });
    await screen.findByText('Text with gaps');
    pressButton('Gap');
    expect(held.now).toMatchObject({ prompt: { blanks: 1 }, key: [[]] });
    expect(screen.getByText('Say what is right.')).toBeTruthy();
    const forms = screen.getByLabelText('Gap 1: accepted answers', { selector: 'input' });
    forms.focus();
    fireEvent.change(forms, { target: { value: '3/4' } });
    fireEvent.keyDown(forms, { key: 'Enter', code: 'Enter' });
    expect(held.now.key).toEqual([['3/4']]);
  });

  test('the right position can be selected among those in the paragraph, and moves with them', async () => {
    const square = (number: number) => `<span data-square="${number}"></span>`;
    const text = `<p>${square(1)}One. ${square(2)}Two. ${square(3)}Three.</p>`;
    const held = renderEditor('insert-sentence', { prompt: { text, sentence: '<p>So.</p>' }, key: 0 });
    expect(await screen.findByText('Say what is right.')).toBeTruthy();
    pressButton('Square');
    expect(held.now.prompt).toMatchObject({ text: expect.stringContaining('data-square="4"') });
    fireEvent.click(screen.getByRole('radio', { name: 'Square C' }));
    expect(held.now.key).toBe(3);
    writeSource('Paragraph with squares', `<p>${square(2)}Two. ${square(3)}Three.</p>`);
    expect(held.now).toMatchObject({ prompt: { text: `<p>${square(1)}Two. ${square(2)}Three.</p>` }, key: 2 });
    fireEvent.change(screen.getByRole('textbox', { name: 'Paragraph with squares' }), {
      target: { value: `<p>${square(1)}Two.</p>` },
    });
    expect(held.now.key).toBe(0);
    expect(screen.getByText('Put at least two squares into the paragraph.')).toBeTruthy();
  });

  test('a category has as many places as options are assigned to it', async () => {
    const categories = ['1', '2'].map((id_option) => ({ id_option, text: `<p>C${id_option}</p>`, places: 1 }));
    const held = renderEditor('category-table', {
      prompt: { text: '<p>Q</p>', options, categories },
      key: [['x'], ['y']],
    });
    expect(await screen.findByText('The right answer does not match the question yet.')).toBeTruthy();
    fireEvent.click(screen.getByRole('combobox', { name: 'Where C belongs' }));
    fireEvent.click(screen.getAllByRole('option', { name: 'C2', hidden: true }).at(-1) ?? document.body);
    expect(held.now).toMatchObject({
      key: [['x'], ['y', 'z']],
      prompt: { categories: [{ places: 1 }, { places: 2 }] },
    });
    expect(findProblems({ type: 'category-table', ...held.now })).toEqual({});
    pressButton('Add a third category');
    expect(held.now.key).toEqual([['x'], ['y', 'z'], []]);
    pressButton('Remove category 2');
    expect(held.now.key).toEqual([['x'], []]);
  });

  test('the right column is selected per row, and is removed with its column', async () => {
    const lines = ['1', '2'].map((id_option) => ({ id_option, text: `<p>L${id_option}</p>` }));
    const prompt = { text: '<p>Q</p>', rows: lines, columns: [...lines, { id_option: '3', text: '<p>L3</p>' }] };
    const held = renderEditor('matching-table', { prompt, key: ['1', ''] });
    expect(await screen.findByText('Say what is right.')).toBeTruthy();
    fireEvent.click(screen.getByRole('combobox', { name: 'Row 2: right column' }));
    fireEvent.click(screen.getAllByRole('option', { name: 'L3', hidden: true }).at(-1) ?? document.body);
    expect(held.now.key).toEqual(['1', '3']);
    expect(findProblems({ type: 'matching-table', ...held.now })).toEqual({});
    pressButton('Remove column A');
    expect(held.now.key).toEqual(['', '3']);
    pressButton('Remove row 1');
    expect(held.now.key).toEqual(['3']);
    pressButton('Add a row');
    expect(held.now.key).toEqual(['3', '']);
  });

  test('letters in brackets become gaps, and the words are previewed as students see them', async () => {
    const held = renderEditor('complete-the-words', { prompt: { text: '', gaps: [] }, key: [] });
    await screen.findByText(/put the letters to leave out in square brackets/);
    writeSource('Text, letters left out in square brackets', '<p>The ani[mals] of th[ey|en].</p>');
    expect(held.now).toEqual({
      prompt: {
        text: '<p>The <span data-blank="1"></span> of <span data-blank="2"></span>.</p>',
        gaps: [
          { prefix: 'ani', missing: 4 },
          { prefix: 'th', missing: 2 },
        ],
      },
      key: [['animals'], ['they', 'then']],
    });
    expect(findProblems({ type: 'complete-the-words', ...held.now })).toEqual({});
    expect(screen.getByRole('group', { name: 'What students see' }).textContent).toContain('ani____');
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '<p>The th[ey|eir].</p>' } });
    expect(screen.getByText('The right answer does not match the question yet.')).toBeTruthy();
  });

  test('a button turns every second word into a gap', async () => {
    const text = '<p>Bats fly. Their wings are hands.</p>';
    const held = renderEditor('complete-the-words', { prompt: { text, gaps: [] }, key: [] });
    await screen.findByText(/put the letters to leave out in square brackets/);
    pressButton('Every second word');
    expect(held.now.key).toEqual([['wings'], ['hands']]);
  });

  test('the spoken text can be entered with alternative spellings', async () => {
    const held = renderEditor('dictation', { prompt: { text: '<p>Q</p>' }, key: { references: [] } });
    const texts = await screen.findByRole('textbox', { name: 'What is said' });
    expect(screen.getByText('Say what is right.')).toBeTruthy();
    fireEvent.change(texts, { target: { value: 'At nine.' } });
    expect(findProblems({ type: 'dictation', ...held.now })).toEqual({});
    pressButton('Accept another way of writing');
    expect(screen.getByText('Say what is right.')).toBeTruthy();
    fireEvent.change(screen.getByRole('textbox', { name: 'Also accepted, 1' }), { target: { value: 'At 9.' } });
    expect(held.now.key).toEqual({ references: ['At nine.', 'At 9.'] });
    pressButton('Remove way of writing 1');
    expect(held.now.key).toEqual({ references: ['At nine.'] });
  });

  test('values have to be numbers, and others are reported', async () => {
    const held = renderEditor('numeric-entry', { prompt: { text: '<p>Q</p>', width: 5 }, key: { accepted: ['1/3'] } });
    const values = await screen.findByLabelText('Accepted values', { selector: 'input' });
    values.focus();
    fireEvent.change(values, { target: { value: 'a third' } });
    fireEvent.keyDown(values, { key: 'Enter', code: 'Enter' });
    expect(held.now.key).toEqual({ accepted: ['1/3', 'a third'] });
    expect(screen.getByText(/One of these is not a number/)).toBeTruthy();
    fireEvent.change(screen.getByRole('textbox', { name: /Unit/ }), { target: { value: 'cm' } });
    expect(held.now.prompt).toMatchObject({ unit: 'cm', width: 5 });
  });

  test.each([
    ['en', 'The sentence to build, in the right order', 'Write at least two pieces.'],
    ['zh', '要组成的句子，按正确语序填写', '请至少写两块。'],
  ] as const)('a new sentence is entered as a whole and split into words, in %s', async (language, name, need) => {
    const { prompt } = getQuestionType('sentence-build').empty();
    const start = {
      prompt: { ...(prompt as object), text: '<p>Q</p>', before: 'Do you know', after: '?' },
      key: [[]],
    };
    const held = renderEditor('sentence-build', start, language);
    const line = await screen.findByRole('textbox', { name });
    expect(screen.getByText(need)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Add a word|添加词语/ })).toBeNull();
    fireEvent.change(line, { target: { value: 'what time | it | closes' } });
    expect(findProblems({ type: 'sentence-build', ...held.now })).toEqual({});
    expect(held.now).toMatchObject({
      prompt: { options: [{ text: 'closes' }, { text: 'it' }, { text: 'what time' }] },
      key: [['3', '2', '1']],
    });
    expect(screen.queryByText(need)).toBeNull();
    expect(screen.getByRole('group', { name: /right sentence|正确的句子/ }).textContent).toBe(
      'Do you knowwhat timeitcloses?',
    );
  });

  test('distractors can be added to a sentence that was entered as a whole', async () => {
    const held = renderEditor('sentence-build', { ...getQuestionType('sentence-build').empty() });
    const line = await screen.findByRole('textbox', { name: 'The sentence to build, in the right order' });
    fireEvent.change(line, { target: { value: 'it closes' } });
    pressButton('Misleading words, other orders');
    pressButton('Add a word');
    expect(held.now).toMatchObject({ prompt: { options: [{}, {}, { text: '' }] } });
    expect(screen.getByRole('group', { name: 'Accepted sentence 1' })).toBeTruthy();
  });

  test('a sentence has several accepted orders, and distractors that none of them uses', async () => {
    const prompt = { text: '<p>Q</p>', before: '', after: '.', options };
    const held = renderEditor('sentence-build', { prompt, key: [['x', 'y']] });
    expect(await screen.findByRole('group', { name: 'Accepted sentence 1' })).toBeTruthy();
    expect(findProblems({ type: 'sentence-build', ...held.now })).toEqual({});
    pressButton('Accept another order');
    expect(held.now.key).toEqual([['x', 'y'], []]);
    expect(findProblems({ type: 'sentence-build', ...held.now })).not.toEqual({});
    pressButton('Remove accepted sentence 2');
    pressButton('Remove word B');
    expect(held.now.key).toEqual([['x']]);
  });

  test('a sentence is split at bars, and each part gets a role', async () => {
    const roles = ['subject', 'predicate', 'object'];
    const held = renderEditor('sentence-analysis', { prompt: { text: '<p>Q</p>', pieces: [], roles }, key: [] });
    const line = await screen.findByRole('textbox', { name: 'Sentence, its parts between upright bars' });
    expect(screen.getByText('Cut the sentence into at least two parts.')).toBeTruthy();
    fireEvent.change(line, { target: { value: 'Cats | sleep.' } });
    expect(held.now).toMatchObject({ prompt: { pieces: ['Cats', 'sleep.'] }, key: ['', ''] });
    for (const [number, name] of [
      [1, 'Subject'],
      [2, 'Predicate'],
    ] as const) {
      fireEvent.click(screen.getByRole('combobox', { name: `Part ${number}: what it is` }));
      // The list of part 2 is the last one; that of part 1 comes before it.
      fireEvent.click(screen.getAllByRole('option', { name, hidden: true }).at(number - 3) ?? document.body);
    }
    expect(held.now.key).toEqual(['subject', 'predicate']);
    expect(findProblems({ type: 'sentence-analysis', ...held.now })).toEqual({});
  });

  test('lines taken over from another type are all part of the right order to be set', async () => {
    const held = renderEditor('ordering', { prompt: { text: '<p>Q</p>', options }, key: ['1', '2', '3', '4'] });
    await screen.findByText(/see the right order at once/);
    expect(screen.getAllByRole('button', { name: /^Move line \d up$/ }).length).toBe(3);
    pressButton('Move line 1 down');
    expect(held.now.key).toEqual(['y', 'x', 'z']);
    expect(findProblems({ type: 'ordering', ...held.now })).toEqual({});
  });

  test('lines have a displayed order and a right order; a warning says if both are equal', async () => {
    const held = renderEditor('ordering', { prompt: { text: '<p>Q</p>', options }, key: ['x', 'y', 'z'] });
    expect(await screen.findByText(/see the right order at once/)).toBeTruthy();
    pressButton('Move line 1 down');
    expect(held.now.key).toEqual(['y', 'x', 'z']);
    expect(screen.queryByText(/see the right order at once/)).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Line A' })).toBeTruthy();
    pressButton('Remove line B');
    expect(held.now.key).toEqual(['x', 'z']);
    pressButton('Add a line');
    expect(held.now.key).toEqual(['x', 'z', '1']);
  });
});
