import { Button } from '@mantine/core';
import { useState } from 'react';
import { linkTo, toTitleFields } from '@inkstone/base';
import { useApiQuery } from '@inkstone/call/web';
import { findProgrammeCard } from '@inkstone/programmes/cards';
import { useCurrentUser } from '@inkstone/session/web';
import { Breadcrumb, Page, PageHead, PencilIcon, Section, useNow, useTranslation } from '@inkstone/ui';
import { ScreenLink, useSearch } from '@inkstone/ui/screen';
import { newDefinedHomework } from '../../addresses.ts';
import { getReportDefaults } from '../../contract.ts';
import { definedHomeworkMessages, newAssignmentMessages } from '../../messages.ts';
import { ContentFields } from './content-fields.tsx';
import { useSelectedSets } from './selected-sets.tsx';
import { Consequences } from './consequences.tsx';
import { families, isPractice, type Family } from '../shared/families.ts';
import {
  findDraftFaults,
  newDraft,
  toTestDeadline,
  type AssignmentDraft,
  type SuggestedTitles,
} from './assignment-draft.ts';
import { ChoiceFields, ListeningFields, mayHaveTexts, TimeFields } from './assignment-fields.tsx';
import { AssignmentForm } from './assignment-form.tsx';
import { PeoplePicker, useAudience } from './people-picker.tsx';
import { FeedbackField } from './feedback-field.tsx';
import { ShuffleFields } from './shuffle-fields.tsx';
import { WindowModeField } from './window-mode-field.tsx';
import { useSelectedPaper } from './use-selected-paper.ts';
import { useCreateAssignment } from './use-create-assignment.ts';
import styles from './create.module.css';

/** The draft of the form; its report opens as the school has set it until the teacher chooses. */
const useDraft = (family: Family, create: () => AssignmentDraft) => {
  const [ownDraft, setDraft] = useState(create);
  const [chosenReport, chooseReport] = useState<AssignmentDraft['reportAt'] | null>(null);
  const [isTouched, setTouched] = useState(false);
  const [hasDeadline, setHasDeadline] = useState(false);
  const defaults = useApiQuery(getReportDefaults, {}).data;
  const onChange = (change: Partial<AssignmentDraft>) => {
    setTouched(true);
    if (change.reportAt) chooseReport(change.reportAt);
    if (change.deadline !== undefined) setHasDeadline(true);
    setDraft((before) => ({ ...before, ...change }));
  };
  const draft = { ...ownDraft, reportAt: chosenReport ?? defaults?.[family] ?? ownDraft.reportAt };
  return { draft, isTouched, hasDeadline, onChange };
};

