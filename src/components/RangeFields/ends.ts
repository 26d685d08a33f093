/** What the two ends of an upgrade are called. */
export const END_NAMES = {from: 'Current version', to: 'Upgrade to'} as const;
