/** Compresses all text files below `folder`; the same content always gives the same bytes. */
export function compress(folder: string): Promise<void>;
