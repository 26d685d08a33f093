import {isLtsVersion, releaseName} from '../../changelog/model/lts';
import type {Rule} from '../rule';

export const releaseLts: Rule = {
  release(release, report) {
    const {version, lts} = release;
    const isDue = isLtsVersion(version);
    const expected = releaseName({version, lts: isDue});
    if (lts !== isDue)
      report(
        `${lts ? `LTS mark of ${version}` : `release ${version} without the LTS mark`}, ` +
          `expected "${expected}": releases .3 and .8 have long-term support`,
        release,
      );
  },
};
