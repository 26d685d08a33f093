import {expect, it} from 'vitest';
import sameBytes from '../../src/plugins/same-bytes';

const configure = (minimizer: unknown[]) => () =>
  sameBytes().configureWebpack!({optimization: {minimizer}} as never, false, {} as never, undefined);

it('the letters of short names in scripts do not depend on how often they occur', () => {
  const options = {minimizerOptions: {mangle: true as unknown}};
  configure([{name: 'Other'}, {name: 'SwcJsMinimizerRspackPlugin', _args: [options]}])();
  expect(options.minimizerOptions.mangle).toEqual({disableCharFreq: true});
});

it.each([
  ['another minimizer', [{name: 'TerserPlugin'}]],
  ['other options', [{name: 'SwcJsMinimizerRspackPlugin', _args: [{minimizerOptions: {mangle: {}}}]}]],
])('throws if Docusaurus has %s', (_, minimizers) => {
  expect(configure(minimizers)).toThrow("expected Docusaurus' SwcJsMinimizerRspackPlugin with mangle: true");
});
