export * from './defaults';
export * from './entries';
export * from './names';
export * from './pages';
export * from './punctuation';
export * from './references';
export * from './wording';
