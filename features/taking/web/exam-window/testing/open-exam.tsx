import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { advanceByServer, chooseRoute, createAttemptState, type AttemptEvent } from '@inkstone/exam/attempt';
import {
  bindBlueprint,
  listNavigationUnits,
  type Blueprint,
  type PaperSection,
  type Programme,
  type SectionRule,
  type Variant,
} from '@inkstone/exam/blueprint';
import type { StimulusLook } from '@inkstone/exam/stimulus';
import { programmes } from '@inkstone/programmes';
import type { AttemptStore } from '../../attempt-session/attempt-store.ts';
import { createAudioPlayer, type AudioPlayer } from '../../listening/audio-player.ts';
import type { Listening } from '../../listening/listening-context.ts';
import * as parts from '../../listening/listening-parts.tsx';
import { soundsForSets } from '../../listening/sound.ts';
import { createFakeAudio, createFakePreloader } from '../../listening/testing.ts';
import { createStart, openStore, renderExamWindow } from '../../testing.tsx';

const allRight = { earned: 200, possible: 200 };

/** What is opened of a variant: a section with its first part or a named one, and what comes after it. */
interface ExamView {
  variant: Variant;
  section: string;
  part?: string;
  /** The paper's own length of its clock: a shorter one reaches its end sooner. */
  seconds?: number;
  /** Type of its questions; absent: a choice. */
  type?: string;
  /** The text of all its questions; absent: a short one with the question's number. */
  prompt?: string;
  /** The passage of all its sets; absent: none, or a short one where a part is named. */
  passage?: string;
  /** Whether its sets begin with a recording. */
  hasSound?: boolean;
  /** The text of its sets, and the prompt of its questions beside their options. */
  content?: { html: string; look?: StimulusLook; prompt?: object };
}

export const press = (name: string | RegExp, scope: HTMLElement = document.body): void => {
  fireEvent.click(within(scope).getByRole('button', { name }));
};

/** Waits until the tasks that are due have run; the clocks of the test stand. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });

const flush = () =>
  act(async () => {
    for (let turn = 0; turn < 10; turn += 1) await nextTask();
  });

/** Lets the clocks run; requests in flight finish first. */
export const pass = async (seconds: number): Promise<void> => {
  await act(() => vi.advanceTimersByTimeAsync(0));
  await flush();
  await act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
};

/** Fails with a sentence where the window does not show something. */
export const assertShown = (isShown: boolean, sentence: string): void => {
  if (!isShown) throw new Error(`The window does not: ${sentence}`);
};

let lastId = 0;

const fillPart = (
  section: SectionRule,
  part: string,
  { type = 'choice', hasSound = false, ...more }: { seconds?: number; type?: string; hasSound?: boolean } = {},
): PaperSection => ({
  section: section.id,
  part,
  ...more,
  sets: [
    {
      id: (lastId += 1),
      ...(hasSound && { audioSeconds: 60 }),
      questions: [1, 2].map(() => ({ id: (lastId += 1), type })),
    },
  ],
});

const listMetParts = ({ adaptive, parts }: SectionRule, part: string | undefined): string[] => {
  if (part !== undefined) return [part];
  const ids = [parts[0]?.id ?? ''];
  return adaptive?.kind === 'two-stage' ? [...ids, ...adaptive.routes.slice(0, 1).map((route) => route.part)] : ids;
};

/** The window of the exam that has the variant; its words are looked for in English. */
const findExamWindow = (variantId: string): Pick<Programme, 'examWindow'> => {
  const { examWindow } = programmes.find(({ variants }) => variants.some(({ id }) => id === variantId)) ?? {};
  return examWindow ? { examWindow: { ...examWindow, language: 'en' } } : {};
};

/** A blueprint of the section and of the next one, two choices in each part. */
const bindView = ({ variant, section, part, seconds, type, hasSound }: ExamView): Blueprint => {
  const at = variant.sections.findIndex(({ id }) => id === section);
  const [rule, next] = variant.sections.slice(at);
  if (at < 0 || !rule) throw new Error(`No section ${section}`);
  const own = listMetParts(rule, part).map((id) =>
    fillPart(rule, id, {
      ...(seconds !== undefined && { seconds }),
      ...(type !== undefined && { type }),
      ...(hasSound && { hasSound }),
    }),
  );
  const following = next ? listMetParts(next, undefined).map((id) => fillPart(next, id)) : [];
  const programme = {
    ...{ id: 'driven', name: variant.name, routes: { exam: '/driven', homework: '/driven/homework' } },
    ...{ variants: [variant], reports: {}, sources: [] },
    ...findExamWindow(variant.id),
  };
  const choices = { mode: 'test', windowMode: 'exam' } as const;
  return bindBlueprint(programme, variant.id, { paper: [...own, ...following], choices });
};

/** The text of every set, so that a test sees when it is shown. */
export const passageText = 'Bees dance to tell where they were.';

