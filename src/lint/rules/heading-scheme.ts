import {sectionSlug} from '../../changelog/model/section-names';
import type {Rule} from '../rule';

export const headingScheme: Rule = {
  release({sections}, report, {published}) {
    for (const section of sections) {
      const {id, name} = section;
      const slug = sectionSlug(name);
      // A published id stays even if it does not follow the scheme.
      if (id === '' || published.includes(id) || id.replace(/-\d+$/, '') === slug) continue;
      report(`id #${id}, expected #${slug} and a number where it repeats, like #${slug}-2`, section);
    }
  },
};
