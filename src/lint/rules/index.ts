// All rules.
export * from './anchors';
export * from './defaults';
export * from './entries';
export * from './links';
export * from './names';
export * from './page';
export * from './references';
export * from './releases';
export * from './server';
export * from './signs';
