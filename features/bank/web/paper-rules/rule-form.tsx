import { Button, Checkbox, MultiSelect, NumberInput, TextInput } from '@mantine/core';
import { useApiQuery } from '@inkstone/call/web';
import { listClasses } from '@inkstone/people/contract';
import { loadProgramme } from '@inkstone/programmes/lazy';
import { PlusIcon, Section, Stack, useTranslation } from '@inkstone/ui';
import { maxRuleGroups, maxRuleQuestions } from '../../contract/paper-rules.ts';
import { paperRuleMessages } from '../../messages.ts';
import { ExamSelect, type Exam } from '../exam-select.tsx';
import { GroupFields } from './group-fields.tsx';
import { RangeField } from './range-field.tsx';
import { emptyGroup, type RuleDraft } from './rule-draft.ts';
import styles from './paper-rules.module.css';

export interface RuleFormProps {
  draft: RuleDraft;
  onChange(next: (now: RuleDraft) => RuleDraft): void;
}

/** The fields in which a teacher says what a paper has to be. */
export const RuleForm = (props: RuleFormProps) => (
  <Stack>
    <ScopeFields {...props} />
    <Groups {...props} />
    <ExposureFields {...props} />
  </Stack>
);

const ScopeFields = ({ draft, onChange }: RuleFormProps) => {
  const t = useTranslation(paperRuleMessages);
  const choose = async (exam: Exam | null) => {
    if (exam) await loadProgramme(exam.programme);
    onChange((now) => ({ ...now, exam, excludedSetIds: [] }));
  };
  const change = (part: Partial<RuleDraft>) => onChange((now) => ({ ...now, ...part }));
  return (
    <Section title={t('what')}>
      <div className={styles.fields}>
        <ExamSelect
          isShown
          label={t('exam')}
          placeholder={t('findExam')}
          value={draft.exam}
          onChange={(exam) => void choose(exam)}
        />
        <RangeField
          label={t('total')}
          max={maxRuleQuestions}
          value={draft.total}
          onChange={(total) => change({ total })}
        />
        <RangeField
          label={t('everyDifficulty')}
          max={1}
          isShare
          value={draft.difficulty}
          onChange={(difficulty) => change({ difficulty })}
        />
        <RangeField
          label={t('meanDifficulty')}
          max={1}
          isShare
          value={draft.meanDifficulty}
          onChange={(meanDifficulty) => change({ meanDifficulty })}
        />
      </div>
      <p className="meta">{t('difficultyHow')}</p>
    </Section>
  );
};

const Groups = ({ draft, onChange }: RuleFormProps) => {
  const t = useTranslation(paperRuleMessages);
  const changeGroups = (change: (groups: RuleDraft['groups']) => RuleDraft['groups']) =>
    onChange((now) => ({ ...now, groups: change(now.groups) }));
  return (
    <Section title={t('groups')}>
      {draft.groups.length === 0 && <p className="dim">{t('noGroups')}</p>}
      <ul className={styles.groups}>
        {draft.groups.map((group, index) => (
          <GroupFields
            // Kinds have no identity besides their place.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            number={index + 1}
            group={group}
            exam={draft.exam}
            onChange={(next) => changeGroups((groups) => groups.with(index, next))}
            onRemove={() => changeGroups((groups) => groups.toSpliced(index, 1))}
          />
        ))}
      </ul>
      {draft.groups.length < maxRuleGroups && (
        <Button leftSection={<PlusIcon />} onClick={() => changeGroups((groups) => [...groups, emptyGroup()])}>
          {t('addGroup')}
        </Button>
      )}
    </Section>
  );
};

const ExposureFields = ({ draft, onChange }: RuleFormProps) => {
  const t = useTranslation(paperRuleMessages);
  const classes = useApiQuery(listClasses, { pageNum: 200 }).data?.list ?? [];
  const change = (part: Partial<RuleDraft>) => onChange((now) => ({ ...now, ...part }));
  return (
    <Section title={t('seen')}>
      <div className={styles.fields}>
        <MultiSelect
          label={t('classes')}
          placeholder={draft.classIds.length === 0 ? t('noClasses') : ''}
          searchable
          clearable
          data={classes.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={draft.classIds.map(String)}
          onChange={(ids) => change({ classIds: ids.map(Number) })}
        />
        <NumberInput
          label={t('days')}
          min={1}
          max={3650}
          decimalScale={0}
          disabled={draft.classIds.length === 0}
          value={draft.notSeenDays}
          onChange={(notSeenDays) => change({ notSeenDays })}
        />
        <TextInput
          label={t('seed')}
          maxLength={40}
          value={draft.seed}
          onChange={({ currentTarget: { value: seed } }) => change({ seed })}
        />
        <Checkbox
          className={styles.tick}
          label={t('family')}
          checked={draft.isFamilyUnique}
          onChange={({ currentTarget: { checked: isFamilyUnique } }) => change({ isFamilyUnique })}
        />
      </div>
      <p className="meta">{t('daysHow')}</p>
      <p className="meta">{t('seedHow')}</p>
    </Section>
  );
};
