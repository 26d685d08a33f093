// All rules.
export * from './anchors';
export * from './defaults';
export * from './entries';
export * from './links';
export * from './names';
export * from './references';
export * from './releases';
export * from './signs';
export * from './wording';
