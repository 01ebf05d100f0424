export const HOW_TO_GET: Readonly<Record<'Firefox' | 'WebKit', string>>;
export function findFirefox(): string | null;
export function findWebKit(): { driver: string; browser: string; screen: string } | null;
