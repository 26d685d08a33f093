export * from './defaults';
export * from './entries';
export * from './names';
export * from './pages';
export * from './references';
export * from './signs';
export * from './wording';
