/** Texts with characters that mean something in a format, to find missing escapes. */
export const nastyTexts = [
  `"quotes" 'single' “curved” and \`grave\``,
  'braces {=right ~wrong} \\{ \\} # : ~ = -> ####',
  ']]> <![CDATA[ x ]]> <!ENTITY e "f"> <!-- c --> &amp; &#65;',
  '=1+1',
  '+1 -1 @sum',
  '😀 family 👨‍👩‍👧',
  '𠮷野家 㐂 𬺓',
  'שלום עולם \u202eabc\u202c',
  '10² is not 102',
  'backslash \\ \\n \\neq C:\\new',
  '50%50% %100% 100%',
  '$5 and $6, $$7$$ \\(8\\) \\[9\\]',
  '// comment ::title:: [html] $CATEGORY: x',
  'a|b;c；d，e',
];

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const options = (texts: readonly string[]) =>
  texts.map((text, index) => ({ id_option: `o${index + 7}`, text: escape(text) }));

/** Questions of every type that other systems know, with each of the texts in every place. */
export const nastyQuestions = nastyTexts.flatMap((text, at) => {
  const html = `<p>${escape(text)}</p>`;
  const next = nastyTexts[(at + 1) % nastyTexts.length] ?? '';
  const explanation = { en: html, zh: '' };
  return [
    { type: 'choice', prompt: { text: html, options: options([next, text, 'c']) }, key: 'o8', explanation },
    {
      type: 'multiple-choice',
      prompt: { text: html, options: options([text, next, 'c']), choose: 0 },
      key: ['o7', 'o8'],
      explanation,
    },
    {
      type: 'multiple-choice',
      prompt: { text: html, options: options([text, 'c', next, 'd', 'e']), choose: 0, partialCredit: true },
      key: ['o7', 'o9', 'o10'],
      explanation,
    },
    { type: 'true-false', prompt: { text: html }, key: false, explanation },
    {
      type: 'blanks',
      prompt: { text: `<p>${escape(text)} <span data-blank="1"></span>, so.</p>`, blanks: 1 },
      key: [[text, next]],
      explanation,
    },
    {
      type: 'inline-choice',
      prompt: { text: `<p>${escape(text)} <span data-blank="1"></span>, so.</p>`, gaps: [[text, next, 'c']] },
      key: [next],
      explanation,
    },
    { type: 'numeric-entry', prompt: { text: html, width: 5 }, key: { accepted: ['3/4', '-2'] }, explanation },
    {
      type: 'matching-table',
      prompt: { text: html, rows: options([text, 'r']), columns: options([text, next, 'z']) },
      key: ['o7', 'o8'],
      explanation,
    },
    {
      type: 'ordering',
      prompt: { text: html, options: options([text, next, 'c']) },
      key: ['o9', 'o7', 'o8'],
      explanation,
    },
    { type: 'essay', prompt: { text: html, leastWords: 100 }, key: { model: html }, explanation },
  ];
});
