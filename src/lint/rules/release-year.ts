import type {Rule} from '../rule';

/** A release is tagged in its month, or early in the next one: 24.6 came on 2024-07-01, 23.5 on 2023-06-08. */
const DAYS_LATE = 14;
const DAY = 24 * 60 * 60 * 1000;

export const releaseYear: Rule = {
  release(release, report) {
    const {version, date} = release;
    const [major, minor] = version.split('.').map(Number) as [number, number];
    // Without a date this is NaN, which is neither before nor after.
    const time = Date.parse(`${date}T00:00:00Z`);
    const from = Date.UTC(2000 + major, minor - 1, 1);
    const to = Date.UTC(2000 + major, minor, DAYS_LATE);
    if (time < from || time > to) {
      const month = new Date(from + 15 * DAY).toISOString().slice(0, 7);
      report(`date ${date} of ${version}, expected a day of ${month} or of the two weeks after it`, release);
    }
  },
};
