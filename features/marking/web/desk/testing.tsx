import { cleanup, fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { vi } from 'vitest';
import { CallProvider, newQueryClient } from '@inkstone/call/web';
import { renderUi } from '@inkstone/ui/testing';
import type { Language } from '@inkstone/base';
import type { SubmissionDetail } from '../../contract.ts';
import { createTestDevice, mockSounds, readInput, writeOutput } from '../testing.tsx';
import { Desk } from './desk.tsx';
import { Screen } from './desk.screen.tsx';
import type { DeskLocation } from './use-desk-navigation.ts';
import { createFakeQueue } from './fake-queue.ts';

interface SentRequest {
  path: string;
  input: Record<string, unknown>;
}

const DeskWithLocation = ({
  device,
  at,
}: {
  device: ReturnType<typeof createTestDevice>;
  at: Partial<DeskLocation>;
}) => {
  const [place, setPlace] = useState<DeskLocation>({ id: 3, ...at });
  return (
    <Desk location={place} onLocationChange={(change) => setPlace((was) => ({ ...was, ...change }))} device={device} />
  );
};

/** Renders the desk with these submissions, and records all requests. */
export const renderDesk = (
  submissions: SubmissionDetail[],
  how: {
    language?: Language;
    device?: ReturnType<typeof createTestDevice>;
    save?: () => object;
    voice?: () => object;
    release?: () => object;
    isWithdrawn?: boolean;
    kind?: 'candidate';
    at?: Partial<DeskLocation>;
    /** Renders the screen at this URL instead of the desk alone. */
    url?: string;
    /** Responses of further calls, by path. */
    responses?: Record<string, () => object>;
    /** Replaces the server's page of the queue; undefined: the fake queue responds. */
    page?: (input: Record<string, unknown>) => object | undefined;
    /** Delays such a page until it resolves; undefined: no delay. */
    wait?: (input: Record<string, unknown>) => Promise<void> | undefined;
  } = {},
) => {
  const sent: SentRequest[] = [];
  const queue = createFakeQueue(submissions);
  const answers: Record<string, (input: Record<string, unknown>) => object> = {
    'backend/teacher/correctDetailList': (input) =>
      how.page?.(input) ?? {
        id: 3,
        title: 'Should buses run all night?',
        kind: how.kind ?? 'homework',
        programme: 'toefl-2023',
        variant: 'toefl-2023',
        isWithdrawn: how.isWithdrawn ?? false,
        ...queue.page(input),
      },
    'do/getTestCorrectDetail': (input) => ({
      assignmentId: 3,
      title: '',
      submissions: submissions.filter(
        ({ questionId, attemptId }) =>
          questionId === Number(input['questionId']) && attemptId === Number(input['attemptId']),
      ),
    }),
    'correct/correctTTLCheck': () => ({ isMine: true, holdOwner: null, until: null, version: 0 }),
    'correct/saveTestCorrect':
      how.save ?? (() => ({ version: 1, points: 1200, savedAt: '2026-03-02T09:00:00.000Z', releasedAt: null })),
    'upload/uploadCorrectFile': how.voice ?? (() => ({ file: { fileId: 1, url: '/1', mime: 'audio/webm' } })),
    'correct/submitCorrection': how.release ?? (() => ({ released: [31], isComplete: true, score: 4 })),
    ...how.responses,
  };
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (!url.startsWith('/api/')) return new Response(new ArrayBuffer(8));
    const [path = '', query = ''] = url.replace('/api/', '').split('?');
    const fields: unknown =
      typeof init?.body === 'string' ? JSON.parse(init.body) : Object.fromEntries(new URLSearchParams(query));
    const input = readInput(path, fields);
    sent.push({ path, input });
    if (path === 'backend/teacher/correctDetailList') await how.wait?.(input);
    const body = writeOutput(path, answers[path]?.(input) ?? {});
    const isRefused = 'reason' in body;
    if (!isRefused && path === 'correct/saveTestCorrect')
      queue.change(input, {
        state: 'releasedAt' in body && body.releasedAt ? 'released' : 'draft',
        points: 'points' in body ? Number(body.points) : null,
      });
    if (!isRefused && path === 'correct/submitCorrection' && Array.isArray(input['questionIds']))
      for (const questionId of input['questionIds']) queue.change({ ...input, questionId }, { state: 'released' });
    return new Response(JSON.stringify({ success: isRefused ? 0 : 1, ...body }), {
      status: 'status' in body ? Number(body.status) : isRefused ? 409 : 200,
    });
  });
  const language = how.language ?? 'en';
  const caller = { token: () => 'token', language: () => language, onSignedOut: () => undefined } as const;
  const device = how.device ?? createTestDevice();
  const shown = renderUi(
    <CallProvider caller={caller} client={newQueryClient()}>
      {how.url === undefined ? <DeskWithLocation device={device} at={how.at ?? {}} /> : <Screen />}
    </CallProvider>,
    { language, ...(how.url !== undefined && { at: how.url }) },
  );
  const saves = () => sent.filter(({ path }) => path === 'correct/saveTestCorrect').map(({ input }) => input);
  return { ...shown, sent, saves, device };
};

/** Presses a key on the focused element. */
export const pressKey = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, bubbles: true, ...more });

/** Mocks what jsdom lacks; returns the played sounds. */
export const setUpDesk = () => {
  globalThis.OfflineAudioContext ??= class {
    decodeAudioData = async () => {
      return { duration: 12, getChannelData: () => new Float32Array(100) };
    };
  } as unknown as typeof OfflineAudioContext;
  HTMLCanvasElement.prototype.getContext = () => null;
  return mockSounds();
};

/** Removes the mocks. */
export const tearDownDesk = () => {
  cleanup();
  vi.unstubAllGlobals();
};

/** A second student with the same question. */
export const otherStudent = { attemptId: 8, studentId: 6, studentName: 'Meng Zhuo' };
