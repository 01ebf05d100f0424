// A small icon of a person's device.

import type { Device } from '@api/party';
import { AppWindow, Laptop, Smartphone, Tablet } from 'lucide-react';
import type { ReactElement } from 'react';

/** Phone, tablet, laptop, or the app's window. */
export function DeviceIcon({ device, size = 15 }: { device: Device; size?: number }): ReactElement {
  if (device === 'phone') return <Smartphone size={size} className="icon" />;
  if (device === 'tablet') return <Tablet size={size} className="icon" />;
  if (device === 'app') return <AppWindow size={size} className="icon" />;
  return <Laptop size={size} className="icon" />;
}
