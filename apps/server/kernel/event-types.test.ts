import { expectTypeOf, test } from 'vitest';
import type { EmitEvent, EventPayloads, PushToPersons, Subscribers } from '@inkstone/call/server';
import { subscribers } from '../subscriptions.ts';
import { joinSubscribers } from './subscriptions.ts';

// What must not compile; `npm run check` fails where one of these does.
export const emitWrongly = async (emit: EmitEvent) => {
  // @ts-expect-error A misspelt event.
  await emit('attempt.restarted', { attemptId: 1 });
  // @ts-expect-error A payload without its fields.
  await emit('answers.replaced', { attemptId: 1 });
  // @ts-expect-error A field of another type.
  await emit('questions.changed', { assignmentId: '1' });
};

export const pushWrongly = async (push: PushToPersons) => {
  // @ts-expect-error A misspelt kind.
  await push([1], { kind: 'refreshed', about: 'attempt 1' });
  // @ts-expect-error A subject that no window knows.
  await push([1], { kind: 'refresh', about: 'asignment 1' });
  // @ts-expect-error A refresh of nothing.
  await push([1], { kind: 'refresh' });
};

// @ts-expect-error A subscriber to a misspelt event.
export const misspelt: Subscribers = { 'attempt.restarted': () => Promise.resolve() };

export const misread: Subscribers = {
  // @ts-expect-error A field that the event does not have.
  'questions.changed': ({ attemptId }) => Promise.resolve(attemptId),
};

test('subscribers of all features take the payloads that are emitted', () => {
  expectTypeOf(joinSubscribers).parameter(0).items.toEqualTypeOf<Subscribers>();
  expectTypeOf(subscribers).items.toExtend<Subscribers>();
  expectTypeOf<Parameters<EmitEvent>[0]>().toEqualTypeOf<keyof EventPayloads>();
});
