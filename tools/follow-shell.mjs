// Preloaded into a program that npm runs through a shell. npm sends its signal to the shell, which dies of it and does
// not pass it on: once the shell is gone the program is stopped as by that signal, so that it can shut down.
import { whenShellEnds } from './shell.mjs';

whenShellEnds(Number(process.env.INKSTONE_SHELL), () => process.kill(process.pid, 'SIGTERM'));
