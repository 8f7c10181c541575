import {
  ActionIcon,
  Button,
  Checkbox,
  NumberInput,
  SegmentedControl,
  Select,
  Textarea,
  TextInput,
} from '@mantine/core';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { pointsText, type Language } from '@inkstone/base';
import {
  findRubricProblem,
  getRubricMost,
  maxCriteria,
  maxLevels,
  maxRubricPoints,
  type RubricProblem,
} from '@inkstone/exam/blueprint';
import { CloseIcon, PlusIcon, TrashIcon, useLanguage, useTranslation } from '@inkstone/ui';
import type { QuestionRubric } from '../../contract.ts';
import { rubricEditorMessages } from '../../messages.ts';
import {
  addLevel,
  changeJoined,
  changeScale,
  isInBothLanguages,
  newCriterion,
  noPoints,
  trimRubric,
  type EditedCriterion,
  type EditedLevel,
} from './edited-rubric.ts';
import styles from './rubrics.module.css';

interface RubricEditorProps {
  rubric: QuestionRubric;
  /** Whether saving was tried, so that what is missing is said. */
  isTried: boolean;
  onChange(rubric: QuestionRubric): void;
}

/** Fields that Enter goes through. */
const enterFields = '[data-enter]';

/** Writes a rubric: criteria with their scales, and levels as rows of points and words; all of it by keys. */
export const RubricEditor = ({ rubric, isTried, onChange }: RubricEditorProps) => {
  const t = useTranslation(rubricEditorMessages);
  const reader = useLanguage();
  const [isBoth, setBoth] = useState(() => isInBothLanguages(rubric));
  const [first] = useState<Language>(() => pickLanguage(rubric, reader));
  const languages: readonly Language[] = isBoth ? ['en', 'zh'] : [first];
  const [addedId, setAddedId] = useState<string | null>(null);
  const { joined, criteria, levels = [] } = rubric;
  const addCriterion = () => {
    if (criteria.length >= maxCriteria) return;
    const added = newCriterion(criteria.at(-1));
    setAddedId(added.id);
    onChange({ ...rubric, criteria: [...criteria, added] });
  };
  const root = useRef<HTMLDivElement>(null);
  const goOnByEnter = (event: KeyboardEvent<HTMLElement>) => {
    const { key, shiftKey, currentTarget, nativeEvent } = event;
    if (key !== 'Enter' || shiftKey || nativeEvent.isComposing) return;
    event.preventDefault();
    const fields = [...(root.current?.querySelectorAll<HTMLElement>(enterFields) ?? [])];
    const next = fields[fields.indexOf(currentTarget) + 1];
    if (next) next.focus();
    else addCriterion();
  };
  return (
    <div ref={root} className={styles.editor}>
      <div className={styles.texts}>
        {languages.map((language) => (
          <TextInput
            key={language}
            data-enter
            onKeyDown={goOnByEnter}
            label={isBoth ? t('nameIn', { label: t('name'), language: t(language) }) : t('name')}
            lang={toLang(language)}
            maxLength={120}
            value={rubric.name[language]}
            onChange={({ currentTarget }) =>
              onChange({ ...rubric, name: { ...rubric.name, [language]: currentTarget.value } })
            }
          />
        ))}
      </div>
      <div className={styles.choices}>
        <span className="meta">{t('joined')}</span>
        <SegmentedControl
          aria-label={t('joined')}
          value={joined}
          onChange={(value) => onChange(changeJoined(rubric, value))}
          data={(['sum', 'mean', 'holistic'] as const).map((value) => ({ value, label: t(value) }))}
        />
        <Checkbox
          label={t('bothLanguages')}
          checked={isBoth}
          onChange={({ currentTarget }) => setBoth(currentTarget.checked)}
        />
      </div>
      <p className="meta">{t('keys')}</p>
      {joined === 'holistic' && (
        <div role="group" aria-label={t('whole')} className={styles.criterion}>
          <b>{t('whole')}</b>
          <LevelFields
            levels={levels}
            languages={languages}
            onEnter={goOnByEnter}
            onChange={(next) => onChange({ ...rubric, levels: next })}
          />
        </div>
      )}
      {criteria.map((criterion, index) => (
        <CriterionFields
          key={criterion.id}
          criterion={criterion}
          number={index + 1}
          languages={languages}
          takesFocus={criterion.id === addedId}
          onEnter={goOnByEnter}
          onChange={(next) => onChange({ ...rubric, criteria: criteria.with(index, next) })}
          onRemove={() => onChange({ ...rubric, criteria: criteria.toSpliced(index, 1) })}
        />
      ))}
      <div className={styles.choices}>
        <Button leftSection={<PlusIcon />} disabled={criteria.length >= maxCriteria} onClick={addCriterion}>
          {t('addCriterion')}
        </Button>
        <span className="meta num">{t('total', { most: pointsText(getRubricMost(trimRubric(rubric))) })}</span>
      </div>
      {isTried && <ProblemLine problem={findRubricProblem(trimRubric(rubric))} />}
    </div>
  );
};

const toLang = (language: Language): string => (language === 'zh' ? 'zh-CN' : 'en');

/** The language that a rubric in one language is written in: that of its name, or the reader's. */
const pickLanguage = ({ name }: QuestionRubric, reader: Language): Language => {
  if (name[reader] !== '') return reader;
  if (name.en !== '') return 'en';
  return name.zh === '' ? reader : 'zh';
};

