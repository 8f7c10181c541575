import type { TeacherAssignment } from './families.ts';

/** The message that says what each student gets in another order; null where it is the stored one. */
export const findOrderMessage = ({
  shufflesQuestions = false,
  shufflesOptions = false,
}: Pick<TeacherAssignment, 'shufflesQuestions' | 'shufflesOptions'>):
  | 'orderOfBoth'
  | 'orderOfQuestions'
  | 'orderOfOptions'
  | null => {
  if (shufflesQuestions && shufflesOptions) return 'orderOfBoth';
  if (shufflesQuestions) return 'orderOfQuestions';
  return shufflesOptions ? 'orderOfOptions' : null;
};
