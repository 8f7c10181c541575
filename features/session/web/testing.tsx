import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router';
import { vi } from 'vitest';
import { anonymous, toWire } from '@inkstone/call';
import { renderUi } from '@inkstone/ui/testing';
import { deviceZone } from '@inkstone/ui/time';
import { signInFrontend, student, teacher } from '../contract.ts';
import { Gate } from './gate.tsx';
import type { Person } from './stored-session.ts';
import { Screen as Login } from './login.screen.tsx';
import { SessionProvider } from './session-provider.tsx';
import { useProtectPage } from './use-session.ts';

interface LoginReply {
  status: number;
  body: object;
}

/** Fake server of the login page, and the requests it received. */
export interface LoginServer {
  /** By path; others are not found. */
  replies: Record<string, (sent: Record<string, unknown>) => LoginReply>;
  sent: { path: string; body: Record<string, unknown>; bearer: string | null }[];
}

/** A signed-in student. */
export const linXiaohe: Person = {
  id: 7,
  name: 'Lin Xiaohe',
  role: ['student'],
  namedRoles: [],
  permission: [],
  language: 'en',
  timeZone: deviceZone(),
  isGuideSeen: true,
  browserToken: 'browser',
};

/** A user as responses spell one. */
export const toWireUser = (user: object) => toWire(signInFrontend, 'output', user) as object;

/** Response to her sign-in. */
export const user = {
  ...toWireUser({ ...linXiaohe, token: 'bearer' }),
  ...{ success: 1, all_role: [{ role: 'student', desc: 'Student' }] },
};

/** Replaces the network: every login succeeds. */
export const answerLogins = (): LoginServer => {
  const server: LoginServer = {
    sent: [],
    replies: {
      remind: () => ({ status: 200, body: { success: 1, school: 'Hillside Tutoring', notice: null, canMail: true } }),
      'frontend/login': () => ({ status: 200, body: user }),
      'backend/login': () => ({ status: 200, body: { ...user, role: ['teacher'] } }),
    },
  };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const path = url.replace('/api/', '').split('?')[0] ?? '';
    const body = JSON.parse(typeof init.body === 'string' ? init.body : '{}') as Record<string, unknown>;
    server.sent.push({ path, body, bearer: new Headers(init.headers).get('authorization') });
    const reply = server.replies[path]?.(body) ?? { status: 404, body: {} };
    return new Response(JSON.stringify(reply.body), { status: reply.status });
  });
  return server;
};

const Where = () => <p data-testid="where">{useLocation().pathname}</p>;

const Exam = () => {
  useProtectPage('attempt');
  return <p>The exam</p>;
};

const screens = [
  { path: '/stu/index', who: student },
  { path: '/demo', who: anonymous },
];

/** Renders the login and some protected screens at a path. */
export const renderLogin = (at: string, language: 'en' | 'zh' = 'en') =>
  renderUi(
    <SessionProvider screens={screens}>
      <Where />
      <Routes>
        <Route path="/login" element={<Login />} />
        <Route path="/exam" element={<Gate who={student}>{<Exam />}</Gate>} />
        <Route path="/list" element={<Gate who={student}>The list</Gate>} />
        <Route path="/teacher/index" element={<Gate who={teacher}>The desk</Gate>} />
        <Route path="/home" element={<Gate who={student}>The home</Gate>} />
      </Routes>
    </SessionProvider>,
    { at, language },
  );

export const typeInto = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

export const pressButton = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** The current path. */
export const getPath = () => screen.getByTestId('where').textContent;
