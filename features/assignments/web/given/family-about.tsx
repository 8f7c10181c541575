import type { ReactNode } from 'react';
import { Facts, Instant, Section, TeacherNote, useTranslation } from '@inkstone/ui';
import { givenMessages, watchingMessages } from '../../messages.ts';
import styles from '../work/given.module.css';
import type { GivenFamily, GivenInWords } from './given-family.ts';

interface Fact {
  name: string;
  value: ReactNode;
}

interface FamilyAboutProps {
  family: GivenFamily;
  given: GivenInWords;
  /** How far the students are: before its times. */
  reached: readonly Fact[];
  /** What else there is to know: after them. */
  facts: readonly Fact[];
  /** What is said beneath the facts. */
  note?: string;
  /** What stands between the facts and the message. */
  children?: ReactNode;
}

/** The facts of what was given and the teacher's message, beside its students. */
export const FamilyAbout = ({ family, given, reached, facts, note, children }: FamilyAboutProps) => {
  const t = useTranslation(givenMessages);
  const own = useTranslation(family.words);
  const work = useTranslation(watchingMessages);
  const times = [
    { name: work('opens'), value: <Instant at={given.beginsAt} /> },
    { name: own('deadline'), value: <Instant at={given.deadline} /> },
  ];
  return (
    <>
      <Section title={t('about')} small>
        <Facts items={[...reached, ...times, ...facts]} />
        {note && <p className={`meta num ${styles.under}`}>{note}</p>}
      </Section>
      {children}
      {given.teacherMessage && (
        <Section title={work('message')} small>
          <div className={styles.under}>
            <TeacherNote>{given.teacherMessage}</TeacherNote>
          </div>
        </Section>
      )}
    </>
  );
};
