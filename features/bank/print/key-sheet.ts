import { localizedName } from '@inkstone/base';
import { toInline, type PrintBlock, type PrintPart } from '@inkstone/base/document';
import { describeKey } from '@inkstone/exam/printing';
import { printMessages } from '../messages/print.ts';
import { sectionTitle } from '../rules.ts';
import type { PaperDetail, PrintedForm, PaperReading } from './printed-form.ts';

/** The key of a form, by its own numbers and letters; other forms than the stored order name the stored number too. */
export const buildKeySheet = (
  { paper }: PaperDetail,
  { form, sections }: PrintedForm,
  reading: PaperReading,
  { isFormNamed }: { isFormNamed: boolean },
): PrintPart => {
  const t = reading.translate(printMessages);
  const isStoredOrder = form === 'A';
  const title = localizedName(reading.language, paper.title, paper.titleZh);
  const note: PrintBlock[] = isStoredOrder
    ? []
    : [{ kind: 'paragraph', content: [toInline(t('storedOrder'))], look: 'small' }];
  const keys = sections.flatMap(({ section, groups }): PrintBlock[] => [
    { kind: 'heading', level: 2, text: sectionTitle(reading.language, section) },
    {
      kind: 'keys',
      items: groups.flatMap(({ questions }) =>
        questions.map(({ number, storedNumber, question }) => ({
          number,
          text: describeKey(question) || t('marked'),
          ...(!isStoredOrder && { storedNumber }),
        })),
      ),
    },
  ]);
  const name = isFormNamed ? t('keyOfForm', { form }) : t('keyHead');
  return {
    kind: 'flow',
    head: title,
    aside: name,
    columns: 1,
    cover: null,
    blocks: [{ kind: 'heading', level: 1, text: `${title} · ${name}` }, ...note, ...keys],
  };
};
