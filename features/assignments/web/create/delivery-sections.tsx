import { Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { noWrapInstant, Section, useLanguage, useNow, useTranslation } from '@inkstone/ui';
import { DateTimeField } from '@inkstone/ui/dates';
import { newAssignmentMessages } from '../../messages.ts';
import type { AudienceSize } from './assignment-draft.ts';
import type { DeliveryDraft } from './delivery-draft.ts';
import { PeoplePicker } from './people-picker.tsx';
import styles from './delivery.module.css';

interface DeliverySectionsProps {
  /** Messages of the kind of assignment. */
  t(key: 'who' | 'when' | 'words' | 'begins' | 'deadline' | 'message'): string;
  /** What the ids of the time fields begin with. */
  prefix: string;
  draft: DeliveryDraft;
  errorFor(field: string): string | undefined;
  onChange(change: Partial<DeliveryDraft>): void;
  /** A field beside the message. */
  besideMessage?: ReactNode;
}

/** The sections of a form about recipients, times and message. */
export const DeliverySections = ({ t, prefix, draft, errorFor, onChange, besideMessage }: DeliverySectionsProps) => (
  <>
    <Section title={t('who')}>
      <PeoplePicker draft={draft} onChange={onChange} />
    </Section>
    <Section title={t('when')}>
      <div className={styles.fields}>
        <DateTimeField
          id={`${prefix}-begin`}
          label={t('begins')}
          value={draft.beginsAt}
          error={errorFor(`${prefix}-begin`)}
          onChange={(beginsAt) => onChange({ beginsAt })}
        />
        <DateTimeField
          isAhead
          id={`${prefix}-deadline`}
          label={t('deadline')}
          value={draft.deadline}
          error={errorFor(`${prefix}-deadline`)}
          onChange={(deadline) => onChange({ deadline })}
        />
      </div>
    </Section>
    <Section title={t('words')}>
      <div className={besideMessage ? styles.fields : styles.message}>
        {besideMessage}
        <Textarea
          label={t('message')}
          maxLength={2000}
          autosize
          minRows={2}
          maxRows={8}
          value={draft.message}
          onChange={({ currentTarget }) => onChange({ message: currentTarget.value })}
        />
      </div>
    </Section>
  </>
);

interface DeliveryConsequencesProps {
  t(
    key: 'nobody' | 'toStudents' | 'upToStudents' | 'opensAt' | 'opensNow' | 'toldToo',
    values?: Record<string, string | number>,
  ): string;
  draft: DeliveryDraft;
  audience: AudienceSize;
  /** More about the content. */
  content?: ReactNode;
  /** What the deadline means, with its time. */
  getDeadlineText(at: { at: string }): string;
  /** Further consequences. */
  children?: ReactNode;
}

/** What assigning will do, shown before it is done. */
export const DeliveryConsequences = (props: DeliveryConsequencesProps) => {
  const { t, draft, audience, content, getDeadlineText, children } = props;
  const language = useLanguage();
  const now = useNow(30_000);
  const tNew = useTranslation(newAssignmentMessages);
  const { beginsAt, deadline, classIds, isForJoiners } = draft;
  const at = (moment: Date) => ({ at: noWrapInstant(moment, language) });
  const who = audience.isExact ? 'toStudents' : 'upToStudents';
  return (
    <ul className="num">
      <li>{audience.count === 0 ? t('nobody') : t(who, { count: audience.count })}</li>
      {classIds.length > 0 && <li>{tNew(isForJoiners ? 'joinersToo' : 'laterMembers')}</li>}
      {content}
      {beginsAt && <li>{beginsAt.getTime() > now ? t('opensAt', at(beginsAt)) : t('opensNow')}</li>}
      {deadline && <li>{getDeadlineText(at(deadline))}</li>}
      {children}
      <li>{t('toldToo')}</li>
    </ul>
  );
};
