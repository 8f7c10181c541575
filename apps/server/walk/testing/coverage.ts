import { papers, type Paper } from '@inkstone/content';
import type { Programme, Variant } from '@inkstone/exam/blueprint';
import { programmes } from '@inkstone/programmes';

const isPractice = (variant: string): boolean => /(^|-)practice$/.test(variant);

/** Papers of the sample bank with an exam's rules. */
export const mockPapers: readonly Paper[] = (papers as readonly Paper[]).filter(({ variant }) => !isPractice(variant));

/** The paper for homework of a programme, preferably one for practice. */
export const paperForHomework = (programme: string): Paper | undefined => {
  const own = (papers as readonly Paper[]).filter((paper) => paper.programme === programme);
  return own.find(({ variant }) => isPractice(variant)) ?? own[0];
};

/** A variant of a programme. */
export interface Form {
  programme: Programme;
  variant: Variant;
}

/** Every variant of every programme that uses the bank. */
export const forms: readonly Form[] = programmes.flatMap((programme) =>
  programme.variants.map((variant) => ({ programme, variant })),
);

const isInBank = ({ programme, variant }: Form): boolean =>
  mockPapers.some((paper) => paper.programme === programme.id && paper.variant === variant.id);

/** Variants without a mock in the bank; they are tested by composed papers. */
export const composedForms: readonly Form[] = forms.filter((form) => !isInBank(form));
