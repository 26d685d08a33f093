import {releaseName} from '../../changelog/model/versions';
import type {Rule} from '../rule';

/** The months whose release gets long-term support. */
const LTS_MONTHS = ['3', '8'];

export const releaseLts: Rule = {
  id: 'release-lts',
  release(release, report) {
    const {version, lts} = release;
    const isDue = LTS_MONTHS.includes(version.split('.')[1]!);
    const expected = releaseName({version, lts: isDue});
    if (lts !== isDue)
      report(
        `Unexpected ${lts ? `LTS mark of ${version}` : `release ${version} without the LTS mark`}, ` +
          `expected "${expected}": releases .3 and .8 have long-term support`,
        release,
      );
  },
};