const ProblemLine = ({ problem }: { problem: RubricProblem | undefined }) => {
  const t = useTranslation(rubricEditorMessages);
  if (!problem) return null;
  const says = t(problem.is);
  return (
    <p className={styles.error} role="status">
      {problem.criterion === null ? says : t('inCriterion', { number: problem.criterion + 1, problem: says })}
    </p>
  );
};

const toPoints = (value: number | string): number => (value === '' ? noPoints : Math.round(Number(value) * 100));

interface PointsFieldProps {
  label: string;
  isLabelHidden?: boolean;
  points: number;
  onChange(points: number): void;
}

const PointsField = ({ label, isLabelHidden = false, points, onChange }: PointsFieldProps) => (
  <NumberInput
    {...(isLabelHidden ? { 'aria-label': label } : { label })}
    hideControls
    min={0}
    max={maxRubricPoints / 100}
    decimalScale={1}
    value={points === noPoints ? '' : points / 100}
    onChange={(value) => onChange(toPoints(value))}
  />
);

interface CriterionFieldsProps {
  criterion: EditedCriterion;
  number: number;
  languages: readonly Language[];
  /** It was just added, so that the person goes on in it. */
  takesFocus: boolean;
  onEnter(event: KeyboardEvent<HTMLElement>): void;
  onChange(criterion: EditedCriterion): void;
  onRemove(): void;
}

const steps = [50, 100, 200, 500];

const CriterionFields = (props: CriterionFieldsProps) => {
  const { criterion, number, languages, takesFocus, onEnter, onChange, onRemove } = props;
  const t = useTranslation(rubricEditorMessages);
  const nameField = useRef<HTMLInputElement>(null);
  // The focus belongs to the browser.
  useEffect(() => {
    if (takesFocus) nameField.current?.focus();
  }, [takesFocus]);
  const { name, least, most, step, levels } = criterion;
  const choices = steps.includes(step) ? steps : [step, ...steps];
  return (
    <div role="group" aria-label={t('criterion', { number })} className={styles.criterion}>
      <div className={styles.scale}>
        <div className={styles.texts}>
          {languages.map((language, index) => (
            <TextInput
              key={language}
              data-enter
              onKeyDown={onEnter}
              ref={index === 0 ? nameField : undefined}
              label={
                languages.length > 1
                  ? t('nameIn', { label: t('criterion', { number }), language: t(language) })
                  : t('criterion', { number })
              }
              lang={toLang(language)}
              maxLength={120}
              value={name[language]}
              onChange={({ currentTarget }) =>
                onChange({ ...criterion, name: { ...name, [language]: currentTarget.value } })
              }
            />
          ))}
        </div>
        <PointsField
          label={t('least')}
          points={least}
          onChange={(value) => onChange(changeScale(criterion, { least: value }))}
        />
        <PointsField
          label={t('most')}
          points={most}
          onChange={(value) => onChange(changeScale(criterion, { most: value }))}
        />
        <Select
          label={t('step')}
          allowDeselect={false}
          data={choices.map((value) => ({ value: String(value), label: pointsText(value) }))}
          value={String(step)}
          onChange={(value) => onChange(changeScale(criterion, { step: Number(value) }))}
        />
        <ActionIcon aria-label={t('removeCriterion', { number })} onClick={onRemove}>
          <TrashIcon />
        </ActionIcon>
      </div>
      <LevelFields
        levels={levels}
        languages={languages}
        onEnter={onEnter}
        onChange={(next) => onChange({ ...criterion, levels: next })}
      />
    </div>
  );
};

interface LevelFieldsProps {
  levels: readonly EditedLevel[];
  languages: readonly Language[];
  onEnter(event: KeyboardEvent<HTMLElement>): void;
  onChange(levels: EditedLevel[]): void;
}

/** Levels as a grid: points, words, and a button that removes the row. */
const LevelFields = ({ levels, languages, onEnter, onChange }: LevelFieldsProps) => {
  const t = useTranslation(rubricEditorMessages);
  const id = useId();
  return (
    <>
      {levels.map(({ points, says }, index) => (
        // Levels have no identity but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={`${id}-${index}`} className={styles.level}>
          <PointsField
            isLabelHidden
            label={t('levelPoints', { number: index + 1 })}
            points={points}
            onChange={(value) => onChange(levels.with(index, { points: value, says }))}
          />
          <div className={styles.texts}>
            {languages.map((language) => (
              <Textarea
                key={language}
                data-enter
                onKeyDown={onEnter}
                aria-label={
                  languages.length > 1
                    ? t('nameIn', { label: t('levelSays', { number: index + 1 }), language: t(language) })
                    : t('levelSays', { number: index + 1 })
                }
                placeholder={index === 0 ? t('says') : undefined}
                lang={toLang(language)}
                autosize
                minRows={1}
                maxLength={1000}
                value={says[language]}
                onChange={({ currentTarget }) =>
                  onChange(levels.with(index, { points, says: { ...says, [language]: currentTarget.value } }))
                }
              />
            ))}
          </div>
          <ActionIcon
            aria-label={t('removeLevel', { number: index + 1 })}
            onClick={() => onChange(levels.toSpliced(index, 1))}
          >
            <CloseIcon />
          </ActionIcon>
        </div>
      ))}
      {levels.length < maxLevels && (
        <Button className={styles.addLevel} variant="quiet" onClick={() => onChange(addLevel(levels))}>
          {t('addLevel')}
        </Button>
      )}
    </>
  );
};
