// The rules at a glance, printed on paper, beside a running race or a setup: nothing there is lost for reading them.

import { Dialog } from '@base-ui/react/dialog';
import type { GameUi } from '@ui/game-ui';
import { IconButton } from '@ui/panels/button';
import { classes } from '@ui/panels/classes';
import { X } from 'lucide-react';
import { type ReactElement, useRef } from 'react';
import styles from './rules-drawer.module.css';

/** A drawer from the right. */
export function RulesDrawer({ open, onClose, ui }: { open: boolean; onClose(): void; ui: GameUi }): ReactElement {
  const text = useRef<HTMLElement>(null);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={classes(styles.rulesDrawerScrim)} />
        <Dialog.Popup className={classes(styles.rulesDrawer)} initialFocus={text}>
          <div className={styles.rulesDrawerHead}>
            <Dialog.Title className="heading h2">Rules at a glance</Dialog.Title>
            <IconButton icon={<X size={20} />} label="Close (Esc)" onClick={onClose} />
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by key */}
          <section className={styles.rulesDrawerText} ref={text} tabIndex={0} aria-label="Rules">
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
