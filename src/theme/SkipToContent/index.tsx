// Swizzled because a year's page has thousands of stops before its way around: src/shell/navigator.ts says what the second
// link does. Without script it leads to the overview of releases.

import styles from '@docusaurus/theme-classic/lib/theme/SkipToContent/styles.module.css';
import {SkipToContentLink} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import {OVERVIEW_ID} from '../../changelog/model/anchors';
import {useYearPath} from '../../components/Search/open-entry';

export default function SkipToContent(): ReactNode {
  const isYear = useYearPath() !== undefined;
  return (
    <>
      <SkipToContentLink className={styles.skipToContent!} />
      {isYear && (
        <a className={`${styles.skipToContent} skip`} href={`#${OVERVIEW_ID}`}>
          Skip to releases and sections
        </a>
      )}
    </>
  );
}