/** The form for a new assignment, with its consequences beside it. */
export const NewAssignment = ({ family }: { family: Family }) => {
  const t = useTranslation(newAssignmentMessages);
  const { newRoute, rules, words } = families[family];
  const preselected = useSearch(newRoute);
  const form = useDraft(family, () => newDraft(family, preselected, Date.now()));
  const { isTouched, onChange } = form;
  const paper = useSelectedPaper(form.draft.source === 'paper' ? form.draft.paperId : null);
  const paperSeconds = isPractice(family) ? null : (paper?.seconds ?? null);
  const seconds = form.draft.minutes === null ? paperSeconds : form.draft.minutes * 60;
  const { beginsAt } = form.draft;
  const isDeadlineOpen = beginsAt && !form.hasDeadline && !isPractice(family);
  const draft = isDeadlineOpen ? { ...form.draft, deadline: toTestDeadline(beginsAt, seconds) } : form.draft;
  const sets = useSelectedSets(draft);
  const withStaff = useCurrentUser().permission.includes('myStudent_myStaff') && rules.isForStaff;
  const audience = useAudience(draft, withStaff);
  const creation = useCreateAssignment(family);
  const now = useNow(10_000);

  const source = draft.source === 'paper' ? paper : sets[0];
  const examLanguage = findProgrammeCard(source?.programme ?? '')?.examLanguage;
  const suggested = suggestTitles(source);
  const faults = creation.tries > 0 ? findDraftFaults(draft, suggested, now) : [];
  const errorFor = (field: string) => {
    const fault = faults.find((draftFault) => draftFault.field === field);
    return fault && t(fault.messageKey);
  };
  const types = draft.source === 'paper' ? paper?.types : sets.flatMap((set) => set.questions.map(({ type }) => type));
  const hasTexts = mayHaveTexts(types ?? []);
  const windowMode = examLanguage ? draft.windowMode : null;
  const fields = { family, draft, onChange, errorFor };
  const submit = () => {
    const checkedDraft = { ...draft, allowsOvertime: draft.allowsOvertime && hasTexts, windowMode };
    void creation.give(checkedDraft, suggested, audience.staff > 0);
  };
  return (
    <Page dense>
      <NewAssignmentHead family={family} />
      <AssignmentForm
        t={t}
        submitLabel={t(words.submit)}
        submission={creation}
        faults={faults.map(({ field, messageKey }) => ({ field, message: t(messageKey) }))}
        isTouched={isTouched}
        consequences={<Consequences family={family} draft={draft} audience={audience} seconds={seconds} />}
        onSubmit={submit}
      >
        <Section title={t('what')}>
          <SectionError says={errorFor('give-what')} />
          <ContentFields family={family} draft={draft} paper={paper} sets={sets} onChange={onChange} />
        </Section>
        <Section title={t('who')}>
          <SectionError says={errorFor('give-who')} />
          <PeoplePicker draft={draft} onChange={onChange} withStaff={withStaff} />
        </Section>
        <Section title={t('when')}>
          <TimeFields {...fields} hasTexts={hasTexts} />
        </Section>
        {isPractice(family) && (
          <Section title={t('listening')}>
            <ListeningFields {...fields} />
          </Section>
        )}
        <Section title={t('how')}>
          {examLanguage && (
            <div className={styles.fields}>
              <WindowModeField value={draft.windowMode} examLanguage={examLanguage} onChange={onChange} />
            </div>
          )}
          {rules.offersInstantFeedback && windowMode !== 'exam' && (
            <div className={styles.fields}>
              <FeedbackField isOn={draft.hasInstantFeedback} onChange={onChange} />
            </div>
          )}
          {rules.offersShuffling && windowMode !== 'exam' && (
            <div className={styles.fields}>
              <ShuffleFields draft={draft} onChange={onChange} />
            </div>
          )}
          <ChoiceFields {...fields} suggested={suggested} />
        </Section>
      </AssignmentForm>
    </Page>
  );
};

/** The error of a whole section. */
const SectionError = ({ says: message }: { says: string | undefined }) =>
  message && <p className={styles.wrong}>{message}</p>;

/** The title, and for homework the way to homework in the teacher's own words. */
const NewAssignmentHead = ({ family }: { family: Family }) => {
  const t = useTranslation(newAssignmentMessages);
  const tDefined = useTranslation(definedHomeworkMessages);
  const { listRoute, newRoute, words } = families[family];
  const preselected = useSearch(newRoute);
  const title = t(words.give);
  return (
    <>
      <Breadcrumb trail={[{ label: t(words.all), to: linkTo(listRoute, {}) }, { label: title }]} />
      <PageHead
        title={title}
        action={
          isPractice(family) && (
            <Button
              component={ScreenLink}
              to={newDefinedHomework}
              search={{ studentIds: preselected.studentIds, classIds: preselected.classIds }}
              leftSection={<PencilIcon />}
            >
              {tDefined('newDefined')}
            </Button>
          )
        }
      />
    </>
  );
};

/** The titles of the content, until the teacher writes others. */
const suggestTitles = (
  source: { title: string; titleZh?: string | null | undefined } | null | undefined,
): SuggestedTitles => {
  const { en, zh } = toTitleFields(source?.title ?? '', source?.titleZh);
  return { title: en, titleZh: zh };
};
