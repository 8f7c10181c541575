import { localize, toStoredTitles, type Language, type LocalizedText } from '@inkstone/base';
import type { SectionSettings, Variant } from '@inkstone/exam/blueprint';
import { findLoadedVariant } from '@inkstone/programmes/lazy';
import type { ComposedPaper, ComposedSet, SectionDraft, SectionSlot } from './composed-shapes.ts';

/** A section as its exam has it, before the teacher says anything. */
export const emptySectionDraft: SectionDraft = { name: '', nameZh: '', calculator: null };

/** Whether the papers of an exam have as many sections as the teacher wants, up to those of the exam. */
export const hasOwnSections = (variant: Variant | undefined): boolean =>
  variant?.sections.every(({ ownSettings }) => ownSettings !== undefined) ?? false;

const listSectionIds = (variant: Variant | undefined): string[] =>
  hasOwnSections(variant) ? (variant?.sections ?? []).map(({ id }) => id) : [];

/** The sections in their order under the exam's ids in theirs. */
export const renumberSections = (variant: Variant | undefined, sections: readonly SectionSlot[]): SectionSlot[] => {
  const ids = listSectionIds(variant);
  return sections.map((place, index) => ({ ...place, section: ids[index] ?? place.section }));
};

/** A section that the teacher may name, with its sets. */
const buildOwnSection = (sets: ComposedSet[], settings: Partial<SectionDraft> = {}): Omit<SectionSlot, 'section'> => ({
  part: null,
  seconds: null,
  settings: { ...emptySectionDraft, ...settings },
  sets,
});

/** Sections of the paper's own with these sets; one empty section where there are none. */
export const buildOwnSections = (
  variant: Variant | undefined,
  groups: readonly { name?: LocalizedText; sets: ComposedSet[] }[],
): SectionSlot[] => {
  const filled = groups.filter(({ sets }) => sets.length > 0);
  const sections = (filled.length > 0 ? filled : [{ name: undefined, sets: [] }]).map(({ name, sets }) => ({
    section: '',
    ...buildOwnSection(sets, name && { name: name.en, nameZh: name.zh }),
  }));
  return renumberSections(variant, sections);
};

/** Whether the exam has room for one more section of the paper's own. */
export const canAddSection = ({ programme, variant, sections }: ComposedPaper): boolean =>
  sections.length < listSectionIds(findLoadedVariant(programme, variant)).length;

/** Adds an empty section at the end. */
export const addSection = (paper: ComposedPaper): ComposedPaper => ({
  ...paper,
  sections: renumberSections(findLoadedVariant(paper.programme, paper.variant), [
    ...paper.sections,
    { section: '', ...buildOwnSection([]) },
  ]),
});

/** Removes a section with its sets; those after it move up. */
export const removeSection = (paper: ComposedPaper, index: number): ComposedPaper => ({
  ...paper,
  sections: renumberSections(
    findLoadedVariant(paper.programme, paper.variant),
    paper.sections.filter((_, at) => at !== index),
  ),
});

type Place = Pick<SectionSlot, 'section' | 'part'>;

/** Whether the paper names a part and sets its time: the modules of a two-stage paper. */
export const isNamedPart = (variant: Variant | undefined, { section, part }: Place): boolean =>
  findPart(variant, { section, part })?.ownSettings !== undefined;

const findPart = (variant: Variant | undefined, { section, part: partId }: Place) =>
  variant?.sections.find(({ id }) => id === section)?.parts.find(({ id }) => id === partId);

/** A part that the paper names has fields for it, with what was said of it before. */
export const withNamedPart = <Slot extends Omit<SectionSlot, 'sets'>>(
  variant: Variant | undefined,
  slot: Slot,
): Slot => (isNamedPart(variant, slot) ? { ...slot, settings: slot.settings ?? emptySectionDraft } : slot);

const findSectionName = ({ programme, variant: id }: ComposedPaper, place: Place): LocalizedText | undefined => {
  const variant = findLoadedVariant(programme, id);
  if (isNamedPart(variant, place)) return findPart(variant, place)?.name;
  return variant?.sections.find((section) => section.id === place.section)?.name;
};

/** What a section is called: as the teacher says, else as the exam. */
export const getOwnSectionName = (
  paper: ComposedPaper,
  { settings, ...place }: Omit<SectionSlot, 'sets'>,
  language: Language,
): string | undefined => {
  const { title, titleZh } = toStoredTitles({ en: settings?.name ?? '', zh: settings?.nameZh ?? '' });
  const name = title === '' ? findSectionName(paper, place) : { en: title, zh: titleZh ?? title };
  return name && localize(name, language);
};

// An empty field is no number, which the rules refuse.
const toCuts = (cuts: SectionSlot['cuts']) => (cuts ? { cuts: cuts.map((cut) => cut ?? Number.NaN) } : {});

/** The settings of a section as they are saved; null for a section whose exam fixes them. */
export const toSectionSettings = (
  paper: ComposedPaper,
  { settings, cuts, ...place }: Pick<SectionSlot, 'section' | 'part' | 'settings' | 'cuts'>,
): SectionSettings | null => {
  const known = findSectionName(paper, place);
  if (!known) return null;
  if (!settings) return cuts ? { name: null, nameZh: null, calculator: null, ...toCuts(cuts) } : null;
  const { title, titleZh } = toStoredTitles({ en: settings.name, zh: settings.nameZh });
  const isUnnamed = title === '';
  return {
    name: isUnnamed ? known.en : title,
    nameZh: isUnnamed ? known.zh : titleZh,
    calculator: settings.calculator,
    ...toCuts(cuts),
  };
};
