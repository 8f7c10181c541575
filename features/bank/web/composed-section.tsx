import { ActionIcon, Button, NumberInput } from '@mantine/core';
import { Suspense, useState } from 'react';
import { SortList } from '@inkstone/exam/sort-list';
import { findLoadedVariant } from '@inkstone/programmes/lazy';
import {
  BlockSkeleton,
  EmptyState,
  PlusIcon,
  Section,
  StatusChip,
  TrashIcon,
  useConfirm,
  useLanguage,
  useTranslation,
} from '@inkstone/ui';
import { useCaller, sendCall } from '@inkstone/call/web';
import { listPickedSets } from '../contract.ts';
import { composerMessages } from '../messages.ts';
import { getDefaultSeconds } from '../rules.ts';
import {
  toCountedSlot,
  countQuestions,
  findRule,
  getRequiredCount,
  type ComposedPaper,
  type SectionSlot,
  type ComposedSet,
} from './composed-paper.ts';
import { localizedTitle, typeName } from './names.ts';
import { getOwnSectionName, isNamedPart } from './own-sections.ts';
import { readRouting } from './routing/routing-rows.ts';
import { RoutingTable } from './routing/routing-table.lazy.ts';
import { SectionSettingsFields } from './section-settings-fields.tsx';
import { CountChip } from './paper-totals.tsx';
import { ChooseQuestionsDialog } from './choose-questions/choose-questions-dialog.lazy.ts';
import { takeNewestRevision } from './choose-questions/chosen-questions.ts';
import { SetPicker } from './set-picker.tsx';
import styles from './composer.module.css';

interface ComposedSectionProps {
  /** The stored paper that is edited; undefined for a new one. */
  paperId: number | undefined;
  paper: ComposedPaper;
  place: SectionSlot;
  onChange(place: SectionSlot): void;
  /** Removes a section of the paper's own; absent where it cannot be removed. */
  onRemove?: (() => void) | undefined;
}

const getDefaultSecondsFor = (paper: ComposedPaper, place: SectionSlot): number | null => {
  const variant = findLoadedVariant(paper.programme, paper.variant);
  return variant ? getDefaultSeconds(variant, toCountedSlot(place)) : null;
};

/** What the names of a place are: those of a section, or of a module of a two-stage paper, of which the second ones are routes. */
const getSettingsKind = (paper: ComposedPaper, place: SectionSlot, isRouter: boolean) => {
  if (!isNamedPart(findLoadedVariant(paper.programme, paper.variant), place)) return 'section';
  return isRouter ? 'module' : 'route';
};

/** One section: its number of questions, its time, its sets in order, and a picker for more. */
export const ComposedSection = ({ paperId, paper, place, onChange, onRemove }: ComposedSectionProps) => {
  const t = useTranslation(composerMessages);
  const language = useLanguage();
  const [isPicking, setPicking] = useState(false);
  const rule = findRule(paper, place);
  const defaultSeconds = getDefaultSecondsFor(paper, place);
  const usualName = rule?.hasParts ? rule.part.name : rule?.section.name;
  const name = (place.settings ? getOwnSectionName(paper, place, language) : usualName?.[language]) ?? place.section;
  const routing = readRouting(paper, place);
  const kind = getSettingsKind(paper, place, routing !== null);
  const count = countQuestions(place.sets);
  const required = getRequiredCount(paper, place);
  const types = rule?.part.types ?? [];
  const setSets = (sets: ComposedSet[]) => onChange({ ...place, sets });
  const confirm = useConfirm();
  const remove = async (onConfirmed: () => void) => {
    const setCount = place.sets.length;
    const question = {
      title: t('removeSectionTitle', { section: name }),
      body: t('removeSectionBody', { count: setCount }),
      actionLabel: t('removeSectionAction'),
      danger: true,
    };
    if (setCount === 0 || (await confirm(question))) onConfirmed();
  };
  return (
    <Section
      title={name}
      count={required ? t('countOf', { found: count, wanted: required.to }) : t('countFree', { count })}
      aside={
        <>
          <CountChip found={count} wanted={required} />
          {onRemove && (
            <ActionIcon aria-label={t('removeSection', { section: name })} onClick={() => void remove(onRemove)}>
              <TrashIcon />
            </ActionIcon>
          )}
        </>
      }
    >
      <div className={styles.rules}>
        {types.length > 0 && (
          <span className="meta">
            {t('typesAllowed', { types: types.map((type) => typeName(type, language)).join(t('comma')) })}
          </span>
        )}
        {place.settings && usualName && (
          <SectionSettingsFields
            settings={place.settings}
            usualName={usualName}
            kind={kind}
            onChange={(settings) => onChange({ ...place, settings })}
          />
        )}
        {(defaultSeconds !== null || place.settings) && (
          <NumberInput
            className={styles.minutes}
            label={t('minutes')}
            placeholder={defaultSeconds === null ? t('noClock') : t('usual', { minutes: defaultSeconds / 60 })}
            min={1}
            max={600}
            value={place.seconds === null ? '' : place.seconds / 60}
            onChange={(value) => onChange({ ...place, seconds: value === '' ? null : Math.round(Number(value) * 60) })}
          />
        )}
      </div>
      {kind === 'route' && rule?.part.neutralName && (
        <p className={`meta ${styles.routeHint}`}>{t('routeNameHow', { module: rule.part.neutralName[language] })}</p>
      )}
      {routing && (
        <Suspense fallback={<BlockSkeleton lines={3} />}>
          <RoutingTable paperId={paperId} paper={paper} place={place} routing={routing} onChange={onChange} />
        </Suspense>
      )}
      {place.sets.length > 0 && <SetOrder name={name} place={place} types={types} onSets={setSets} />}
      {place.sets.length === 0 && !isPicking && <EmptyState title={t('noSets')} body={t('noSetsNext')} />}
      {isPicking ? (
        <SetPicker
          programme={paper.programme}
          types={types}
          takenIds={new Set(paper.sections.flatMap(({ sets }) => sets.map(({ setId }) => setId)))}
          onPick={(set) => setSets([...place.sets, set])}
          onClose={() => setPicking(false)}
        />
      ) : (
        <Button className={styles.add} leftSection={<PlusIcon />} onClick={() => setPicking(true)}>
          {t('addSets')}
        </Button>
      )}
    </Section>
  );
};

