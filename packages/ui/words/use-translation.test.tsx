// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { useDeferredValue } from 'react';
import { afterEach, expect, test } from 'vitest';
import { defineMessages } from '@inkstone/base';
import { renderUi } from '../testing.tsx';
import { createMessagesHandle } from './handle.ts';
import { AccountLanguage, PartLanguage, useLocalizedText } from './language.tsx';
import { useAccountTranslation, useTranslation } from './use-translation.ts';

const messages = defineMessages('sample', {
  hello: { en: 'Hello {name}', zh: '你好，{name}' },
  left_one: { en: '{count} question left', zh: '还剩 {count} 题' },
  left_other: { en: '{count} questions left', zh: '还剩 {count} 题' },
});

const Sample = ({ count }: { count: number }) => {
  const t = useTranslation(messages);
  return <p>{`${t('hello', { name: '<b>Lin</b>' })}. ${t('left', { count })}. ${t.has('left')} ${t.has('other')}`}</p>;
};

afterEach(cleanup);

test('values are filled in unescaped, and the count chooses the plural form', async () => {
  renderUi(<Sample count={1} />);
  expect(await screen.findByText('Hello <b>Lin</b>. 1 question left. true false')).toBeTruthy();
  cleanup();
  renderUi(<Sample count={3} />);
  expect(await screen.findByText('Hello <b>Lin</b>. 3 questions left. true false')).toBeTruthy();
});

test('what a component changes while it is rendered is rendered, also where nobody waits for its messages', () => {
  const Deferred = () => {
    const t = useTranslation(messages);
    return <p>{`${t('hello', { name: 'Lin' })}, ${useDeferredValue('loaded', 'loading')}`}</p>;
  };
  renderUi(<Deferred />);
  expect(screen.getByText('Hello Lin, loaded')).toBeTruthy();
});

test('a Chinese reader gets Chinese', async () => {
  renderUi(<Sample count={3} />, { language: 'zh' });
  expect(await screen.findByText('你好，<b>Lin</b>. 还剩 3 题. true false')).toBeTruthy();
  expect(document.documentElement.lang).toBe('zh-CN');
});

test('rendering waits for messages that are loading, also for two sets in one component', async () => {
  const fetched: string[] = [];
  const handle = (namespace: string) => {
    const load = (language: string) => () => {
      fetched.push(`${namespace} ${language}`);
      return Promise.resolve({ default: { said: `${namespace} said in ${language}` } });
    };
    return createMessagesHandle(namespace, { en: load('en'), zh: load('zh') });
  };
  const [one, two] = [handle('one'), handle('two')];
  const Both = () => {
    const first = useTranslation(one);
    const second = useTranslation(two);
    return <p>{`${first('said')}, ${second('said')}`}</p>;
  };
  await act(async () => {
    renderUi(<Both />);
  });
  expect(await screen.findByText('one said in en, two said in en')).toBeTruthy();
  expect(fetched).toEqual(['one en', 'two en']);
});

test('a part of a page has a language of its own, inside it another part that of the person again', () => {
  const Part = () => {
    const [t, tAccount] = [useTranslation(messages), useAccountTranslation(messages)];
    return <p>{`${t('left', { count: 2 })} ${tAccount('left', { count: 2 })}`}</p>;
  };
  renderUi(
    <PartLanguage language="en">
      <Part />
      <AccountLanguage>
        <Sample count={2} />
      </AccountLanguage>
    </PartLanguage>,
    { language: 'zh' },
  );
  expect(screen.getByText('2 questions left 还剩 2 题').closest('[lang]')?.getAttribute('lang')).toBe('en');
  expect(
    screen
      .getByText(/^你好/)
      .closest('[lang]')
      ?.getAttribute('lang'),
  ).toBe('zh-CN');
  expect(document.documentElement.lang).toBe('zh-CN');
});

test('a part in both languages shows one after the other, and what is the same once', () => {
  const pairs = defineMessages('both', { next: { en: 'Next', zh: '下一题' }, ok: { en: 'OK', zh: 'OK' } });
  const Part = () => {
    const t = useTranslation(pairs);
    const localize = useLocalizedText();
    return <p>{`${t('next')}, ${t('ok')}, ${localize({ en: 'Math', zh: '数学' })}, ${t.has('next')}`}</p>;
  };
  renderUi(
    <PartLanguage language="both">
      <Part />
    </PartLanguage>,
  );
  expect(screen.getByText('Next 下一题, OK, Math 数学, true')).toBeDefined();
});

test('a part in two languages fills each form in where it belongs', () => {
  const Lengths = () => {
    const t = useTranslation(messages);
    return <p>{t('hello', { name: { en: '3 min', zh: '3 分钟' } })}</p>;
  };
  renderUi(
    <PartLanguage language="both">
      <Lengths />
    </PartLanguage>,
  );
  expect(screen.getByText('Hello 3 min 你好，3 分钟')).toBeTruthy();
});
