// Short messages at the bottom left: for 4 s, at most two. For decisions, use dialog.tsx.

import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import './toasts.css';
import { classes } from '../panels/classes';
import { playSound } from '../sound/sound';
import { t } from '../text/t';

/** The kind of a message: a fact, a success, or a refusal. */
export type ToastKind = 'info' | 'good' | 'bad';

const manager = Toast.createToastManager<{ kind: ToastKind }>();
const ICONS: Readonly<Record<ToastKind, ReactElement>> = {
  info: <Info size={20} className="icon" />,
  good: <CircleCheck size={20} className="icon" />,
  bad: <CircleAlert size={20} className="icon" />,
};

/** Shows a message from anywhere. action: one button. */
export function toast(kind: ToastKind, text: string, action?: { label: string; onClick(): void }): void {
  if (kind === 'bad') playSound('refuse');
  manager.add({
    description: text,
    data: { kind },
    priority: kind === 'bad' ? 'high' : 'low',
    ...(action && { actionProps: { children: action.label, onClick: action.onClick }, timeout: 8000 }),
  });
}

/** The place where messages appear; used once, around the app. */
export function ToastProvider({ children }: { children: ReactNode }): ReactElement {
  return (
    <Toast.Provider toastManager={manager} limit={2} timeout={4000}>
      {children}
      <Toast.Portal>
        <Toast.Viewport className="toasts">
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList(): ReactElement[] {
  const { toasts } = Toast.useToastManager<{ kind: ToastKind }>();
  return toasts.map((one) => {
    const kind = one.data?.kind ?? 'info';
    return (
      <Toast.Root
        key={one.id}
        toast={one}
        className={classes('toast', `toast-${kind}`)}
        swipeDirection={['left', 'down']}
      >
        <Toast.Content className="toast-content">
          {ICONS[kind]}
          <Toast.Description className="toast-text" />
          <Toast.Action className="toast-action" />
          <Toast.Close className="toast-close" aria-label={t('close')}>
            <X size={16} />
          </Toast.Close>
        </Toast.Content>
      </Toast.Root>
    );
  });
}
