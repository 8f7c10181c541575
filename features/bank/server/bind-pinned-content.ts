import { bindBlueprint, type AttemptMode, type Blueprint } from '@inkstone/exam/blueprint';
import { findProgramme } from '@inkstone/programmes';
import type { PinnedContent } from './pinned-content.ts';

/** Which rules a paper goes by. */
interface PaperForm {
  programme: string;
  variant: string;
  mode: AttemptMode;
}

/**
 * The rules of a pinned paper with its questions in their places: what is asked, whoever takes it. Null where the programme
 * does not know the form; sets without a paper stand in no places.
 */
export const bindPinned = ({ programme: id, variant, mode }: PaperForm, content: PinnedContent): Blueprint | null => {
  const programme = findProgramme(id);
  const form = programme?.variants.find((candidate) => candidate.id === variant);
  const hasSection = (section: string) => form?.sections.some((rule) => rule.id === section) ?? false;
  if (!programme || !content.sections.every(({ section }) => hasSection(section))) return null;
  const paper = content.sections.map(({ section, part, sets }) => ({
    section,
    ...(part && { part }),
    sets: sets.map(({ setId, questions }) => ({
      id: setId,
      questions: questions.map(({ questionId, type, points }) => ({ id: questionId, type, points })),
    })),
  }));
  return bindBlueprint(programme, variant, { paper, choices: { mode } });
};
