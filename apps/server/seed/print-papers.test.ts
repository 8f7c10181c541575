import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { buildPaperDocument, buildPrintedForm, type PaperDetail } from '@inkstone/bank/server';
import { createTranslator, optionLetter } from '@inkstone/base';
import { papers, questionSets, type Paper } from '@inkstone/content';
import { renderDocument } from '@inkstone/files/typeset';

const setByCode = new Map(questionSets.map((set) => [set.code, set]));

/** A paper of the content as its call reads it, as far as a print needs it. */
const toDetail = ({ title, programme, variant, sections }: Paper): PaperDetail => {
  let id = 0;
  const toSet = (code: string) => {
    const set = setByCode.get(code);
    if (!set) throw new Error(`there is no set ${code}`);
    const files = set.stimulus.audio === undefined ? [] : [{ id: 1, mime: 'audio/mpeg', url: '' }];
    const questions = set.questions.map(({ type, prompt, key }) => {
      id += 1;
      return { id, kind: type, prompt, key, points: 100, clip: null };
    });
    return { stimulus: { ...set.stimulus, files }, questions };
  };
  const detail = {
    paper: { id: 1, version: 1, title: title.en, titleZh: title.zh, programme, variant },
    sections: sections.map((section) => ({
      ...{
        section: section.section ?? 'first',
        name: section.title,
        partName: null,
        seconds: null,
        usualSeconds: null,
      },
      sets: section.sets.map(toSet),
    })),
  };
  return detail as unknown as PaperDetail;
};

const readText = async (bytes: Uint8Array): Promise<string> => {
  const loading = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const pdf = await loading.promise;
  const texts = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(''));
  }
  await loading.destroy();
  return squeeze(texts.join(''));
};

const squeeze = (text: string): string => text.replaceAll(/[\s\u00ad-]+/g, '');

/** The plain words that a rich text begins with. */
const firstWords = (html: string): string => squeeze((/^(?:<p>)?([^<&]*)/.exec(html)?.[1] ?? '').slice(0, 40));

interface ChoicePrompt {
  text: string;
  options?: readonly { text: string }[];
}

const optionTypes = new Set(['choice', 'multiple-choice', 'prose-summary']);

// One paper of each programme; all of them in `npm run test:thorough`.
const printedPapers =
  process.env['THOROUGH'] === '1' ? papers : [...new Map(papers.map((paper) => [paper.programme, paper])).values()];

test.each(printedPapers)(
  '$code is printed with every question once, its options in the order of the form',
  async (paper) => {
    const detail = toDetail(paper);
    const reading = { language: 'en' as const, translate: createTranslator('en'), school: 'A school' };
    const choice = {
      forms: ['B' as const],
      parts: ['booklet' as const],
      columns: 2 as const,
      isTwoSided: false,
      students: null,
    };
    const document = buildPaperDocument(detail, choice, reading);
    const pdf = await renderDocument(async () => ({ document, files: [] }));
    if (typeof pdf === 'string') throw new Error(`the paper is ${pdf}`);
    const text = await readText(pdf);

    const printed = buildPrintedForm(detail, 'B').sections.flatMap(({ groups }) =>
      groups.flatMap((group) => group.questions),
    );
    const ids = detail.sections.flatMap(({ sets }) => sets.flatMap(({ questions }) => questions.map(({ id }) => id)));
    expect(printed.map(({ question }) => question.id).toSorted((left, right) => left - right)).toEqual(ids);
    const expected = printed.flatMap(({ number, question: { kind, prompt } }) => {
      const { text: stem, options = [] } = prompt as ChoicePrompt;
      const lettered = optionTypes.has(kind) ? options : [];
      const isPlain = optionTypes.has(kind);
      return [
        `${number}.${isPlain ? firstWords(stem) : ''}`,
        ...lettered.map((option, index) => `${optionLetter(index)}.${firstWords(option.text)}`),
      ];
    });
    let from = 0;
    for (const words of expected) {
      const place = text.indexOf(words, from);
      expect(place, `${words} after ${text.slice(Math.max(0, from - 40), from)}`).toBeGreaterThanOrEqual(0);
      from = place + words.length;
    }
  },
);
