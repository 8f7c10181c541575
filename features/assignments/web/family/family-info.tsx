import type { ReactNode } from 'react';
import { Facts, Instant, Section, TeacherNote, useTranslation } from '@inkstone/ui';
import { familyMessages, assignmentMessages } from '../../messages.ts';
import styles from '../shared/assignments.module.css';
import type { FamilyDefinition, FamilyAssignmentTexts } from './family-definition.ts';

interface Fact {
  name: string;
  value: ReactNode;
}

interface FamilyInfoProps {
  family: FamilyDefinition;
  assignment: FamilyAssignmentTexts;
  /** Facts about the students' progress, shown before the times. */
  progressFacts: readonly Fact[];
  /** More facts, shown after the times. */
  facts: readonly Fact[];
  /** Shown below the facts. */
  note?: string;
  /** Shown between the facts and the message. */
  children?: ReactNode;
}

/** The facts about an assignment and the teacher's message, beside its students. */
export const FamilyInfo = ({ family, assignment, progressFacts, facts, note, children }: FamilyInfoProps) => {
  const t = useTranslation(familyMessages);
  const tFamily = useTranslation(family.messages);
  const tAssignment = useTranslation(assignmentMessages);
  const times = [
    { name: tAssignment('opens'), value: <Instant at={assignment.beginsAt} /> },
    { name: tFamily('deadline'), value: <Instant at={assignment.deadline} /> },
  ];
  return (
    <>
      <Section title={t('about')} small>
        <Facts items={[...progressFacts, ...times, ...facts]} />
        {note && <p className={`meta num ${styles.under}`}>{note}</p>}
      </Section>
      {children}
      {assignment.teacherMessage && (
        <Section title={tAssignment('message')} small>
          <div className={styles.under}>
            <TeacherNote>{assignment.teacherMessage}</TeacherNote>
          </div>
        </Section>
      )}
    </>
  );
};
