// @vitest-environment jsdom
import { CallError, type Caller, fetchBytes } from '@inkstone/call/web';
import { afterEach, expect, test, vi } from 'vitest';
import { downloadPdf } from './download-pdf.ts';
import { saveFile } from './save-file.ts';

vi.mock('@inkstone/call/web', async (original) => ({
  ...(await original<typeof import('@inkstone/call/web')>()),
  fetchBytes: vi.fn<typeof fetchBytes>(),
}));
vi.mock('./save-file.ts', () => ({ saveFile: vi.fn<typeof saveFile>() }));

afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

const caller = {} as Caller;
const refusal = (code: string) => new CallError({ kind: 'refused', code, message: code });

test('while the server makes too many PDFs, a report is asked for again until it comes', async () => {
  vi.useFakeTimers();
  const pdf = new Blob(['%PDF']);
  vi.mocked(fetchBytes)
    .mockRejectedValueOnce(refusal('report.busy'))
    .mockRejectedValueOnce(refusal('report.busy'))
    .mockResolvedValueOnce(pdf);
  const saving = downloadPdf(caller, { kind: 'phase', id: 1 }, 'Week 3');
  await vi.runAllTimersAsync();
  await saving;
  expect(saveFile).toHaveBeenCalledExactlyOnceWith(pdf, 'Week 3');
});

test('any other refusal is passed on at once', async () => {
  vi.mocked(fetchBytes).mockRejectedValue(refusal('report.tooHeavy'));
  await expect(downloadPdf(caller, { kind: 'phase', id: 1 }, 'Week 3')).rejects.toThrow('report.tooHeavy');
  expect(fetchBytes).toHaveBeenCalledTimes(1);
});
