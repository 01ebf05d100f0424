// Window sizes for the toolbar, one on either side of each breakpoint (src/ui/theme/breakpoints.ts).

interface Viewport {
  name: string;
  styles: { width: string; height: string };
  type: 'mobile' | 'tablet' | 'desktop';
}

/** The five windows in which we look at every screen. */
export const viewports: Readonly<Record<string, Viewport>> = {
  phone: sized('Phone', 390, 844, 'mobile'),
  handset: sized('Phone lying', 844, 390, 'mobile'),
  narrow: sized('Tablet', 820, 1180, 'tablet'),
  compact: sized('Small laptop', 1024, 768, 'desktop'),
  wide: sized('Laptop', 1440, 900, 'desktop'),
};

function sized(name: string, width: number, height: number, type: Viewport['type']): Viewport {
  return { name: `${name} ${width} × ${height}`, styles: { width: `${width}px`, height: `${height}px` }, type };
}
