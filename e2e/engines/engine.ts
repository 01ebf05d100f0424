// A page in an engine that Playwright cannot drive here: what a guest does in it, in WebDriver terms that both its classic
// and its two-way form understand.
// Not here: how they are sent (firefox.ts, webkit.ts).

import { expect } from '@playwright/test';

/** What an engine can do for a page. */
export interface Engine {
  /** Firefox or WebKit with its version. */
  readonly name: string;
  goto(address: string): Promise<void>;
  /** Runs a function's source in the page with this argument; its result comes back as JSON. */
  run(source: string, argument: unknown): Promise<unknown>;
  /** Input as WebDriver describes it: https://www.w3.org/TR/webdriver2/#actions. */
  input(actions: readonly object[]): Promise<void>;
  /** A picture of the page, PNG in base64. */
  picture(): Promise<string>;
  close(): Promise<void>;
}

/** One guest's page. */
export class EnginePage {
  readonly engine: Engine;
  constructor(engine: Engine) {
    this.engine = engine;
  }

  /** Opens an address and records every error from then on. */
  async goto(address: string): Promise<void> {
    await this.engine.goto(address);
    await this.evaluate(() => {
      const errors: string[] = [];
      Object.assign(window, { pageErrors: errors });
      addEventListener('error', (event) => errors.push(`uncaught: ${event.message}`));
      addEventListener('unhandledrejection', (event) => errors.push(`unhandled: ${event.reason}`));
      addEventListener('securitypolicyviolation', (event) => errors.push(`policy: ${event.violatedDirective}`));
      const { error } = console;
      console.error = (...args: unknown[]) => {
        errors.push(`console: ${args.join(' ')}`);
        error(...args);
      };
    });
  }

  evaluate<A, R>(what: (argument: A) => R, argument?: A): Promise<R> {
    return this.engine.run(String(what), argument ?? null) as Promise<R>;
  }

  get troubles(): Promise<string[]> {
    return this.evaluate(() => (window as unknown as { pageErrors: string[] }).pageErrors);
  }

  get address(): Promise<string> {
    return this.evaluate(() => location.href);
  }

  /** Presses the middle of the selector's element; of several, the one with this text. */
  async press(selector: string, text = ''): Promise<void> {
    await this.input(selector, text, ({ x, y }) => [
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  }

  /** Types into a field, replacing its content. */
  async type(selector: string, text: string): Promise<void> {
    await this.press(selector);
    await this.evaluate((field) => (document.querySelector(field) as HTMLInputElement | null)?.select(), selector);
    const keys = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.engine.input([{ type: 'key', id: 'keys', actions: keys }]);
    await expect
      .poll(() => this.evaluate((field) => (document.querySelector(field) as HTMLInputElement | null)?.value, selector))
      .toBe(text);
  }

  private async input(
    selector: string,
    text: string,
    actions: (middle: { x: number; y: number }) => object[],
  ): Promise<void> {
    let middle: { x: number; y: number } | null = null;
    const found = async () => {
      middle = await this.evaluate(
        ([wanted, message]) => {
          const all = [...document.querySelectorAll<HTMLElement>(wanted)];
          const one = all.find((element) => message === '' || element.textContent?.trim() === message);
          if (!one || (one as HTMLButtonElement).disabled) return null;
          one.scrollIntoView({ block: 'center', behavior: 'instant' });
          const box = one.getBoundingClientRect();
          return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
        },
        [selector, text] as const,
      );
      return middle !== null;
    };
    await expect.poll(found, { message: `${selector} ${text}`, timeout: 30_000 }).toBe(true);
    if (middle !== null) await this.engine.input(actions(middle));
  }
}