const listStimuli = ({ sections }: Blueprint, { html, look }: NonNullable<ExamView['content']>) =>
  Object.fromEntries(
    sections.flatMap(({ parts }) =>
      parts.flatMap(({ sets }) => sets.map(({ id }) => [id, { kind: 'passage', html, ...(look && { look }) }])),
    ),
  ) as Record<number, { kind: 'passage'; html: string; look?: StimulusLook }>;

const listRecordings = ({ sections }: Blueprint) =>
  Object.fromEntries(
    sections.flatMap(({ parts }) =>
      parts.flatMap(({ sets }) =>
        sets.map(({ id }) => [
          id,
          { kind: 'audio', audioSeconds: 60, files: [{ id, url: `/api/file?id=${id}`, mime: 'audio/mpeg' }] },
        ]),
      ),
    ),
  ) as Record<number, { kind: 'audio'; audioSeconds: number; files: { id: number; url: string; mime: string }[] }>;

let lastPlayer: AudioPlayer | null = null;

/** What plays the recordings of an attempt; nothing is heard. */
const createListening = (store: AttemptStore): Listening => {
  const preloader = createFakePreloader();
  const sounds = soundsForSets(store.started.sets);
  lastPlayer = createAudioPlayer({ store, preload: preloader, sounds, audio: createFakeAudio() });
  return { player: lastPlayer, preloader, parts };
};

/** An attempt in front of the section's directions. */
export const openDirections = async (view: ExamView): Promise<AttemptStore> => {
  const blueprint = bindView(view);
  const passage = view.passage ?? (view.part === undefined ? undefined : `<p>${passageText}</p>`);
  const content = view.content ?? (passage === undefined ? undefined : { html: passage });
  const texts = content === undefined ? {} : listStimuli(blueprint, content);
  const started = createStart(blueprint, { stimuli: view.hasSound ? listRecordings(blueprint) : texts });
  const sets = started.sets.map((set) => ({
    ...set,
    questions: set.questions.map((question) => ({
      ...question,
      prompt: {
        ...(question.prompt as object),
        ...(view.type !== undefined && { width: 5 }),
        ...(view.prompt !== undefined && { text: view.prompt }),
        ...view.content?.prompt,
      },
    })),
  }));
  const store = await openStore({ ...started, sets }, [{ kind: 'started' }]);
  renderExamWindow(store, { listening: view.hasSound ? createListening(store) : null });
  await flush();
  return store;
};

/** Presses Start on the directions of the section, then on those of its part where it has some. */
export const startSection = async (): Promise<void> => {
  press('Start');
  await pass(1);
  const inPart = within(screen.getByRole('main')).queryByRole('button', { name: 'Start' });
  if (inPart) fireEvent.click(inPart);
  await pass(1);
};

/** An attempt at the first question of the section. */
export const openSection = async (view: ExamView): Promise<AttemptStore> => {
  const store = await openDirections(view);
  await startSection();
  return store;
};

/** The state of an attempt that has just left a section, as the server makes it. */
const playToBreak = (blueprint: Blueprint, sectionId: string) => {
  let state = createAttemptState();
  const now = Date.now();
  const window = { opensAt: 0, closesAt: now + 10 ** 9, graceSeconds: 900 };
  const record = (event: AttemptEvent): void => {
    ({ state } = advanceByServer(state, event, { blueprint, now, window }));
  };
  record({ kind: 'started' });
  const findNext = (entered: readonly string[]) =>
    listNavigationUnits(blueprint, state.routes).find(
      ({ id, section }) => section.id === sectionId && !entered.includes(id),
    );
  const entered: string[] = [];
  for (let unit = findNext(entered); unit; unit = findNext(entered)) {
    entered.push(unit.id);
    const place = { sectionId, partId: unit.parts[0]?.id };
    record({ kind: 'section-entered', ...place });
    record({ kind: 'section-finished', ...place });
    const { adaptive } = unit.section;
    if (adaptive?.kind === 'two-stage' && !state.routes[sectionId]) {
      state = chooseRoute(state, blueprint, { partId: adaptive.routes[0]?.part ?? '', router: allRight, at: now });
    }
  }
  return state;
};

/** An attempt in the break after a section. */
export const openBreak = async (variant: Variant, after: string): Promise<AttemptStore> => {
  const blueprint = bindView({ variant, section: after });
  const store = await openStore(createStart(blueprint, { state: playToBreak(blueprint, after) }));
  renderExamWindow(store);
  await flush();
  assertShown(screen.queryByRole('heading', { level: 1, name: 'Break' }) !== null, 'have a break here');
  return store;
};

/** Ends what was opened, so that the next check has a window of its own. */
export const closeExam = (store: AttemptStore | null): void => {
  cleanup();
  lastPlayer?.close();
  lastPlayer = null;
  store?.close();
  document.body.replaceChildren();
};
