// Someone who uses a screen reader: knows only what Chromium's accessibility tree says, roles and names, and acts by keyboard
// on what it names. Never uses the page's elements, classes or positions.

import type { CDPSession, Page } from '@playwright/test';

/** One node of the tree that can be heard. */
export interface Heard {
  role: string;
  name: string;
  isOff: boolean;
  isPressed: boolean;
  /** Roles with names of its ancestors, the nearest first: 'group Gears'. */
  within: readonly string[];
  /** The browser's id of the node. */
  id: number;
}

/** What to press, if it exists: by role and name, within something of this role and name. */
export interface Wish {
  name: RegExp;
  role?: string;
  within?: string;
  /** Only while nothing like it is pressed. */
  once?: boolean;
  /** Not if it is already pressed. */
  fresh?: boolean;
}

/** ms between two readings. */
const PAUSE = 40;

interface AXNode {
  nodeId: string;
  parentId?: string;
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  properties?: { name: string; value: { value: unknown } }[];
  backendDOMNodeId?: number;
}

export class Listener {
  readonly page: Page;
  private readonly session: CDPSession;
  /** The last reason why something could not be pressed. */
  private trouble: string = '';

  private constructor(page: Page, session: CDPSession) {
    this.page = page;
    this.session = session;
  }
  /** Begins to listen to a page. */
  static async to(page: Page): Promise<Listener> {
    const session = await page.context().newCDPSession(page);
    await session.send('DOM.enable');
    await session.send('Accessibility.enable');
    return new Listener(page, session);
  }

  /** Everything that can be heard now. */
  async hear(): Promise<Heard[]> {
    const { nodes } = (await this.session.send('Accessibility.getFullAXTree')) as unknown as { nodes: AXNode[] };
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    return nodes.flatMap((node) => {
      if (node.ignored || node.backendDOMNodeId === undefined) return [];
      const within: string[] = [];
      for (let up = byId.get(node.parentId ?? ''); up; up = byId.get(up.parentId ?? '')) {
        if (!up.ignored && up.name?.value) within.push(`${up.role?.value} ${up.name.value}`);
      }
      const state = (name: string) => node.properties?.find((one) => one.name === name)?.value.value;
      return {
        role: node.role?.value ?? '',
        name: node.name?.value ?? '',
        isOff: state('disabled') === true,
        isPressed: state('pressed') === 'true' || state('checked') === 'true',
        within,
        id: node.backendDOMNodeId,
      };
    });
  }

  /** Presses the first of these that exists and is enabled; returns which was pressed. */
  async pressOne(wishes: readonly Wish[], key = ' '): Promise<string | undefined> {
    const heard = await this.hear();
    for (const { name, role = 'button', within, once = false, fresh = false } of wishes) {
      const like = heard.filter(
        (one) =>
          one.role === role &&
          matchesName(name, one.name) &&
          (within === undefined || one.within.some((around) => around.toLowerCase() === within.toLowerCase())),
      );
      if (once && like.some((one) => one.isPressed)) continue;
      const found = like.find((one) => !one.isOff && !((once || fresh) && one.isPressed));
      if (found && (await this.press(found, key))) return found.name;
    }
    return undefined;
  }

  /** Waits until it exists, and presses it. */
  async find(wish: Wish, key = ' '): Promise<void> {
    const until = Date.now() + 20_000;
    while ((await this.pressOne([wish], key)) === undefined) {
      if (Date.now() > until) throw new Error(`nobody says ${wish.name}, but ${await this.buttons()}. ${this.trouble}`);
      await this.page.waitForTimeout(PAUSE);
    }
  }

  /** Whether something of this role and name is heard. */
  async hears(role: string, name: RegExp): Promise<boolean> {
    return (await this.hear()).some((one) => one.role === role && matchesName(name, one.name));
  }

  /** Drives by these wishes in any order until the results are read out; returns what was pressed, in order. */
  async raceBy(wishes: readonly Wish[], within: number): Promise<string[]> {
    const pressed: string[] = [];
    const until = Date.now() + within;
    while (!(await this.hears('heading', /^Finishing order$/))) {
      if (Date.now() > until)
        throw new Error(
          `no end; pressed last: ${pressed.slice(-5).join(' | ')}; there is ${await this.buttons()}. ${this.trouble}`,
        );
      const one = await this.pressOne(wishes);
      if (one !== undefined) pressed.push(one);
      await this.page.waitForTimeout(PAUSE);
    }
    return pressed;
  }

  private async buttons(): Promise<string> {
    const heard = (await this.hear()).filter(({ role }) => role === 'button' || role === 'heading');
    return heard.map(({ name, isOff }) => (isOff ? `(${name})` : name)).join(' | ');
  }

  /** It may be gone, or covered, by the time it is pressed. */
  private async press({ id: backendNodeId }: Heard, key: string): Promise<boolean> {
    try {
      await this.session.send('DOM.focus', { backendNodeId });
    } catch (error) {
      this.trouble = String(error);
      return false;
    }
    await this.page.keyboard.press(key);
    return true;
  }
}

/** Names are read as written on the screen, some in capitals. */
function matchesName(pattern: RegExp, name: string): boolean {
  return new RegExp(pattern.source, 'i').test(name);
}
