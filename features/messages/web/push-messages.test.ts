import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPushReader } from './push-messages.ts';

const stream = [
  'retry: 3000\n: hello\n\n',
  'event: message\ndata: {"about":""}\n\n',
  ': still here\n\n',
  'event: refresh\ndata: {"about":"frontend/test"}\n\n',
  'event: unheard-of\ndata: {}\n\n',
  'event: elsewhere\r\ndata: {"about":"42"}\r\n\r\n',
].join('');
const messages = [
  { kind: 'message', about: '' },
  { kind: 'refresh', about: 'frontend/test' },
  { kind: 'elsewhere', about: '42' },
];

test('wherever the stream is split, the same events are parsed', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(stream.length)), (places) => {
      const cuts = [0, ...places.sort((a, b) => a - b), stream.length];
      const read = createPushReader();
      const heard = cuts.slice(1).flatMap((end, index) => read(stream.slice(cuts[index], end)));
      expect(heard).toEqual(messages);
    }),
  );
});

test('data that cannot be parsed still emits an event', () => {
  expect(createPushReader()('event: message\ndata: not json\n\n')).toEqual([{ kind: 'message', about: '' }]);
  expect(createPushReader()('event: message\n\n')).toEqual([{ kind: 'message', about: '' }]);
});
