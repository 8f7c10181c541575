// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { buildBlueprint, buildSectionRule } from '@inkstone/exam/blueprint/testing';
import { createStart, stubServer, openStore } from '../testing.tsx';

const blueprint = buildBlueprint({
  sections: [buildSectionRule('Reading')],
  filled: [{ section: 'Reading', sets: [[1]] }],
});
const begun = [{ kind: 'started' }, { kind: 'section-entered', sectionId: 'Reading' }] as const;

/** Responses of intermediaries: a captive portal, a proxy, a filter. */
const answers = {
  'a success without a number': { status: 200, body: '{"success":1}' },
  'a status of its own': { status: 200, body: '{"status":"ok","ack":"all","serverTime":"now"}' },
  'a page that asks for a login': { status: 200, body: '<html>Log in</html>' },
  'a page that forbids': { status: 403, body: '<html>Blocked</html>' },
  'a page that finds nothing': { status: 404, body: '<html>Not found</html>' },
};

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each(Object.entries(answers))(
  '%s is not taken for a response to a save: the answer stays unsaved, work continues, and it is sent later',
  async (_, { status, body }) => {
    vi.stubGlobal('fetch', async () => new Response(body, { status }));
    const acknowledge = vi.fn<() => Promise<void>>(async () => undefined);
    const store = await openStore(createStart(blueprint), begun, { acknowledge });
    store.dispatch({ kind: 'answered', questionId: 1, value: 'A' });
    await vi.waitFor(() => expect(store.snapshot().trouble).toBe('offline'));
    await store.syncClock();
    expect(store.snapshot()).toMatchObject({ isWritable: true, saving: { is: 'onDevice' } });
    expect(acknowledge).not.toHaveBeenCalled();

    const held = stubServer();
    store.retryNow();
    await vi.waitFor(() => expect(held.at(-1)?.value).toBe('A'));
    await vi.waitFor(() => expect(store.snapshot().saving.is).toBe('saved'));
    store.close();
  },
);
