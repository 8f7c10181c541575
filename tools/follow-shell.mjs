// Preloaded into a program that npm runs through a shell. The shell dies of the signal that npm hands to it and passes none
// on: when it is gone the program is stopped as by that signal, so that it can end what it has begun.
import { whenShellEnds } from './shell.mjs';

whenShellEnds(Number(process.env.INKSTONE_SHELL), () => process.kill(process.pid, 'SIGTERM'));
