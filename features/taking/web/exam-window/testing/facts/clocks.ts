import { screen } from '@testing-library/react';
import type { AttemptStore } from '../../../attempt-session/attempt-store.ts';
import { assertShown, openBreak, openDirections, openSection, pass, press, startSection } from '../open-exam.tsx';
import { hasButton, isAtQuestion, waitUntilOpen, type Provers } from './prover.ts';

/** A clock of so many seconds reaches five minutes soon. */
const shortClock = 330;

const toFiveMinutes = async (store: AttemptStore): Promise<void> => {
  await pass((store.timeline().secondsLeft ?? 0) - 299);
};

const isContinueDisabled = (): boolean =>
  screen.getByRole<HTMLButtonElement>('button', { name: /Go on with the exam|End the break now/ }).disabled;

/** Proves what the window does with clocks and breaks. */
export const clockProvers = {
  hidesClock: async (variant, { section }, onOpen) => {
    const store = await waitUntilOpen(onOpen, openSection({ variant, section, seconds: shortClock }));
    assertShown(hasButton('Hide the clock'), 'offer to hide the clock');
    press('Hide the clock');
    assertShown(screen.queryByRole('timer') === null, 'hide the clock');
    await toFiveMinutes(store);
    assertShown(screen.queryByRole('timer') !== null, 'show the clock again at five minutes');
    assertShown(!hasButton('Hide the clock'), 'keep the clock shown in the last five minutes');
  },
  saysLastFive: async (variant, { section }, onOpen) => {
    const store = await waitUntilOpen(onOpen, openSection({ variant, section, seconds: shortClock }));
    assertShown(screen.queryByText('Last five minutes') === null, 'wait with the notice');
    await toFiveMinutes(store);
    assertShown(screen.queryByText('Last five minutes') !== null, 'say that five minutes remain');
  },
  clockStartsWithStart: async (variant, { section }, onOpen) => {
    const store = await waitUntilOpen(onOpen, openDirections({ variant, section }));
    await pass(90);
    assertShown(store.timeline().secondsLeft === null, 'let the clock rest while the directions are read');
    await startSection();
    assertShown(screen.queryByRole('timer') !== null, 'start the clock');
  },
  closesAtZero: async (variant, { section }, onOpen) => {
    await waitUntilOpen(onOpen, openSection({ variant, section, seconds: 20 }));
    assertShown(isAtQuestion(1), 'show the first question');
    await pass(25);
    assertShown(!isAtQuestion(1), 'close the section when its time is over');
  },
  holdsBreak: async (variant, { after }, onOpen) => {
    await waitUntilOpen(onOpen, openBreak(variant, after));
    assertShown(isContinueDisabled(), 'hold the break');
    await pass(120);
    assertShown(isContinueDisabled(), 'hold the break after two minutes');
  },
  endsBreakEarly: async (variant, { after }, onOpen) => {
    await waitUntilOpen(onOpen, openBreak(variant, after));
    assertShown(!isContinueDisabled(), 'let the break be ended');
    press(/End the break now|Go on with the exam/);
    await pass(1);
    assertShown(screen.queryByRole('heading', { level: 1, name: 'Break' }) === null, 'end the break');
  },
  waitsAfterBreak: async (variant, { after }, onOpen) => {
    const store = await waitUntilOpen(onOpen, openBreak(variant, after));
    await pass((store.timeline().breakSecondsLeft ?? 0) + 60);
    assertShown(
      screen.queryByRole('heading', { level: 1, name: 'The break is over' }) !== null,
      'wait when the break is over',
    );
    assertShown(store.timeline().secondsLeft === null, 'let no clock run until one goes on');
  },
} satisfies Partial<Provers>;
