import { bindBlueprint, type AttemptMode, type Blueprint } from '@inkstone/exam/blueprint';
import { findProgramme } from '@inkstone/programmes';
import type { PinnedContent } from './pinned-content.ts';

/** The rules that a paper follows. */
interface PaperForm {
  programme: string;
  variant: string;
  mode: AttemptMode;
}

/**
 * Binds a pinned paper to its programme's rules. Null if the programme does not have the variant, and for sets without
 * a paper.
 */
export const bindPinned = ({ programme: id, variant, mode }: PaperForm, content: PinnedContent): Blueprint | null => {
  const programme = findProgramme(id);
  const form = programme?.variants.find((candidate) => candidate.id === variant);
  const hasSection = (section: string) => form?.sections.some((rule) => rule.id === section) ?? false;
  if (!programme || !content.sections.every(({ section }) => hasSection(section))) return null;
  const paper = content.sections.map(({ section, part, settings, sets }) => ({
    section,
    ...(part && { part }),
    ...(settings && { settings }),
    sets: sets.map(({ setId, questions }) => ({
      id: setId,
      questions: questions.map(({ questionId, type, points }) => ({ id: questionId, type, points })),
    })),
  }));
  return bindBlueprint(programme, variant, { paper, choices: { mode } });
};
