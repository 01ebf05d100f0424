// The list of short messages. Not here: showing one (toasts.tsx).

import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { type ReactElement, useEffect } from 'react';
import './toasts.css';
import { classes } from '../panels/classes';
import { t } from '../text/t';
import { readToasts, type Toasted, type ToastKind } from './toast-queue';

const manager = Toast.createToastManager<{ kind: ToastKind }>();
const ICONS: Readonly<Record<ToastKind, ReactElement>> = {
  info: <Info size={20} className="icon" />,
  good: <CircleCheck size={20} className="icon" />,
  bad: <CircleAlert size={20} className="icon" />,
};

/** The messages, newest first. */
export function ToastList(): ReactElement {
  // After the provider's own effect, which makes it listen to its manager.
  useEffect(() => readToasts(show), []);
  return (
    <Toast.Provider toastManager={manager} limit={2} timeout={4000}>
      <Toast.Portal>
        <Toast.Viewport className="toasts">
          <List />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function show({ kind, text, action }: Toasted): void {
  manager.add({
    description: text,
    data: { kind },
    priority: kind === 'bad' ? 'high' : 'low',
    ...(action && { actionProps: { children: action.label, onClick: action.onClick }, timeout: 8000 }),
  });
}

function List(): ReactElement[] {
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
