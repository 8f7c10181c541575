import { papers, type Paper } from '@inkstone/content';
import type { Programme, Variant } from '@inkstone/exam/blueprint';
import { programmes } from '@inkstone/programmes';

const isPractice = (variant: string): boolean => /(^|-)practice$/.test(variant);

/** Papers of the sample bank that follow the rules of an exam. */
export const mockPapers: readonly Paper[] = (papers as readonly Paper[]).filter(({ variant }) => !isPractice(variant));

/** The paper of the bank that homework of a programme is given by: one for practice where there is one. */
export const paperForHomework = (programme: string): Paper | undefined => {
  const own = (papers as readonly Paper[]).filter((paper) => paper.programme === programme);
  return own.find(({ variant }) => isPractice(variant)) ?? own[0];
};

/** A form of a programme. */
export interface Form {
  programme: Programme;
  variant: Variant;
}

/** Every form of every programme whose work comes from the bank. */
export const forms: readonly Form[] = programmes.flatMap((programme) =>
  programme.variants.map((variant) => ({ programme, variant })),
);

const isInBank = ({ programme, variant }: Form): boolean =>
  mockPapers.some((paper) => paper.programme === programme.id && paper.variant === variant.id);

/** Forms that no mock of the bank follows: they are sat by a paper composed of sample questions. */
export const composedForms: readonly Form[] = forms.filter((form) => !isInBank(form));
