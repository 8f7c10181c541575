import type { Element } from 'domhandler';
import { findAllNamed, getText, getNamedText } from '../../markup.ts';
import { listResponses } from './materials.ts';

/** What an item asks for. */
export type ClassicKind =
  | 'choice'
  | 'multiple'
  | 'words'
  | 'namedWords'
  | 'dropdowns'
  | 'matching'
  | 'ordering'
  | 'number'
  | 'essay'
  | 'upload'
  | 'text'
  | 'variables';

const kindNames = new Map<string, ClassicKind>([
  ['multiple_choice_question', 'choice'],
  ['true_false_question', 'choice'],
  ['multiple_answers_question', 'multiple'],
  ['short_answer_question', 'words'],
  ['fill_in_multiple_blanks_question', 'namedWords'],
  ['multiple_dropdowns_question', 'dropdowns'],
  ['matching_question', 'matching'],
  ['numerical_question', 'number'],
  ['essay_question', 'essay'],
  ['ordering_question', 'ordering'],
  ['text_only_question', 'text'],
  ['file_upload_question', 'upload'],
  ['calculated_question', 'variables'],
  ['cc.multiple_choice.v0p1', 'choice'],
  ['cc.true_false.v0p1', 'choice'],
  ['cc.multiple_response.v0p1', 'multiple'],
  ['cc.fib.v0p1', 'words'],
  ['cc.pattern_match.v0p1', 'words'],
  ['cc.essay.v0p1', 'essay'],
  ['Multiple Choice', 'choice'],
  ['True/False', 'choice'],
  ['Either/Or', 'choice'],
  ['Multiple Answer', 'multiple'],
  ['Fill in the Blank', 'words'],
  ['Fill in the Blank Plus', 'namedWords'],
  ['Matching', 'matching'],
  ['Ordering', 'ordering'],
  ['Numeric', 'number'],
  ['Essay', 'essay'],
  ['Short Response', 'essay'],
  ['File Upload', 'upload'],
  ['Calculated', 'variables'],
]);

/** The metadata of an element by its labels: those of Canvas and Common Cartridge, and those of Blackboard. */
export const readMetadata = (element: Element): Map<string, string> => {
  const fields = findAllNamed(element, 'qtimetadatafield').map(
    (field) => [getNamedText(field, 'fieldlabel'), getNamedText(field, 'fieldentry')] as const,
  );
  const ownFields = [
    ...['bbmd_questiontype', 'qmd_absolutescore_max', 'qmd_weighting', 'qmd_itemtype'].map((name) => {
      const [entry] = findAllNamed(element, name);
      return [name, entry ? getText(entry).trim() : ''] as const;
    }),
  ];
  return new Map([...ownFields, ...fields].filter(([, value]) => value !== ''));
};

/** The name of the type that the source gives to an item; empty where it gives none. */
export const getTypeName = (metadata: ReadonlyMap<string, string>): string =>
  ['question_type', 'cc_profile', 'bbmd_questiontype'].map((label) => metadata.get(label) ?? '').find(Boolean) ?? '';

/** What an item without a type asks for, by what its presentation has. */
const guessKind = (presentation: Element, hasKey: boolean): ClassicKind | undefined => {
  const responses = listResponses(presentation);
  const names = new Set(responses.map(({ name }) => name));
  const [first] = responses;
  if (!first) return 'text';
  if (names.size > 1) return undefined;
  if (first.name === 'response_num') return 'number';
  if (first.name === 'response_str') return hasKey ? 'words' : 'essay';
  if (first.name !== 'response_lid') return undefined;
  if (responses.length > 1) return 'matching';
  const cardinality = (first.attribs['rcardinality'] ?? 'single').toLowerCase();
  if (cardinality === 'ordered') return 'ordering';
  return cardinality === 'multiple' ? 'multiple' : 'choice';
};

/** What an item asks for; undefined where the bank has nothing like it. */
export const readKind = (
  metadata: ReadonlyMap<string, string>,
  presentation: Element,
  hasKey: boolean,
): ClassicKind | undefined => {
  const name = getTypeName(metadata);
  return name === '' ? guessKind(presentation, hasKey) : kindNames.get(name);
};
