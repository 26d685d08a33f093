/** The Chromium that CHROMIUM_PATH names, or one on PATH; else Debian's package or the test tool's own is installed. */
export function findChromium(): Promise<string>;
