import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { localize, type Language, type MessageSet, type MessageValues } from '@inkstone/base';
import type { CDPSession, Locator, Page } from '@playwright/test';
import type { Frame } from '../videos/encode.ts';

const stepSeconds = 0.1;
const glideSteps = 6;

interface Point {
  x: number;
  y: number;
}

/** Draws a pointer above every page, since screenshots have none; a script of the page. */
export const pointerScript = `
  const pointer = document.createElement('div');
  pointer.innerHTML =
    '<svg width="26" height="30" viewBox="0 0 26 30"><path d="M3 2v21l5.5-5 3.7 8.6 4-1.8-3.7-8.4H20Z" fill="#1B2127" stroke="#fff" stroke-width="2"/></svg>';
  Object.assign(pointer.style, { position: 'fixed', zIndex: '99999', pointerEvents: 'none', left: '0', top: '0' });
  document.addEventListener('DOMContentLoaded', () => document.documentElement.append(pointer));
  document.addEventListener('mousemove', ({ clientX, clientY }) => {
    pointer.style.transform = 'translate(' + (clientX - 3) + 'px, ' + (clientY - 2) + 'px)';
  });
`;

/** The product's page with its pointer; every change of it becomes a picture of the film. */
export class Stage {
  readonly frames: Frame[] = [];
  page: Page;
  readonly language: Language;
  private readonly folder: string;
  private capture: CDPSession | null = null;
  private pointer: Point = { x: 560, y: 420 };

  constructor(page: Page, language: Language, folder: string) {
    this.page = page;
    this.language = language;
    this.folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  t<Key extends string>(words: MessageSet<Key>, key: NoInfer<Key>, values?: MessageValues): string {
    return localize(words.pairs[key], this.language, values);
  }

  /** Shows the page as it is. */
  async show(seconds: number): Promise<void> {
    const picture = path.join(this.folder, `${String(this.frames.length).padStart(4, '0')}.png`);
    this.capture ??= await this.page.context().newCDPSession(this.page);
    // Several times faster than the page's own screenshot.
    const { data } = await this.capture.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
    writeFileSync(picture, Buffer.from(data, 'base64'));
    this.frames.push({ picture, seconds });
  }

  /** Waits until animations and requests are over; the page is never idle, since the bell listens. */
  async settle(milliseconds = 900): Promise<void> {
    await this.page.waitForTimeout(milliseconds);
  }

  async glideTo(target: Point): Promise<void> {
    const from = this.pointer;
    for (let step = 1; step <= glideSteps; step += 1) {
      const share = (1 - Math.cos((Math.PI * step) / glideSteps)) / 2;
      await this.page.mouse.move(from.x + (target.x - from.x) * share, from.y + (target.y - from.y) * share);
      await this.show(stepSeconds);
    }
    this.pointer = target;
  }

  /** Puts the pointer of a new page where it stood. */
  async placePointer(): Promise<void> {
    await this.page.mouse.move(this.pointer.x + 1, this.pointer.y);
    await this.page.mouse.move(this.pointer.x, this.pointer.y);
  }

  async press(target: Locator, seconds = 0.6): Promise<void> {
    const box = await target.boundingBox();
    if (!box) throw new Error('nothing to press');
    await this.pressAt({ x: box.x + Math.min(box.width / 2, 90), y: box.y + box.height / 2 }, seconds);
  }

  async pressAt(point: Point, seconds = 0.6): Promise<void> {
    await this.glideTo(point);
    await this.page.mouse.click(point.x, point.y);
    await this.settle(450);
    await this.show(seconds);
  }

  /** Types into a field, a few letters a picture. */
  async type(field: Locator, text: string): Promise<void> {
    await this.press(field, 0.2);
    for (let at = 0; at < text.length; at += 4) {
      await this.page.keyboard.type(text.slice(at, at + 4));
      await this.show(stepSeconds);
    }
  }

  async drag(from: Point, to: Point): Promise<void> {
    await this.glideTo(from);
    await this.page.mouse.down();
    await this.glideTo(to);
    await this.page.mouse.up();
    await this.settle(400);
    await this.show(0.8);
  }

  /** Goes on in another window. */
  async enter(page: Page): Promise<void> {
    this.page = page;
    this.capture = null;
    await this.settle(1800);
    await this.placePointer();
  }
}
