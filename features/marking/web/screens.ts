import { teacherSide } from '@inkstone/session/contract';
import { screen, type ScreenRow } from '@inkstone/ui/screen';
import { correctSpeaking, correctTfSpeaking, correctWriting, type DeskAddress } from '../addresses.ts';
import { messages } from '../messages.ts';

const desk = (at: DeskAddress): ScreenRow =>
  screen(at, {
    who: teacherSide,
    shell: 'window',
    title: [messages, 'title'],
    load: () => import('./desk.screen.tsx'),
  });

/** The screens of marking: one desk at three addresses. */
export const screens: readonly ScreenRow[] = [correctSpeaking, correctTfSpeaking, correctWriting].map(desk);
