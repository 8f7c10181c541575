import { useState, type ReactNode } from 'react';
import { useMediaQuery } from '@mantine/hooks';
import type { PageKind } from '@inkstone/exam/assignment-kinds';
import { getHideableUntil, type BoundSection, type Tool } from '@inkstone/exam/blueprint';
import {
  CalculatorIcon,
  Clock,
  CodeIcon,
  DocumentIcon,
  FormulaIcon,
  HelpIcon,
  HighlightIcon,
  LineReaderIcon,
  MaskIcon,
  NoteIcon,
  OutIcon,
  ZoomIcon,
  lazyWithRetry,
  useAccountLanguage,
  langTag,
  useAccountTranslation,
  useConfirm,
  useNow,
  useTranslation,
} from '@inkstone/ui';
import { leaveWindow } from '@inkstone/ui/screen';
import { messages } from '../../messages.ts';
import type { AttemptStore } from '../attempt-session/attempt-store.ts';
import { getCalmClockLabel } from './calm-clock.ts';
import { hasExamKeys } from './use-exam-keys.ts';
import { ToolsButton } from './tools-button.tsx';
import type { ToolItem } from './tools-menu.tsx';
import { hasCalculator } from '../tools/lazy-tools.tsx';
import type { Tools } from '../tools/use-tools.ts';
import { attemptKinds } from '../../attempt-kinds.ts';
import { useListening } from '../listening/listening-context.ts';
import { listSetRecordings } from '../listening/set-recording.ts';
import styles from './exam-window.module.css';

/** The volume control, on every screen of a section with recordings. */
export const SectionVolume = ({ store, section }: { store: AttemptStore; section: BoundSection }) => {
  const listening = useListening();
  const ids = new Set(section.parts.flatMap(({ sets }) => sets.map(({ id }) => id)));
  const isHeard = listSetRecordings(store.started.sets).some(({ setId }) => ids.has(setId));
  if (!listening || !isHeard) return null;
  const { VolumeControl } = listening.parts;
  return <VolumeControl />;
};

interface TopBarProps {
  kind: PageKind;
  store: AttemptStore;
  section: BoundSection;
  name: string;
  place: string;
  tools: readonly Tool[];
  state: Tools;
  /** Whether the current question is spoken. */
  isSpoken: boolean;
  /** Content before the tools, such as the volume control. */
  extra?: ReactNode;
}

const ToolPanels = lazyWithRetry(async () => (await import('./window-panels.tsx')).ToolPanels);

/** Preloads the code of the panels for offline use. */
export const fetchToolPanels = ToolPanels.preload;

/** Where the answers are when the window is left. */
const leaveNotes = {
  saved: 'leaveSaved',
  saving: 'leaveSaving',
  onDevice: 'handInUnsaved',
  notSaved: 'handInOnlyHere',
} as const;

/** What every window offers. */
const useWindowItems = ({ kind, store, state }: TopBarProps): ToolItem[] => {
  const [t, tAccount] = [useTranslation(messages), useAccountTranslation(messages)];
  const language = useAccountLanguage();
  const confirm = useConfirm();
  const leave = async () => {
    const later = tAccount(attemptKinds[kind].isPractice ? 'leaveBody' : 'leaveBodyTest');
    const body = [tAccount(leaveNotes[store.snapshot().saving.is]), later].join(language === 'zh' ? '' : ' ');
    const words = { title: tAccount('leaveTitle'), body, actionLabel: tAccount('leave'), cancel: tAccount('stay') };
    if (await confirm({ ...words, lang: langTag(language) })) leaveWindow('/home');
  };
  const keysItem: ToolItem = {
    id: 'keys',
    label: `${t('keys')} ?`,
    icon: <HelpIcon />,
    onSelect: () => state.open('keys'),
  };
  return [
    { id: 'directions', label: t('directions'), icon: <DocumentIcon />, onSelect: () => state.open('directions') },
    ...(hasExamKeys(store.blueprint) ? [keysItem] : []),
    { id: 'leave', label: t('leave'), icon: <OutIcon />, onSelect: () => void leave() },
  ];
};

