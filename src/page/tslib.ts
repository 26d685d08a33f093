/** All that the scripts in browsers use of the package of this name, which has 11 kB: see index.ts. */
export function __importDefault(module: {readonly __esModule?: boolean}) {
  return module.__esModule ? module : {default: module};
}
