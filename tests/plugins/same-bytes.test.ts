import {expect, it} from 'vitest';
import sameBytes from '../../src/plugins/same-bytes';

const configure = (minimizer: unknown[]) => () =>
  sameBytes().configureWebpack!({optimization: {minimizer}} as never, false, {} as never, undefined);

it.each([
  ['another minimizer', [{name: 'TerserPlugin'}]],
  ['other options', [{name: 'SwcJsMinimizerRspackPlugin', _args: [{minimizerOptions: {mangle: {}}}]}]],
])('throws if Docusaurus has %s', (_, minimizers) => {
  expect(configure(minimizers)).toThrow("expected Docusaurus' SwcJsMinimizerRspackPlugin with mangle: true");
});
