/** Tables to go on with and to join. They come after the games, because they have to be looked up anyway. */
import { enTables } from '../messages/en-tables.ts';
import { addWords } from '../words/words.ts';
import { OpenTables } from './open-tables.tsx';
import { YourTables } from './your-tables.tsx';

addWords(enTables);

export const Tables = () => (
  <div class="cols">
    <YourTables />
    <OpenTables />
  </div>
);
