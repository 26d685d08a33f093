import type {Rule} from '../rule';

export const releaseGap: Rule = {
  page({documents, year: {year, releases}}, report) {
    const isNewestPage = !documents.has(`./${year + 1}.mdx`);
    for (const [index, release] of releases.entries()) {
      const {version, date} = release;
      // A release in preparation is the first of the newest page.
      if (date === undefined && (index > 0 || !isNewestPage))
        report(
          `release ${version} without a date, ` +
            `expected ", YYYY-MM-DD" after it: only the newest may wait for its day`,
          release,
        );
      const newer = releases[index - 1]?.version;
      const [major, minor] = version.split('.');
      const [newerMajor, newerMinor] = (newer ?? '').split('.');
      if (newerMajor === major && Number(newerMinor) > Number(minor) + 1)
        report(`release ${version} after ${newer}, expected ${major}.${Number(newerMinor) - 1}`, release);
    }
    const oldest = releases.at(-1);
    if (oldest && !oldest.version.endsWith('.1') && releases.length > 1)
      report(`end of the releases at ${oldest.version}, expected all months of the year down to .1`, oldest);
  },
};
