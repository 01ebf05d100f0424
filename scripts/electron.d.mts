// Types of electron.mjs for the browser tests.
export const electronFolder: string;
export function electronBinary(): string | null;
export function electronReachable(): Promise<boolean>;
export function hasNoDisplay(): boolean;
