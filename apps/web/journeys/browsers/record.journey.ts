import { setTimeout as wait } from 'node:timers/promises';
import { createSpokenAssignment, listStoredRecordings } from '../recording-steps.ts';
import { listStoredAnswers } from '../taking-steps.ts';
import { expect, signInByForm, test } from './fixtures.ts';
import { submit, openReport, expectSaved, startAssignment } from './steps.ts';

/** The seconds of the recording that the page plays, and its loudest sample. */
const hearRecording = async (): Promise<{ seconds: number; peak: number }> => {
  const player = [...document.querySelectorAll('audio')].find((audio) => audio.parentElement?.checkVisibility());
  if (!player) return { seconds: 0, peak: 0 };
  const bytes = await (await fetch(player.src)).arrayBuffer();
  const sound = await new AudioContext().decodeAudioData(bytes);
  const peak = sound.getChannelData(0).reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0);
  return { seconds: sound.duration, peak };
};

/** How many seconds the recording has been played; the player's own button has started it. */
const playedSeconds = (): number =>
  Math.max(0, ...[...document.querySelectorAll('audio')].map(({ currentTime }) => currentTime));

test('a student records an answer, sees that it is saved and plays it in the report', async ({
  browserSlot,
  school,
  request,
}) => {
  const work = await createSpokenAssignment(school, request, { kind: 'homework' });
  const tab = await browserSlot.start();
  await signInByForm(tab, school, { username: 'linxiaohe', family: 'student' });
  await startAssignment(tab, school, work);

  await tab.click({ role: 'button', name: 'Record' });
  await tab.sees({ name: 'Recording', within: { css: 'main' } });
  // Recording takes some seconds.
  await wait(3000);
  await tab.click({ role: 'button', name: 'Stop' });
  await tab.sees({ name: 'Your recording is on the server, complete.' });
  await expectSaved(tab);
  const [recording] = await listStoredRecordings(school, work);
  expect(recording?.is_whole).toBe(true);
  expect((await listStoredAnswers(school, work))[0]).toEqual({ recordings: [recording?.id] });

  await submit(tab);
  await openReport(tab);
  await expect.poll(async () => (await tab.evaluate(hearRecording)).seconds).toBeGreaterThan(2.2);
  const { seconds, peak } = await tab.evaluate(hearRecording);
  expect(seconds).toBeLessThan(15);
  expect(peak).toBeGreaterThan(0.01);
  await tab.click({ role: 'button', name: 'Play' });
  await expect.poll(() => tab.evaluate(playedSeconds)).toBeGreaterThan(0.5);
  expect(await browserSlot.readComplaints()).toEqual([]);
});