interface SetOrderProps {
  name: string;
  place: SectionSlot;
  types: readonly string[];
  onSets(sets: ComposedSet[]): void;
}

/** The sets of a section, reordered by dragging, keys or arrows. */
const SetOrder = ({ name, place: { sets }, types, onSets }: SetOrderProps) => {
  const t = useTranslation(composerMessages);
  const language = useLanguage();
  const byId = new Map(sets.map((set) => [String(set.setId), set]));
  const removeSet = (removedSet: ComposedSet) => onSets(sets.filter(({ setId }) => setId !== removedSet.setId));
  const firsts = new Map(sets.map((set, index) => [set.setId, countQuestions(sets.slice(0, index)) + 1]));
  return (
    <SortList
      label={t('order', { section: name })}
      order={[...byId.keys()]}
      onOrder={(order) => onSets(order.flatMap((id) => byId.get(id) ?? []))}
      line={(id) => {
        const set = byId.get(id);
        if (!set) return null;
        return (
          <SetLine
            set={set}
            first={firsts.get(set.setId) ?? 1}
            fits={types.length === 0 || set.questions.every(({ type }) => types.includes(type))}
            onChange={(next) => onSets(sets.map((current) => (current.setId === next.setId ? next : current)))}
          />
        );
      }}
      renderAction={(id) => {
        const set = byId.get(id);
        if (!set) return null;
        return (
          <ActionIcon
            aria-label={t('takeOut', { title: localizedTitle(language, set) })}
            onClick={() => removeSet(set)}
          >
            <TrashIcon />
          </ActionIcon>
        );
      }}
    />
  );
};

interface SetLineProps {
  set: ComposedSet;
  /** Number of its first question in the section. */
  first: number;
  fits: boolean;
  onChange(set: ComposedSet): void;
}

const SetLine = ({ set, first, fits, onChange }: SetLineProps) => {
  const t = useTranslation(composerMessages);
  const language = useLanguage();
  const caller = useCaller();
  const last = first + set.questions.length - 1;
  const [isChoosing, setChoosing] = useState(false);
  const takeNewest = async () => {
    const { list } = await sendCall(caller, listPickedSets, { ids: [set.setId] });
    if (list[0]) onChange(takeNewestRevision(set, list[0]));
  };
  const isChoosable = !set.isHidden && !set.isRestricted && (set.allQuestionCount ?? set.questions.length) > 1;
  return (
    <div className={styles.what}>
      <b>{localizedTitle(language, set)}</b>
      <span className="meta num">{first === last ? t('rangeOne', { first }) : t('range', { first, last })}</span>
      {set.allQuestionCount !== undefined && (
        <StatusChip tone="line">
          {t('chosenOf', { chosen: set.questions.length, all: set.allQuestionCount })}
        </StatusChip>
      )}
      {isChoosable && <Button onClick={() => setChoosing(true)}>{t('chooseQuestions')}</Button>}
      {isChoosing && (
        <Suspense fallback={null}>
          <ChooseQuestionsDialog set={set} onChange={onChange} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
      {!fits && <StatusChip tone="cinnabar">{t('wrongType')}</StatusChip>}
      {set.isHidden && <StatusChip tone="line">{t('isHidden')}</StatusChip>}
      {!set.isHidden && set.isRestricted && <StatusChip tone="line">{t('isRestricted')}</StatusChip>}
      {!set.isHidden && !set.isRestricted && set.version !== set.newestVersion && (
        <span className="row wrap">
          <StatusChip tone="amber">{t('isOlder', { version: set.version })}</StatusChip>
          <Button onClick={() => void takeNewest()}>{t('useNewest', { newest: set.newestVersion })}</Button>
        </span>
      )}
    </div>
  );
};
