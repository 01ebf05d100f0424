// The rules at a glance, printed on paper, beside a running race or a setup: nothing there is lost for reading them.

import { Dialog } from '@base-ui/react/dialog';
import type { GameUi } from '@ui/game-ui';
import { IconButton } from '@ui/panels/button';
import { X } from 'lucide-react';
import { type ReactElement, useRef } from 'react';
import './rules-drawer.css';

/** A drawer from the right. */
export function RulesDrawer({ open, onClose, ui }: { open: boolean; onClose(): void; ui: GameUi }): ReactElement {
  const text = useRef<HTMLElement>(null);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="rules-drawer-scrim" />
        <Dialog.Popup className="rules-drawer" initialFocus={text}>
          <div className="rules-drawer-head">
            <Dialog.Title className="heading h2">Rules at a glance</Dialog.Title>
            <IconButton icon={<X size={20} />} label="Close (Esc)" onClick={onClose} />
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by key */}
          <section className="rules-drawer-text" ref={text} tabIndex={0} aria-label="Rules">
            {ui.rules.map((section) => (
              <section key={section.title}>
                <h3 className="heading h3">{section.title}</h3>
                {section.paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </section>
            ))}
          </section>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
