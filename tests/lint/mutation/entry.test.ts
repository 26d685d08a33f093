import {ENTRY_DAMAGE} from './entry-damage';
import {mutationTests} from './suite';

mutationTests(ENTRY_DAMAGE);