/** The tools that the section allows. */
const useSectionItems = ({ tools, state }: TopBarProps): ToolItem[] => {
  const t = useTranslation(messages);
  const toPanelItem = (id: 'calculator' | 'formulas' | 'project' | 'notes', icon: ReactNode): ToolItem => ({
    ...{ id, label: t(id), icon, isOn: state.isToolOpen(id) },
    onSelect: () => state.toggleTool(id),
  });
  const offered: (ToolItem | false)[] = [
    hasCalculator({ tools }) && toPanelItem('calculator', <CalculatorIcon />),
    tools.includes('reference-sheet') && toPanelItem('formulas', <FormulaIcon />),
    tools.includes('project-reference') && toPanelItem('project', <CodeIcon />),
    tools.includes('highlighter') && {
      id: 'highlight',
      label: t('highlight'),
      icon: <HighlightIcon />,
      isOn: state.isHighlighting,
      onSelect: state.toggleHighlighting,
    },
    tools.includes('masking') && {
      id: 'masking',
      label: t('masking'),
      icon: <MaskIcon />,
      isOn: state.isMasking,
      onSelect: state.toggleMasking,
    },
    tools.includes('notes') && toPanelItem('notes', <NoteIcon />),
    tools.includes('line-reader') && {
      id: 'line',
      label: t('line'),
      icon: <LineReaderIcon />,
      isOn: state.hasLine,
      onSelect: state.toggleLine,
    },
    tools.includes('zoom') && {
      id: 'zoom',
      label: state.zoom === 100 ? t('zoom') : t('zoomAt', { percent: state.zoom }),
      icon: <ZoomIcon />,
      isOn: state.zoom !== 100,
      onSelect: state.nextZoom,
    },
  ];
  return offered.filter((item): item is ToolItem => item !== false);
};

/** The running clock by the server's time; nothing where nothing is timed. */
const RunningClock = ({ store, isSpoken }: Pick<TopBarProps, 'store' | 'isSpoken'>) => {
  useNow(250);
  const t = useTranslation(messages);
  const { secondsLeft, clocks, phase } = store.timeline();
  if (secondsLeft === null) return null;
  const isRecording = store.recordings?.speaking() === 'recording';
  const calm = isRecording ? 'speakingLeft' : getCalmClockLabel(phase, isSpoken);
  const shownClock = clocks.find((clock) => clock.secondsLeft === secondsLeft);
  const hideableUntil = getHideableUntil(store.blueprint, shownClock);
  const isStopped = clocks.some((clock) => clock.secondsLeft === secondsLeft && clock.stoppedUntil !== null);
  return (
    <div className={styles.clock}>
      {calm ? (
        <Clock seconds={secondsLeft} counts="up" label={t(calm)} hideableUntil={hideableUntil} />
      ) : (
        <Clock
          seconds={secondsLeft}
          hideableUntil={hideableUntil}
          totalSeconds={shownClock && store.snapshot().state.clocks[shownClock.key]?.seconds}
        />
      )}
      {isStopped && (
        <small className={styles.stopped} role="status">
          {t('clockStopped')}
        </small>
      )}
    </div>
  );
};

/** Whether a clock may run in the section: its space in the bar is reserved then. */
const isTimed = ({ store, section }: TopBarProps): boolean =>
  Boolean(store.blueprint.clock ?? section.clock) ||
  section.parts.some(({ clock, setClock, itemClock, windows }) => clock ?? setClock ?? itemClock ?? windows);

/** The top bar: section and question, clock, tools. */
export const TopBar = (props: TopBarProps) => {
  const t = useTranslation(messages);
  const isNarrow = useMediaQuery('(max-width: 70em)', false, { getInitialValueInEffect: false });
  const items = [...useSectionItems(props), ...useWindowItems(props)];
  const [hadPanel, setHadPanel] = useState(false);
  const hasPanel = hadPanel || props.state.panel !== null;
  if (hasPanel !== hadPanel) setHadPanel(hasPanel);
  return (
    <header className={styles.top} data-timed={isTimed(props) || undefined}>
      <div className={styles.where}>
        <h1>{props.name}</h1>
        <span className="meta num" role="status">
          {props.place}
        </span>
      </div>
      <RunningClock store={props.store} isSpoken={props.isSpoken} />
      <div className={styles.right}>
        <div className={styles.extra}>{props.extra}</div>
        {isNarrow ? (
          <ToolsButton items={items} />
        ) : (
          <div className={styles.tools} role="toolbar" aria-label={t('tools')}>
            {items.map((item) => (
              <button
                key={item.id}
                type="button"
                className={styles.tool}
                aria-pressed={item.isOn}
                onClick={item.onSelect}
              >
                {item.icon}
                <span>{item.label}</span>
              </button>
            ))}
          </div>
        )}
      </div>
      {hasPanel && (
        <ToolPanels section={props.section} isPractice={attemptKinds[props.kind].isPractice} state={props.state} />
      )}
    </header>
  );
};
